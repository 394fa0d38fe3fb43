import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { Note } from "../../components/panel.tsx";
import { RequestCodeForm } from "../../features/auth/components/request-code-form.tsx";
import { VerifyForm } from "../../features/auth/components/verify-form.tsx";
import { paths } from "../../lib/paths.ts";
import { AuthLayout } from "../layouts/auth-layout.tsx";

export function Page() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = query.get("email") || null;
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** The address to correct. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <AuthLayout formTitle="Verify Email" backTo={paths.login}>
      <PageMeta title="Verify Email" isPrivate />
      {sentTo === null ? (
        <>
          {asked !== null && typed === null && (
            <Note accent>
              Your account is not active yet: first confirm that {asked} is yours, with a code that we send there.
            </Note>
          )}
          <RequestCodeForm
            purpose="VERIFICATION"
            email={typed ?? asked ?? ""}
            isCorrection={typed !== null}
            onSent={setSentTo}
          />
        </>
      ) : (
        <VerifyForm
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
