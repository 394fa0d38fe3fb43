/**
 * Addresses of the web app's pages; `:name` stands for one part. The server sends the web app for any other as well, which
 * says that there is no such page, but with the status 404.
 */
export const pageAddresses = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/verify",
  "/account",
  "/change-password",
  "/results",
  "/results/:id",
  "/auth/accounts/verify/:userid/:token",
  "/ab-test",
  "/ab-test-results/:id",
  "/checkout/:id",
  "/success",
  "/canceled",
  "/team-members",
  "/terms-of-service",
  "/privacy-policy",
  "/method",
  "/auth/accounts/passwordreset/confirm/:userid/:token",
  "/auth/accounts/emailchange/cancel/:userid/:token",
  "/auth/:provider",
] as const;

const patterns = pageAddresses.map((address) => new RegExp(`^${address.replaceAll(/:\w+/g, "[^/]+")}/?$`));

export const isPageAddress = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
