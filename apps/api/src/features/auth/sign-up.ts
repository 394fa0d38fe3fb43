import { invalidFields } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { isAddressHeld } from "./email-change-repository.ts";
import { foldEmail } from "./fold-email.ts";
import { passwordProblem } from "./password-policy.ts";
import { findUserByEmail, insertUser } from "./repository.ts";

const perEmail = { limit: 3, windowSeconds: 3_600 };
const perAddress = { limit: 20, windowSeconds: 3_600 };

export type SignUp = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  inviteToken: string | undefined;
};

const addressTaken = () => invalidFields({ email: ["An account with this email already exists."] });

/** Makes an account that waits for its address to be confirmed. Sends no code: the next screen asks for it. */
export async function signUp(
  deps: AuthDependencies,
  { email, password, firstName, lastName, inviteToken }: SignUp,
  { ip }: Origin,
): Promise<{ userId: string }> {
  const { db, rateLimiter, hasher, passwords, invites } = deps;
  const folded = foldEmail(email);
  await rateLimiter.enforce({ action: "sign-up", ip }, perAddress);
  await rateLimiter.enforce({ action: "sign-up", account: folded }, perEmail);
  const problem = passwordProblem(password, { rules: passwords, owner: { email, firstName, lastName } });
  if (problem !== null) throw invalidFields({ password: [problem] });
  if ((await findUserByEmail(db, { folded })) || (await isAddressHeld(db, { folded }))) throw addressTaken();
  const passwordHash = await hasher.hash(password);
  const userId = await inTransaction(db, async (tx) => {
    const user = await insertUser(tx, { email, folded, passwordHash, firstName, lastName, isVerified: false });
    if (!user) throw addressTaken();
    await appendAudit(tx, { userId: user.id, action: "account.created", detail: { by: "password" }, ip });
    return user.id;
  });
  if (inviteToken) await invites.noteSignUp({ userId, token: inviteToken });
  return { userId };
}
