import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

describe("an address that only gives (N74)", () => {
  it.each(["/healthz", "/readyz", "/api/openapi.json", "/api/docs/", "/api/avatars/x", "/media/x/original"])(
    "%s: another method is 405 and names what is allowed",
    async (url) => {
      for (const method of ["POST", "DELETE"] as const) {
        const { status, body, headers } = await app.anonymous.raw({ method, url });
        expect([status, body?.code, headers["allow"]]).toEqual([405, "method_not_allowed", "GET, HEAD"]);
      }
    },
  );

  it.each(["/dev/mailbox", "/metrics", "/nowhere", "/api/nowhere", "/.env"])("%s is not told of", async (url) => {
    expect((await app.anonymous.raw({ method: "POST", url })).status).toBe(404);
  });
});
