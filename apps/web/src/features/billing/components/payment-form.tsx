import { paymentElement, type Plan } from "@adjudge/contracts";
import lockSimpleIcon from "@phosphor-icons/core/regular/lock-simple.svg?raw";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { toast } from "../../../lib/toast.ts";
import { FormIncomplete, type Paid, PaymentRefused, usePayByForm } from "../api/pay.ts";
import { periodCents } from "../model.ts";
import { ElementBox, type Mounted } from "./element-box.tsx";
import { Icon } from "../../../components/icon.tsx";

interface PaymentFormProps {
  plan: Plan;
  onPaid: (paid: Paid) => void;
}

/** What went wrong while paying, as one toast. */
export function tellPaymentError(error: unknown): void {
  if (error instanceof PaymentRefused) toast.error(`Payment failed: ${error.message}`);
  else if (error instanceof FormIncomplete) toast.error(error.message);
  else toast.error(messageOf(error));
}

/** Stays beside the button when the toast with the reason has gone. */
export const RefusedLine = ({ error }: { error: unknown }) =>
  error instanceof PaymentRefused ? (
    <p className="pay-form__error">Nothing was charged. Try again, or use another card.</p>
  ) : null;

/** The embedded payment element with its Pay button. */
export function PaymentForm({ plan, onPaid }: PaymentFormProps) {
  const [mounted, setMounted] = useState<Mounted | null>(null);
  const pay = usePayByForm();
  // A subscription's payment is kept for renewals: elements that say otherwise, or another amount, are refused.
  useEffect(() => {
    mounted?.elements.update({ mode: "subscription", amount: periodCents(plan), currency: paymentElement.currency });
  }, [mounted, plan]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pay.isPending) return;
    if (mounted === null) {
      toast.error("Card element was not found.");
      return;
    }
    pay.mutate({ plan, mounted }, { onSuccess: onPaid, onError: tellPaymentError });
  };
  return (
    <form className="pay-form" noValidate onSubmit={submit}>
      <ElementBox type="payment" onMounted={setMounted} />
      <RefusedLine error={pay.error} />
      <Button type="submit" wide busy={pay.isPending} icon={<Icon svg={lockSimpleIcon} />}>
        Pay
      </Button>
    </form>
  );
}
