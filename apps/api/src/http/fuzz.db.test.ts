import { allEndpoints, ErrorBody, type Endpoint } from "@adjudge/contracts";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { makeUser, type TestUser } from "../../test/factories.ts";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";
import { encodeForm } from "../../test/test-caller.ts";

/** Requests for each call; FUZZ_RUNS=10000 for a long run. */
const runs = Number(process.env["FUZZ_RUNS"] ?? (process.env["TEST_ALL"] === "1" ? 40 : 15));

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
  user = await makeUser(app);
});

const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\u0000a",
    "a\r\nSet-Cookie: x=1",
    "\ud800",
    "‮",
    "'; drop table users; --",
    "<script>alert(1)</script>",
    "../../../etc/passwd",
    "%00",
    "{{7*7}}",
    "a@b.c",
    "A".repeat(70_000),
  ),
  fc.uuid(),
);
const oddValue = fc.oneof(
  oddText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(1e308, -1, 2 ** 53, "9".repeat(400)),
);

function namesOf(endpoint: Endpoint): string[] {
  const shapes = [endpoint.body, endpoint.fields, endpoint.query].map((schema) =>
    schema && "shape" in schema ? Object.keys(Object(schema.shape)) : [],
  );
  return [...shapes.flat(), ...Object.keys(endpoint.files ?? {}), "unknown"];
}

const objectOf = (names: string[]) =>
  fc.dictionary(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: oddText }),
    oddValue,
    { maxKeys: names.length + 1 },
  );

type Body = { payload: string | Buffer; contentType: string };
const bodyOf = (names: string[]): fc.Arbitrary<Body> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: objectOf(names).map((value) => ({ payload: JSON.stringify(value), contentType: "application/json" })),
    },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 300 })
        .map((bytes) => ({ payload: Buffer.from(bytes), contentType: "application/json" })),
    },
    {
      weight: 1,
      arbitrary: fc
        .jsonValue()
        .map((value) => ({ payload: JSON.stringify(value) ?? "", contentType: "application/json" })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          oddText,
          fc.constantFrom(
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data",
            "multipart/form-data; boundary=x",
            "application/json; charset=utf-16",
            "x",
          ),
        )
        .map(([payload, contentType]) => ({ payload, contentType })),
    },
    {
      weight: 3,
      arbitrary: fc
        .array(
          fc.tuple(
            fc.constantFrom(...names),
            fc.oneof(
              oddText.map((text) => text.slice(0, 500)),
              fc
                .uint8Array({ maxLength: 400 })
                .map((bytes) => ({ fileName: "a.png", contentType: "image/png", bytes })),
            ),
          ),
          { maxLength: 4 },
        )
        .map((parts) => {
          const { payload, contentType } = encodeForm(parts);
          return { payload, contentType };
        }),
    },
  );

const idOf = fc.oneof(
  fc.uuid(),
  fc.string({ maxLength: 40 }),
  fc.constantFrom("0", "-1", "null", "..", "%00", "a".repeat(250), "\u0000", "\ud83d\ude00"),
);
const queryOf = (names: string[]) =>
  objectOf(names).map((value) =>
    new URLSearchParams(
      Object.entries(value).map(([name, inner]): [string, string] => [
        name,
        (typeof inner === "string" ? inner : JSON.stringify(inner)).slice(0, 400),
      ]),
    ).toString(),
  );

const encodeId = (id: string): string => encodeURIComponent(id.replaceAll(/[\ud800-\udfff]/g, "_"));

describe("no input makes a call fail inside (N79)", () => {
  it.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "%s",
    async (_name, endpoint) => {
      const names = namesOf(endpoint);
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.infiniteStream(idOf),
          queryOf(names),
          fc.option(bodyOf(names), { freq: 8 }),
          fc.boolean(),
          async (ids, query, body, withSlash) => {
            // A user may make 300 calls a minute, and some calls end the session.
            if (sent++ % 100 === 0) user = await makeUser(app);
            const path = endpoint.path.replaceAll(/:[a-z_]+/gi, () => encodeId(ids.next().value ?? "") || "x");
            const request: InjectOptions = {
              method: endpoint.method,
              url: `/api${path}${withSlash ? "/" : ""}${query === "" ? "" : `?${query}`}`,
              headers: { authorization: `Bearer ${user.token}`, ...(body ? { "content-type": body.contentType } : {}) },
              ...(body && endpoint.method !== "GET" ? { payload: body.payload } : {}),
            };
            const answer = await app.anonymous.raw(request);
            expect(answer.headers["x-request-id"]).toBeDefined();
            if (answer.status < 400) return;
            expect([500, 502, 504]).not.toContain(answer.status);
            expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
            expect(ErrorBody.safeParse(answer.body).success, JSON.stringify(answer.body)).toBe(true);
            expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts:|node_modules|select .* from|postgres|pg_/i);
          },
        ),
        { numRuns: runs },
      );
    },
  );
});
