import type { LoginResult, User } from "@adjudge/contracts";

export type AccountInfo = LoginResult["accountInfo"];

/** What a login left behind: who is in, where the server wants them next, or that the address is unverified. */
export interface LoginState {
  accountInfo: AccountInfo | null;
  user: User | null;
  inactive: boolean;
}
