import {
  endSession,
  eraseUser,
  exportUser,
  getCurrentUser,
  listSessions,
  ProfileFields,
  requestExport,
  updateUser,
  type User,
} from "@adjudge/contracts";
import { apiPrefix, type Api } from "../../http/api.ts";
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
  route(api, updateUser, async ({ params, fields, files, session, userId, ip }) => {
    await account.update({
      session,
      id: params.id,
      firstName: fields.first_name,
      lastName: fields.last_name,
      companyName: fields.company_name,
      email: fields.email,
      currentPassword: fields.current_password,
      otp: fields.otp,
      picture: files.profile_image[0]?.bytes ?? (fields.profile_image === null ? null : undefined),
      ignored: Object.keys(fields).filter((name) => !Object.hasOwn(ProfileFields.shape, name)),
      ip,
    });
    return { message: "Account details updated successfully", data: await loadUser(account, userId) };
  });
  route(api, requestExport, async ({ params, userId, body, ip }) => {
    await account.requestExport({ id: params.id, userId, password: body.password, otp: body.otp, ip });
    return { message: "Your data is being packed. It can be downloaded here in a moment, for seven days." };
  });
  route(api, exportUser, async ({ params, userId, setHeader }) => {
    const archive = await account.readExport({ id: params.id, userId });
    setHeader("content-disposition", 'attachment; filename="adjudge-export.zip"');
    return archive;
  });
  route(api, eraseUser, async ({ params, userId, body, ip }) => {
    const erased = await account.erase({ id: params.id, userId, password: body.password, otp: body.otp, ip });
    return { message: "Your account and everything in it have been erased.", erased };
  });
  route(api, listSessions, async ({ userId, session }) => ({
    message: "Sessions retrieved successfully.",
    sessions: (await account.listSessions({ userId })).map((row) => presentSession(row, session.id)),
  }));
  route(api, endSession, async ({ userId, params, ip }) => {
    await account.endSession({ userId, id: params.id, ip });
    return undefined;
  });
  registerAvatars(api, account);
}

// Not a call but a picture: shown by <img>, which sends no token. The name is the permission.
function registerAvatars({ server, generalLimits }: Api, account: AccountService): void {
  server.get<{ Params: { name: string } }>(`${apiPrefix}/avatars/:name`, async ({ params, ip }, reply) => {
    await generalLimits.pictures(ip);
    const bytes = await account.readAvatar({ name: params.name });
    return reply
      .header("cache-control", "private, max-age=86400")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("cross-origin-resource-policy", "same-origin")
      .type("image/webp")
      .send(bytes);
  });
}
