/** docs/product/constants.md, and the bounds the API adds. One place for web, server and tests. */

export const sessionDays = 365;
export const otpLength = 6;
export const passwordMinLength = 4;
export const linkPasswordMinLength = 6;
/** Bounds the work of hashing; in code points. */
export const passwordMaxLength = 256;

/** Reading JSON holds up everybody else: 1 MB of it costs a quarter of a second. The largest honest body has a few kB. */
export const maxJsonBytes = 64 * 1024;
export const maxSignInBytes = 16 * 1024;
/** Stripe's events; not read before their signature was checked. */
export const maxWebhookBytes = 1024 * 1024;
/** Of one JSON body, over all its objects and lists, counted before it is parsed. */
export const maxJsonValues = 1000;
export const maxJsonDepth = 32;

export const maxUploadBytes = 5_242_880;
export const maxAvatarBytes = maxUploadBytes;
export const acceptedImageTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export const imagesPerComparison = 2;
/** Upper bound of `number_of_images`: a batch is sent one file a call, so this only refuses nonsense. */
export const maxBatchSize = 1000;

/** Letters and figures; one alone stands inside too many words to be found. */
export const brandMinLength = 2;
export const brandMaxLength = 80;
export const headlineMaxLength = 300;
/** Of what one line says. */
export const lineTextMaxLength = 300;
/** All corrected lines of an ad together: some 700 words. */
export const lineTextsMaxLength = 4000;
/** More lines than are ever read in one picture. */
export const maxCorrectedLines = 200;

export const categoryMaxLength = 20;
/** Of one account, and of one page of their list. */
export const maxCategories = 200;
export const abTestingCategory = "A/B Testing";
export const reservedCategoryNames = ["Add New", "All", abTestingCategory] as const;

export const billingCycles = ["Monthly", "Yearly"] as const;
export const yearlyDiscountPercent = 20;

export const defaultPageSize = 24;
export const maxPageSize = 100;

export const emailMaxLength = 254;
export const nameMaxLength = 150;
export const cardNameMaxLength = 150;
export const cardDescriptionMaxLength = 500;
export const maxInvitationsPerCall = 20;
export const idempotencyKeyMaxLength = 255;

export const persistKeyPrefix = "persist:";
export const persistVersion = 2;
export const scrollDebounceMs = 100;
export const paymentDialogReopenMs = 500;
export const dialogCloseMs = 300;
export const paymentElement = { mode: "payment", currency: "usd", amount: 1200 } as const;
export const toastDefaults = {
  position: "top-right",
  autoCloseMs: 5000,
  theme: "light",
  dragDismissPercent: 80,
} as const;
export const dropdownDefaults = { maxMenuHeightPx: 300, pageSize: 5, placeholder: "Select..." } as const;

/** A plan's limit: null or missing = unlimited, 0 = not in this plan. */
export type Limit = number | null | undefined;

/** How many are left: null = unlimited, 0 = blocked. Never negative, even after a change to a smaller plan. */
export function remaining(limit: Limit, used: number): number | null {
  if (limit === null || limit === undefined) return null;
  return Math.max(0, limit - used);
}

/** What a usage counter reads (docs/product/screens.md#usage-counters): 0 = "Upgrade Plan", missing = "Unlimited", else what is left. */
export function limitState(limit: Limit): "upgrade" | "unlimited" | "limited" {
  if (limit === null || limit === undefined) return "unlimited";
  return limit <= 0 ? "upgrade" : "limited";
}
