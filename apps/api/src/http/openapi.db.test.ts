import { randomUUID } from "node:crypto";
import { DetailError, EmailsError, FieldErrors, ImageIdsError, InactiveError } from "@adjudge/contracts";
import type { z } from "zod";
import { beforeAll, describe, expect, it } from "vitest";
import { makePaidUser } from "../../test/paid.ts";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";
import type { Answer } from "../../test/test-caller.ts";

const forms: Readonly<Record<string, z.ZodType>> = {
  DetailError: DetailError.strict(),
  EmailsError: EmailsError.strict(),
  FieldErrors,
  ImageIdsError: ImageIdsError.strict(),
  InactiveError: InactiveError.strict(),
};

let app: TestApp;
let paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
beforeAll(async () => {
  app = await buildTestApp();
  paths = (await app.anonymous.get("/openapi.json")).body.paths;
});

/** Names of the forms that the description gives to a failure of this call. */
function formsOf(path: string, status: number): string[] {
  const described = JSON.stringify(paths[path]?.["post"]?.responses[String(status)] ?? {});
  return [...described.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? "");
}

const fits = (path: string, { status, body }: Answer): boolean =>
  formsOf(path, status).some((name) => forms[name]?.safeParse(body).success === true);

describe("the description", () => {
  it("has every form that a failure has", async () => {
    const { call } = await makePaidUser(app, { comparisons: 5, teamMembers: 3 });
    const person = { first_name: "Ada", last_name: "Tester", email: `${randomUUID()}@example.test` };
    const password = "correct-horse-1";
    await app.anonymous.post("/users/", { ...person, password, confirm_password: password });
    const failures: [string, number, Answer][] = [
      ["/login", 403, await app.anonymous.post("/login/", { username: person.email, password })],
      ["/login", 401, await app.anonymous.post("/login/", { username: person.email, password: "another-one-2" })],
      ["/login", 400, await app.anonymous.post("/login/", {})],
      ["/image-comparisons", 400, await call.post("/image-comparisons/", { image_ids: [] })],
      ["/image-comparisons", 404, await call.post("/image-comparisons/", { image_ids: ["a", "b"] })],
      ["/invitations", 400, await call.post("/invitations/", { emails: ["no address"] })],
      ["/invitations", 400, await call.post("/invitations/", { emails: [] })],
      ["/categories", 400, await call.post("/categories/", { category: "All" })],
    ];
    for (const [path, status, answer] of failures) {
      expect([path, answer.status]).toEqual([path, status]);
      expect(fits(path, answer), `${path} ${JSON.stringify(answer.body)}`).toBe(true);
    }
  });

  it("names a form of its own only where a call has it", () => {
    expect(formsOf("/login", 403)).toEqual(["InactiveError", "DetailError"]);
    expect(formsOf("/image-comparisons", 400)).toEqual(["DetailError", "ImageIdsError", "FieldErrors"]);
    expect(formsOf("/categories", 400)).toEqual(["DetailError", "FieldErrors"]);
    expect(formsOf("/images/{id}/facts", 422)).toEqual(["DetailError"]);
  });
});
