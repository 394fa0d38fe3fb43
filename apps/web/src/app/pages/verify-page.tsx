import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { RequestCodeForm } from "../../features/auth/components/request-code-form.tsx";
import { VerifyForm } from "../../features/auth/components/verify-form.tsx";
import { paths } from "../../lib/paths.ts";
import { AuthLayout } from "../layouts/auth-layout.tsx";

export function Page() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout formTitle="Verify Email" backTo={paths.login}>
      <PageMeta title="Verify Email" isPrivate />
      {sentTo === null ? (
        <RequestCodeForm purpose="VERIFICATION" email={query.get("email") ?? ""} onSent={setSentTo} />
      ) : (
        <VerifyForm email={sentTo} onDone={() => void navigate(paths.login)} />
      )}
    </AuthLayout>
  );
}
