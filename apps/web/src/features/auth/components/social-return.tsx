import { connectIdentity, type Provider, socialAuthEndpoints } from "@adjudge/contracts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ButtonLink } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { call } from "../../../lib/api-client.ts";
import { ApiError, messageOf } from "../../../lib/api-error.ts";
import { connectingState, inviteToken } from "../../../lib/local-memory.ts";
import { paths } from "../../../lib/paths.ts";
import { hasSession, startSession } from "../../../lib/session.ts";
import { providerNames, socialReturnAddress } from "../../../lib/social.ts";
import { toast } from "../../../lib/toast.ts";
import "./auth.css";

interface Answer {
  code: string;
  state: string;
}

/** LinkedIn's exchange has words of its own; what is wrong with the account is told as it is (docs/product/errors.md#social-sign-in). */
const isExchange = (provider: Provider, error: unknown): boolean =>
  provider === "linkedin" && error instanceof ApiError && !["network", "link_required"].includes(error.code);

/** The state that the account page left before it sent the user to the provider; forgotten once it is read. */
function takeConnecting(state: string | null): boolean {
  const expected = connectingState.read();
  connectingState.clear();
  return expected !== null && expected !== "" && expected === state && hasSession();
}

/** Where a provider sends the user back to: exchanges the code, then goes on as any log-in does, or as it was asked to connect. */
export function SocialReturn({ provider }: { provider: Provider }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const hasStarted = useRef(false);
  const exchange = useMutation({
    mutationFn: ({ code, state }: Answer) => {
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
    // The page itself says what went wrong.
    onError: (error) => {
      toast.error(isExchange(provider, error) ? "An Error Occurred" : messageOf(error));
      // The account is there; its address, which the provider does not vouch for, is confirmed first.
      if (error instanceof ApiError && error.code === "inactive") void navigate(paths.verify, { replace: true });
    },
  });
  const connect = useMutation({
    mutationFn: (body: Answer) => call(connectIdentity, { params: { provider }, body }),
    onSuccess: async () => {
      toast.success(`${providerNames[provider]} is connected.`);
      await navigate(paths.account, { replace: true });
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  const { mutate } = exchange;
  const { mutate: mutateConnect } = connect;
  useEffect(() => {
    // A code works once; React mounts twice in development.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const code = query.get("code");
    const state = query.get("state");
    if (takeConnecting(state)) {
      if (code) mutateConnect({ code, state: state ?? "" });
      else void navigate(paths.account, { replace: true });
    } else if (hasSession()) void navigate(paths.landing, { replace: true });
    else if (code) mutate({ code, state: state ?? "" });
  }, [query, navigate, mutate, mutateConnect]);

  const failure = exchange.error ?? connect.error;
  const problem = failure ? messageOf(failure) : query.get("code") ? null : "The sign-in was cancelled.";
  if (problem === null) return <p role="status">One moment, we are signing you in.</p>;
  return (
    <div className="auth-fields">
      <FieldError>{problem}</FieldError>
      {connect.error ? (
        <ButtonLink to={paths.account} wide>
          Back to My Account
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.login} wide>
          Back to Log In
        </ButtonLink>
      )}
    </div>
  );
}
