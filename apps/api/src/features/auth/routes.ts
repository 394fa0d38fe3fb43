import {
  changePassword,
  confirmResetLink,
  login,
  logout,
  requestOtp,
  resetPassword,
  signUp,
  verifyEmail,
  type LoginResult,
  type User,
} from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { route } from "../../http/route.ts";
import type { AuthService, LoggedIn } from "./service.ts";

export type LoadUser = (userId: string) => Promise<User>;

export async function presentLogin({ userId, token, message }: LoggedIn, loadUser: LoadUser): Promise<LoginResult> {
  return { accountInfo: { token: { access: token }, redirect_url: null }, user: await loadUser(userId), message };
}

/** `loadUser` is the account feature's view of a user. */
export function registerAuthRoutes(api: Api, { auth, loadUser }: { auth: AuthService; loadUser: LoadUser }): void {
  route(api, signUp, async ({ body, ip, userAgent }) => {
    const { userId } = await auth.signUp(
      { email: body.email, password: body.password, firstName: body.first_name, lastName: body.last_name },
      { ip, userAgent },
    );
    return { message: "Account created successfully. Please verify your email.", data: await loadUser(userId) };
  });
  route(api, requestOtp, async ({ body, ip, userAgent }) => {
    await auth.requestCode({ email: body.email, purpose: body.operation_type }, { ip, userAgent });
    return { message: "If the address is registered, a code was sent." };
  });
  route(api, verifyEmail, async ({ body, ip, userAgent }) => {
    await auth.verifyEmail({ email: body.email, otp: body.otp }, { ip, userAgent });
    return { message: "Email verified successfully." };
  });
  route(api, login, async ({ body, query, ip, userAgent }) => {
    const invite = query.invite_token === undefined ? {} : { inviteToken: query.invite_token };
    const loggedIn = await auth.logIn(
      { username: body.username, password: body.password, ...invite },
      { ip, userAgent },
    );
    return presentLogin(loggedIn, loadUser);
  });
  route(api, logout, async ({ session, ip, userAgent }) => {
    await auth.logOut(session, { ip, userAgent });
    return undefined;
  });
  route(api, resetPassword, async ({ body, ip, userAgent }) => {
    await auth.resetByCode({ email: body.email, otp: body.otp, newPassword: body.new_password }, { ip, userAgent });
    return { message: "Password reset successfully." };
  });
  route(api, confirmResetLink, async ({ params, body, ip, userAgent }) => {
    await auth.resetByLink(
      { userId: params.userid, token: params.token, newPassword: body.new_password },
      { ip, userAgent },
    );
    return { message: "Your password has been updated." };
  });
  route(api, changePassword, async ({ body, session, ip, userAgent }) => {
    await auth.changePassword(
      { session, oldPassword: body.old_password, newPassword: body.new_password },
      { ip, userAgent },
    );
    return { message: "Password changed successfully." };
  });
}
