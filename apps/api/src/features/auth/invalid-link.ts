import { AppError } from "../../platform/app-error.ts";

/** One response to a link that is wrong, used or too old: no one learns which. */
export const invalidLink = (): AppError => new AppError("invalid_link", "Invalid or expired link.");
