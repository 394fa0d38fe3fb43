import { useNavigate, useParams } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { ResetConfirmForm } from "../../features/auth/components/reset-confirm-form.tsx";
import { paths } from "../../lib/paths.ts";
import { AuthLayout } from "../layouts/auth-layout.tsx";

export function Page() {
  const navigate = useNavigate();
  const { userid = "", token = "" } = useParams();
  return (
    <AuthLayout formTitle="Reset Password" backTo={paths.login}>
      <PageMeta title="Reset Password" isPrivate />
      <ResetConfirmForm userId={userid} token={token} onDone={() => void navigate(paths.login)} />
    </AuthLayout>
  );
}
