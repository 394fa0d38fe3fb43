import { AppError } from "../../platform/app-error.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { withCode } from "./one-time-codes.ts";
import { checkOwnPassword } from "./passwords.ts";
import { findUser } from "./repository.ts";

export type OwnerProof = {
  userId: string;
  password: string | undefined;
  /** A PASSWORD_RESET code sent to the address the account has now. */
  otp: string | undefined;
  /** Whether a code will do for an account that has a password. */
  mayUseCode?: boolean;
  /** Where a wrong password is shown. */
  field: string;
  ip: string;
};

const required = (detail: string): AppError => new AppError("password_required", detail);

/** A session may be stolen; what it could not undo asks for the password again, or for the mailbox where there is none. */
export async function proveOwner(
  deps: AuthDependencies,
  { userId, password, otp, mayUseCode = false, field, ip }: OwnerProof,
): Promise<void> {
  const user = await findUser(deps.db, { id: userId });
  const isByCode = user?.password_hash === null || (mayUseCode && password === undefined && otp !== undefined);
  if (user && isByCode) {
    if (otp === undefined) throw required("Enter the code sent to your current email address to do this.");
    await withCode(
      deps,
      { email: user.email, code: otp, purposes: ["PASSWORD_RESET"], ip },
      { use: async () => undefined },
    );
    return;
  }
  if (password === undefined) throw required("Enter your current password to do this.");
  await checkOwnPassword(deps, { userId, password, field });
}
