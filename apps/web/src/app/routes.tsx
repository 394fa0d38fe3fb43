import { matchRoutes, type RouteObject } from "react-router";
import type { ComponentType } from "react";
import { paths } from "../lib/paths.ts";
import { requireSession, requireSessionOrInvite } from "./guards.ts";
import { AppLayout } from "./layouts/app-layout.tsx";
import { RootLayout } from "./layouts/root-layout.tsx";
import { ErrorPage } from "./pages/error-page.tsx";
import { PageFallback } from "./pages/page-fallback.tsx";

type Load = () => Promise<{ Page: ComponentType }>;

/** One lazily loaded page; the layout around it paints at once. */
const page = (path: string, load: Load): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).Page }),
  HydrateFallback: PageFallback,
  errorElement: <ErrorPage />,
});

const guarded = (path: string, load: Load): RouteObject => ({
  ...page(path, load),
  loader: requireSession,
});

const inShell: RouteObject[] = [
  page(paths.landing, () => import("./pages/landing-page.tsx")),
  guarded(paths.account, () => import("./pages/account-page.tsx")),
  guarded(paths.changePassword, () => import("./pages/change-password-page.tsx")),
  guarded(paths.results, () => import("./pages/results-page.tsx")),
  guarded("/results/:id", () => import("./pages/report-page.tsx")),
  guarded(paths.abTest, () => import("./pages/ab-test-page.tsx")),
  guarded("/ab-test-results/:id", () => import("./pages/comparison-page.tsx")),
  guarded("/checkout/:id", () => import("./pages/checkout-page.tsx")),
  page(paths.success, () => import("./pages/success-page.tsx")),
  page(paths.canceled, () => import("./pages/canceled-page.tsx")),
  {
    ...page(paths.teamMembers, () => import("./pages/team-members-page.tsx")),
    loader: requireSessionOrInvite,
  },
  page(paths.terms, () => import("./pages/terms-page.tsx")),
  page(paths.privacy, () => import("./pages/privacy-page.tsx")),
  page(paths.method, () => import("./pages/method-page.tsx")),
  page("*", () => import("./pages/not-found-page.tsx")),
];

/** Log-in, sign-up and resets have the two-panel layout of their own, without header and footer. */
const outsideShell: RouteObject[] = [
  page(paths.login, () => import("./pages/login-page.tsx")),
  page(paths.register, () => import("./pages/register-page.tsx")),
  page(paths.forgotPassword, () => import("./pages/forgot-password-page.tsx")),
  page("/auth/accounts/passwordreset/confirm/:userid/:token", () => import("./pages/password-reset-confirm-page.tsx")),
  page("/auth/accounts/emailchange/cancel/:userid/:token", () => import("./pages/cancel-email-change-page.tsx")),
  page("/auth/accounts/verify/:userid/:token", () => import("./pages/confirm-email-link-page.tsx")),
  page(paths.verify, () => import("./pages/verify-page.tsx")),
  page("/auth/:provider", () => import("./pages/social-return-page.tsx")),
];

const devOnly: RouteObject[] = import.meta.env.DEV ? [page("/dev/kit", () => import("./pages/kit-page.tsx"))] : [];

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    errorElement: <ErrorPage />,
    children: [{ Component: AppLayout, children: [...devOnly, ...inShell] }, ...outsideShell],
  },
];

/** Whether an address needs a login. */
export const isGuarded = (pathname: string): boolean =>
  (matchRoutes(routes, pathname) ?? []).some(({ route }) => route.loader !== undefined);
