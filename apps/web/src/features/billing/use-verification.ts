import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { paths } from "../../lib/paths.ts";
import { toast } from "../../lib/toast.ts";
import { useReloadPlan, verifyIntent } from "./api/pay.ts";

const returnedNames = ["payment_intent", "payment_intent_client_secret", "redirect_status", "source_type"];

/**
 * The provider's return: `payment_intent` in the address is verified by the server, whatever else the address claims.
 * Paid goes on to the results; a failed payment stays here, where another card can be tried. True while it runs.
 */
export function useVerification(): boolean {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const reloadPlan = useReloadPlan();
  const intent = params.get("payment_intent");
  const [isVerifying, setIsVerifying] = useState(intent !== null);
  const asked = useRef<string | null>(null);

  useEffect(() => {
    if (intent === null || asked.current === intent) return;
    asked.current = intent;
    setIsVerifying(true);
    const verify = async () => {
      try {
        const outcome = await verifyIntent(intent);
        await reloadPlan();
        if (outcome === "paid") toast.success("Payment succeeded!");
        else toast.info("Your payment is being processed.");
        await navigate(paths.results, { replace: true });
      } catch (error) {
        const message = messageOf(error);
        // The bank still waits for its customer: nothing has failed yet.
        if (error instanceof ApiError && error.code === "conflict") toast.info(message);
        else toast.error(message.startsWith("Payment failed") ? message : `Payment failed: ${message}`);
        // Neither the secret nor an answered question stays in the address.
        setParams(
          (now) => {
            const next = new URLSearchParams(now);
            for (const name of returnedNames) next.delete(name);
            return next;
          },
          { replace: true },
        );
      } finally {
        setIsVerifying(false);
      }
    };
    void verify();
  }, [intent, navigate, reloadPlan, setParams]);
  return isVerifying;
}
