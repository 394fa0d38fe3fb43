import { describe, expect, it } from "vitest";
import { z } from "zod";
import { allEndpoints } from "./all-endpoints.ts";
import * as contracts from "./index.ts";

/** What clients have relied on from the start, then what the API adds (docs/product/calls.md). */
const named = [
  "GET /users/current",
  "POST /login",
  "POST /users",
  "PATCH /users/:id",
  "POST /change-password",
  "POST /user/verify",
  "POST /otp",
  "POST /reset-password",
  "POST /auth/accounts/passwordreset/confirm/:userid/:token",
  "GET /subscription-plans",
  "GET /subscription-plans/:id",
  "GET /subscribe",
  "POST /subscription/pay",
  "POST /payment/verify",
  "GET /success/:id",
  "POST /payment-method",
  "GET /payment-method",
  "POST /categories",
  "GET /categories",
  "DELETE /categories/:id",
  "POST /images",
  "GET /images/list",
  "GET /images/:id",
  "POST /invitations",
  "GET /invitations/list",
  "GET /invitations/detail",
  "POST /invitations/manage",
  "GET /image-comparisons/list",
  "GET /image-comparisons/:id",
  "POST /image-comparisons",
  "POST /google_auth",
  "POST /facebook_auth",
  "POST /linkedin_auth",
  "POST /twitter_auth",
  "POST /linkedin_access_token",
  "POST /logout",
  "GET /sessions",
  "DELETE /sessions/:id",
  "POST /users/:id/export",
  "GET /users/:id/export",
  "DELETE /users/:id",
  "GET /oauth/:provider/start",
  "POST /auth/accounts/emailchange/cancel/:userid/:token",
  "POST /auth/accounts/verify/:userid/:token",
  "GET /identities",
  "POST /identities/:provider/start",
  "POST /identities/:provider",
  "DELETE /identities/:provider",
  "POST /github_auth",
  "GET /config",
  "POST /payment-method/setup",
  "DELETE /payment-method/:id",
  "POST /subscription/change",
  "POST /subscription/cancel",
  "POST /subscription/resume",
  "GET /invoices",
  "POST /stripe/webhook",
  "DELETE /images/:id",
  "DELETE /image-comparisons/:id",
  "POST /images/:id/facts",
  "POST /images/:id/rescore",
  "GET /images/:id/signals",
  "GET /critic/consent",
  "PUT /critic/consent",
  "DELETE /critic/consent",
  "GET /images/:id/critique",
  "POST /images/:id/critique",
  "GET /image-comparisons/:id/critique",
  "POST /image-comparisons/:id/critique",
];

const publicCalls = [
  "POST /login",
  "POST /users",
  "POST /otp",
  "POST /user/verify",
  "POST /reset-password",
  "POST /auth/accounts/passwordreset/confirm/:userid/:token",
  "GET /invitations/detail",
  "GET /subscription-plans",
  "POST /google_auth",
  "POST /facebook_auth",
  "POST /linkedin_auth",
  "POST /twitter_auth",
  "POST /github_auth",
  "POST /linkedin_access_token",
  "GET /oauth/:provider/start",
  "POST /auth/accounts/emailchange/cancel/:userid/:token",
  "POST /auth/accounts/verify/:userid/:token",
  "GET /config",
  "POST /stripe/webhook",
];

const signature = ({ method, path }: contracts.Endpoint) => `${method} ${path}`;

describe("every call", () => {
  it("that is named is declared, once, and no other", () => {
    expect(allEndpoints.map(signature).toSorted()).toEqual(named.toSorted());
  });

  it("is public only where the documents say so", () => {
    const declared = allEndpoints.filter(({ auth }) => auth !== "user").map(signature);
    expect(declared.toSorted()).toEqual(publicCalls.toSorted());
  });

  it("can be described as JSON Schema", () => {
    const inputs = allEndpoints.flatMap(({ params, query, body, fields }) => [params, query, body, fields]);
    const described = inputs
      .filter((schema) => schema !== undefined)
      .map((schema) => z.toJSONSchema(schema, { io: "input" }));
    expect(described.every(({ type }) => type === "object")).toBe(true);

    const answers = allEndpoints.map(({ response }) => response).filter((response) => typeof response !== "string");
    expect(answers.map((response) => z.toJSONSchema(response))).toHaveLength(answers.length);
  });
});

describe.each(allEndpoints)("$name", (call) => {
  it("is exported under its name", () => {
    const exported: Record<string, unknown> = contracts;
    expect(exported[call.name]).toBe(call);
  });

  it("needs a valid token where it needs a user", () => {
    expect(call.errors.includes("token_invalid")).toBe(call.auth === "user");
  });

  it("declares exactly the inputs and the answer its form has", () => {
    expect(call.body !== undefined).toBe(call.encoding === "json");
    expect(call.fields !== undefined).toBe(call.encoding.startsWith("multipart"));
    expect(call.params !== undefined).toBe(call.path.includes(":"));
    expect(call.response === "none").toBe(call.status === 204);
    expect(call.contentType !== null).toBe(call.response === "binary");
    expect(call.path).not.toMatch(/.\/$/);
  });

  it("never throws on nonsense", () => {
    const nonsense = [null, [], "x", 7, true, {}, { image_ids: { $ne: 1 }, emails: "a", subscription: [], email: {} }];
    for (const schema of [call.query, call.body, call.fields]) {
      for (const input of nonsense) expect(() => schema?.safeParse(input)).not.toThrow();
    }
  });
});
