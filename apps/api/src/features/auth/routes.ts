import {
  cancelEmailChange,
  changePassword,
  confirmEmailLink,
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
import { route, type Call } from "../../http/route.ts";
import type { AuthService, LoggedIn } from "./service.ts";

export type LoadUser = (userId: string) => Promise<User>;

type PresentLogin = { loadUser: LoadUser; api: Api; setHeader: Call<typeof login>["setHeader"] };

export async function presentLogin(
  { userId, token, binding, message }: LoggedIn,
  { loadUser, api, setHeader }: PresentLogin,
): Promise<LoginResult> {
  if (binding !== null) setHeader("set-cookie", api.binding.cookieFor(binding));
  return { accountInfo: { token: { access: token }, redirect_url: null }, user: await loadUser(userId), message };
}

const cancelMessages = {
  cancelled: "The change was cancelled. Your account keeps its email address.",
  undone: "The change was undone. Choose a new password with Forgot Password to log in again.",
} as const;

/** `loadUser` is the account feature's view of a user. */
export function registerAuthRoutes(api: Api, { auth, loadUser }: { auth: AuthService; loadUser: LoadUser }): void {
  route(api, signUp, async ({ body, ip, userAgent }) => {
    const { userId } = await auth.signUp(
      {
        email: body.email,
        password: body.password,
        firstName: body.first_name,
        lastName: body.last_name,
        inviteToken: body.invite_token,
      },
      { ip, userAgent },
    );
    return { message: "Account created successfully. Please verify your email.", data: await loadUser(userId) };
  });
  route(api, requestOtp, async ({ body, ip, userAgent }) => {
    await auth.requestCode({ email: body.email, purpose: body.operation_type }, { ip, userAgent });
    return { message: "If the address is registered, a code was sent." };
  });
  route(api, verifyEmail, async ({ body, callerId, ip, userAgent }) => {
    await auth.verifyEmail({ email: body.email, otp: body.otp, callerId }, { ip, userAgent });
    return { message: "Email verified successfully." };
  });
  route(api, login, async ({ body, query, setHeader, ip, userAgent }) => {
    const invite = query.invite_token === undefined ? {} : { inviteToken: query.invite_token };
    const loggedIn = await auth.logIn(
      { username: body.username, password: body.password, ...invite },
      { ip, userAgent },
    );
    return presentLogin(loggedIn, { loadUser, api, setHeader });
  });
  route(api, logout, async ({ session, setHeader, ip, userAgent }) => {
    await auth.logOut(session, { ip, userAgent });
    // What the browser keeps of the account goes too, whatever the page forgets to remove.
    setHeader("clear-site-data", '"cache", "storage"');
    if (api.binding.isRequired) setHeader("set-cookie", api.binding.endCookie());
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
  route(api, confirmEmailLink, async ({ params, ip, userAgent }) => {
    await auth.verifyByLink({ userId: params.userid, token: params.token }, { ip, userAgent });
    return { message: "Email verified successfully." };
  });
  route(api, cancelEmailChange, async ({ params, ip, userAgent }) => {
    const link = { userId: params.userid, token: params.token };
    return { message: cancelMessages[await auth.cancelEmailChange(link, { ip, userAgent })] };
  });
  route(api, changePassword, async ({ body, session, ip, userAgent }) => {
    await auth.changePassword(
      { session, oldPassword: body.old_password, newPassword: body.new_password },
      { ip, userAgent },
    );
    return { message: "Password changed successfully." };
  });
}
