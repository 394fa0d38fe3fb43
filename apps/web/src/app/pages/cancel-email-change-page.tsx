import { useParams } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { CancelEmailChange } from "../../features/auth/components/cancel-email-change.tsx";
import { paths } from "../../lib/paths.ts";
import { AuthLayout } from "../layouts/auth-layout.tsx";

export function Page() {
  const { userid = "", token = "" } = useParams();
  return (
    <AuthLayout formTitle="Keep your email address" backTo={paths.landing}>
      <PageMeta title="Keep your email address" isPrivate />
      <CancelEmailChange userId={userid} token={token} />
    </AuthLayout>
  );
}
