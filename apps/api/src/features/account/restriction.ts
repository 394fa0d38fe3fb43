import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/db/database.ts";
import { isRestricted } from "./repository.ts";

/** Before any work on stored data, also where it costs nothing, such as scoring a picture again. */
export async function requireUnrestricted(db: Db, userId: string): Promise<void> {
  if (await isRestricted(db, { userId }))
    throw new AppError("forbidden", "Your data is stored but not processed, as you asked. Write to us to change that.");
}
