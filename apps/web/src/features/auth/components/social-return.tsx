import { type Provider, socialAuthEndpoints } from "@adjudge/contracts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ButtonLink } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { call } from "../../../lib/api-client.ts";
import { messageOf } from "../../../lib/api-error.ts";
import { inviteToken } from "../../../lib/local-memory.ts";
import { paths } from "../../../lib/paths.ts";
import { hasSession, startSession } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";
import { socialReturnAddress } from "../social.ts";

/** Where a provider sends the user back to: exchanges the code, then goes on as any log-in does. */
export function SocialReturn({ provider }: { provider: Provider }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const hasStarted = useRef(false);
  const exchange = useMutation({
    mutationFn: ({ code, state }: { code: string; state: string }) => {
      const invite = inviteToken.read();
      return call(socialAuthEndpoints[provider], {
        query: invite ? { invite_token: invite } : {},
        body: { code, state, redirect_uri: socialReturnAddress(provider), agreement_status: true, role: "DESIGNER" },
      });
    },
    onSuccess: async (result) => {
      startSession(result);
      toast.success("Authentication Successfull");
      await navigate(paths.login, { replace: true });
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  const { mutate } = exchange;
  useEffect(() => {
    // A code works once; React mounts twice in development.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const code = query.get("code");
    if (hasSession()) void navigate(paths.landing, { replace: true });
    else if (code) mutate({ code, state: query.get("state") ?? "" });
  }, [query, navigate, mutate]);

  const problem = exchange.error
    ? messageOf(exchange.error)
    : query.get("code")
      ? null
      : (query.get("error_description") ?? "The sign-in was cancelled.");
  if (problem === null) return <p role="status">One moment, we are signing you in.</p>;
  return (
    <div className="auth-fields">
      <FieldError>{problem}</FieldError>
      <ButtonLink to={paths.login} wide>
        Back to Log In
      </ButtonLink>
    </div>
  );
}
