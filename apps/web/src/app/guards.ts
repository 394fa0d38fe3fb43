import { type LoaderFunctionArgs, redirect } from "react-router";
import { cameFrom, inviteToken } from "../lib/local-memory.ts";
import { paths } from "../lib/paths.ts";
import { hasSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";

const addressOf = (url: URL): string => `${url.pathname}${url.search}`;

/** A visitor without the access_token cookie goes to the landing page; logging in leads back here. */
export function requireSession({ request }: LoaderFunctionArgs): null {
  if (hasSession()) return null;
  cameFrom.write(addressOf(new URL(request.url)));
  toast.info("Please log in to see that page.");
  throw redirect(paths.landing);
}

/** As requireSession, but an invitation link is kept and leads to the login. */
export function requireSessionOrInvite(args: LoaderFunctionArgs): null {
  const invite = new URL(args.request.url).searchParams.get("invite");
  if (invite === null || invite === "" || hasSession()) return requireSession(args);
  inviteToken.write(invite);
  throw redirect(`${paths.login}?invite=${encodeURIComponent(invite)}`);
}
