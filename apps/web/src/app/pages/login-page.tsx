import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { useInvitation } from "../../features/auth/api/invitation.ts";
import { InviteBanner } from "../../features/auth/components/invite-banner.tsx";
import { LoginForm } from "../../features/auth/components/login-form.tsx";
import { SocialButtons } from "../../features/auth/components/social-buttons.tsx";
import { takeCameFrom } from "../../lib/local-memory.ts";
import { paths, verifyPath } from "../../lib/paths.ts";
import { useHasSession } from "../../lib/session.ts";
import { store } from "../../lib/store.ts";
import { AuthLayout } from "../layouts/auth-layout.tsx";

/** Only a path of this app: an address from elsewhere never leads a user away. */
const ownPath = (path: string | null | undefined): string | null =>
  path && path.startsWith("/") && !path.startsWith("//") ? path : null;

export function Page() {
  const navigate = useNavigate();
  const isLoggedIn = useHasSession();
  const { token, senderName, isInvalid } = useInvitation();
  useEffect(() => {
    if (!isLoggedIn) return;
    const asked = ownPath(store.getState().login.present?.accountInfo?.redirect_url);
    void navigate(asked ?? takeCameFrom() ?? paths.landing, { replace: true });
  }, [isLoggedIn, navigate]);
  return (
    <AuthLayout
      formTitle="Log In"
      social={<SocialButtons />}
      footer={
        <>
          New to Adjudge? <Link to={paths.register}>Sign Up</Link>
        </>
      }
    >
      <PageMeta title="Log In" description="Log in to Adjudge and see how well your ads will work." />
      <InviteBanner verb="Login" senderName={senderName} isInvalid={isInvalid} />
      <LoginForm inviteToken={token} onInactive={(email) => void navigate(verifyPath(email))} />
    </AuthLayout>
  );
}
