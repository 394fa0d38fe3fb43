const sqlState = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** serialization_failure, deadlock_detected */
export const isRetryable = (error: unknown): boolean => ["40001", "40P01"].includes(sqlState(error));

const constraintOf = (error: unknown): unknown =>
  error instanceof Error && "constraint" in error ? error.constraint : undefined;

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  sqlState(error) === "23505" && (constraint === undefined || constraintOf(error) === constraint);

/** What refers to accounts, as PostgreSQL names it after its column. */
const toAccount = /_(?:user|owner|sender|invitee)_id_fkey$/;
/** The account on whose plan a call runs, which may be somebody else's: a team draws from one pool. */
const toPlanOwner = /_plan_owner_id_fkey$|^usage_(?:counters|reservations)_owner_id_fkey$/;

/** Whose account was erased after the call had looked at it: the caller's own, or another that a second look would not find. */
export function erasedAccount(error: unknown): "own" | "other" | null {
  const constraint = constraintOf(error);
  if (sqlState(error) !== "23503" || typeof constraint !== "string" || !toAccount.test(constraint)) return null;
  return toPlanOwner.test(constraint) ? "other" : "own";
}

const unavailableStates = /^(08...|53...|57P0[1-5]|57014|55P03|25P03|58030|XX000|40001|40P01)$/;
const unavailableSystemErrors = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EAI_AGAIN",
  "ENOTFOUND",
];
const unavailableMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after|driver has already been destroyed)/i;

/** The database is away, overloaded or too slow: 503, because trying again can help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlState(error);
  if (unavailableStates.test(code)) return true;
  const fromConnect = "syscall" in error && ["connect", "read", "write", "getaddrinfo"].includes(String(error.syscall));
  if (fromConnect && unavailableSystemErrors.includes(code)) return true;
  return unavailableMessages.test(error.message);
}
