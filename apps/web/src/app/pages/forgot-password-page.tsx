import { useState } from "react";
import { useNavigate } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { RequestCodeForm } from "../../features/auth/components/request-code-form.tsx";
import { ResetForm } from "../../features/auth/components/reset-form.tsx";
import { paths } from "../../lib/paths.ts";
import { AuthLayout } from "../layouts/auth-layout.tsx";

export function Page() {
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  return (
    <AuthLayout formTitle="Reset Password" backTo={paths.login}>
      <PageMeta title="Reset Password" description="Set a new password for your Adjudge account." />
      {sentTo === null ? (
        <RequestCodeForm purpose="PASSWORD_RESET" email={typed} isCorrection={typed !== ""} onSent={setSentTo} />
      ) : (
        <ResetForm
          email={sentTo}
          onDone={() => void navigate(paths.login)}
          onWrongEmail={() => {
            setTyped(sentTo);
            setSentTo(null);
          }}
        />
      )}
    </AuthLayout>
  );
}
