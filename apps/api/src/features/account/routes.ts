import { endSession, getCurrentUser, listSessions, type User } from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { route } from "../../http/route.ts";
import { presentSession, presentUser } from "./presenter.ts";
import type { AccountService } from "./service.ts";

/** A user as every call of the API shows one. */
export async function loadUser(account: AccountService, userId: string): Promise<User> {
  const { user, entitlement } = await account.get({ userId });
  return presentUser(user, entitlement);
}

export function registerAccountRoutes(api: Api, account: AccountService): void {
  route(api, getCurrentUser, async ({ userId }) => ({
    message: "User retrieved successfully.",
    user: await loadUser(account, userId),
  }));
  route(api, listSessions, async ({ userId, session }) => ({
    message: "Sessions retrieved successfully.",
    sessions: (await account.listSessions({ userId })).map((row) => presentSession(row, session.id)),
  }));
  route(api, endSession, async ({ userId, params, ip }) => {
    await account.endSession({ userId, id: params.id, ip });
    return undefined;
  });
}
