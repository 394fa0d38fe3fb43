/** Every address of the app. Pages link through these, never by typed-out strings. */
export const paths = {
  landing: "/",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  verify: "/verify",
  account: "/account",
  changePassword: "/change-password",
  results: "/results",
  abTest: "/ab-test",
  success: "/success",
  canceled: "/canceled",
  teamMembers: "/team-members",
  terms: "/terms-of-service",
  privacy: "/privacy-policy",
  method: "/method",
} as const;

export const verifyPath = (email: string): string => `${paths.verify}?email=${encodeURIComponent(email)}`;

export const reportPath = (id: string): string => `/results/${encodeURIComponent(id)}`;

export const comparisonPath = (id: string): string => `/ab-test-results/${encodeURIComponent(id)}`;

export const checkoutPath = (planId: string): string => `/checkout/${encodeURIComponent(planId)}`;

/** Ids of the landing page's sections, in order; `main` is the top. */
export const sections = ["main", "features", "testimonials", "prices", "aboutUs", "guide"] as const;
export type Section = (typeof sections)[number];
