import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { useInvitation } from "../../features/auth/api/invitation.ts";
import { InviteBanner } from "../../features/auth/components/invite-banner.tsx";
import { RegisterForm } from "../../features/auth/components/register-form.tsx";
import { SocialButtons } from "../../features/auth/components/social-buttons.tsx";
import { paths, verifyPath } from "../../lib/paths.ts";
import { useHasSession } from "../../lib/session.ts";
import { AuthLayout } from "../layouts/auth-layout.tsx";

export function Page() {
  const navigate = useNavigate();
  const isLoggedIn = useHasSession();
  const { token, email, senderName, isInvalid } = useInvitation();
  useEffect(() => {
    if (isLoggedIn) void navigate(paths.landing, { replace: true });
  }, [isLoggedIn, navigate]);
  return (
    <AuthLayout
      formTitle="Sign Up"
      social={<SocialButtons />}
      footer={
        <>
          By signing up you agree to our <Link to={paths.terms}>Terms of Service</Link> and{" "}
          <Link to={paths.privacy}>Privacy Policy</Link>. Already have an account? <Link to={paths.login}>Log In</Link>
        </>
      }
    >
      <PageMeta title="Sign Up" description="Create an Adjudge account and score your first ad." />
      <InviteBanner verb="Register" senderName={senderName} isInvalid={isInvalid} />
      <RegisterForm inviteToken={token} email={email} onDone={(address) => void navigate(verifyPath(address))} />
    </AuthLayout>
  );
}
