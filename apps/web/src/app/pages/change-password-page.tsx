import { BackLink } from "../../components/back-link.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { PasswordForm } from "../../features/account/components/password-form.tsx";
import { paths } from "../../lib/paths.ts";

export function Page() {
  return (
    <div className="wrap page page--narrow">
      <PageMeta title="Change Password" isPrivate />
      <BackLink to={paths.account}>Account</BackLink>
      <h1 className="h1">Change Password</h1>
      <PasswordForm />
    </div>
  );
}
