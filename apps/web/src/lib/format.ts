const two = (value: number): string => String(value).padStart(2, "0");

/** MM/DD/YYYY in the viewer's time zone. */
export function formatDay(date: Date | string): string {
  const at = new Date(date);
  return `${two(at.getMonth() + 1)}/${two(at.getDate())}/${at.getFullYear()}`;
}

/** hh:mm A. */
export function formatTime(date: Date | string): string {
  const at = new Date(date);
  const hour = at.getHours() % 12 || 12;
  return `${two(hour)}:${two(at.getMinutes())} ${at.getHours() < 12 ? "AM" : "PM"}`;
}

/** MM/DD/YYYY hh:mm A (docs/product/constants.md). */
export const formatDateTime = (date: Date | string): string => `${formatDay(date)} ${formatTime(date)}`;

/** A report's created date: MM/DD/YYYY; hh:mm A. */
export const formatReportDate = (date: Date | string): string => `${formatDay(date)}; ${formatTime(date)}`;

/** Scores are shown as whole numbers. */
export const formatPercent = (score: number): string => `${Math.round(score)}%`;

/** `$50`, `$23.20`: cents only where there are any. */
export function formatDollars(amount: number): string {
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return `$${text.replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;
}

/** Limit 0 reads Upgrade Plan, a missing limit Unlimited, otherwise what remains (docs/product/screens.md#usage-counters). */
export function formatRemaining(limit: number | null | undefined, used: number): string {
  if (limit === 0) return "Upgrade Plan";
  if (limit === null || limit === undefined) return "Unlimited";
  return `${Math.max(0, limit - used)} of ${limit} remaining`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}

/** A row never ends between a number and its unit: 12 px, 64 %. */
export const withUnits = (text: string): string => text.replaceAll(/(\d) (?=px\b|%)/gu, "$1\u00a0");

export const fullName = (person: { first_name?: string; last_name?: string }): string =>
  `${person.first_name ?? ""} ${person.last_name ?? ""}`.trim();
