const day = 24 * 3600;

/** With the first try eight within two weeks, the span of Stripe's recommended smart retries; real ones vary by machine learning. */
const retryDays: readonly number[] = [1, 3, 5, 7, 9, 11, 14];

/** When an unpaid invoice, first tried at `started`, is tried next; null when the plan is used up. */
export function nextRetryAt(started: number, now: number): number | null {
  const left = retryDays.find((days) => started + days * day > now);
  return left === undefined ? null : started + left * day;
}
