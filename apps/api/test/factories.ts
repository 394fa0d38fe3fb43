import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { UsersTable } from "../src/platform/db/tables/foundation-tables.ts";
import { randomIds } from "../src/platform/ids.ts";
import { createSession } from "../src/platform/sessions/session-store.ts";
import type { Caller } from "./test-caller.ts";
import type { TestApp } from "./test-app.ts";

export type TestUser = { id: string; email: string; token: string; call: Caller };

/** A verified account with a session. It has no password unless `values` brings a hash. */
export async function makeUser(app: TestApp, values: Partial<Insertable<UsersTable>> = {}): Promise<TestUser> {
  const email = values.email ?? `user-${randomUUID()}@example.test`;
  const { id } = await app.db
    .insertInto("users")
    .values({
      first_name: "Ada",
      last_name: "Tester",
      company_name: "Test Ltd",
      email_verified_at: new Date(),
      ...values,
      email,
      email_folded: email.normalize("NFKC").toLowerCase(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { token } = await createSession(app.db, { userId: id, ip: "127.0.0.1", userAgent: "test", ids: randomIds });
  return { id, email, token, call: app.as(token) };
}
