import { getPaymentSuccess } from "@adjudge/contracts";
import checkCircleIcon from "@phosphor-icons/core/regular/check-circle.svg?raw";
import signInIcon from "@phosphor-icons/core/regular/sign-in.svg?raw";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { ButtonLink } from "../../../components/button.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { call } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { cameFrom } from "../../../lib/local-memory.ts";
import { paths } from "../../../lib/paths.ts";
import { useHasSession } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";
import { useReloadPlan } from "../api/pay.ts";
import { VerificationDialog } from "./verification-dialog.tsx";
import { Icon } from "../../../components/icon.tsx";

/** The page after a payment: the server says whether it went through, not the address. It tells nobody but the payer. */
export function SuccessView() {
  const hasSession = useHasSession();
  return hasSession ? <Confirmed /> : <NeedsLogIn />;
}

function NeedsLogIn() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon={<Icon svg={signInIcon} />}
      title="You are logged out"
      action={
        <ButtonLink to={paths.login} onClick={() => cameFrom.write(`${pathname}${search}`)}>
          Log In
        </ButtonLink>
      }
    >
      Log in to see what became of your payment.
    </EmptyState>
  );
}

function Confirmed() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const reloadPlan = useReloadPlan();
  const id = params.get("id") ?? params.get("payment_intent") ?? "";
  const { data, error } = useQuery({
    queryKey: ["payment-success", id],
    queryFn: ({ signal }) =>
      call(getPaymentSuccess, { params: { id }, query: Object.fromEntries(params), signal, scheme: "Token" }),
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    // A lost session says so by itself, and this page then asks to log in.
    if (!error || (error instanceof ApiError && error.status === 401)) return;
    toast.error("Get Payment Success Error");
    void navigate(paths.canceled, { replace: true });
  }, [error, navigate]);
  useEffect(() => {
    if (data) void reloadPlan();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each response.
  }, [data]);
  if (!data) return <VerificationDialog open={!error} />;
  return (
    <EmptyState
      icon={<Icon svg={checkCircleIcon} />}
      title={<span role="status">{data.message}</span>}
      action={<ButtonLink to={paths.results}>Start Now!</ButtonLink>}
    >
      {data.plan && data.is_active && `You have the ${data.plan.name} Plan. A receipt is on its way to you by email.`}
    </EmptyState>
  );
}
