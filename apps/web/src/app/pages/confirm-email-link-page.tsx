import { useParams } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { ConfirmEmailLink } from "../../features/auth/components/confirm-email-link.tsx";
import { paths } from "../../lib/paths.ts";
import { AuthLayout } from "../layouts/auth-layout.tsx";

export function Page() {
  const { userid = "", token = "" } = useParams();
  return (
    <AuthLayout formTitle="Confirm your email address" backTo={paths.login}>
      <PageMeta title="Confirm your email address" isPrivate />
      <ConfirmEmailLink userId={userid} token={token} />
    </AuthLayout>
  );
}
