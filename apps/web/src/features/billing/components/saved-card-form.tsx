import type { Plan } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import plusIcon from "@phosphor-icons/core/regular/plus.svg?raw";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { z } from "zod";
import { Button } from "../../../components/button.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Select } from "../../../components/select.tsx";
import { useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import { methodsQuery } from "../api/methods.ts";
import { type Paid, usePayBySavedCard } from "../api/pay.ts";
import { cardLabel } from "../model.ts";
import { useProvider } from "../use-provider.ts";
import { RefusedLine, tellPaymentError } from "./payment-form.tsx";
import { PaymentMethodDialog } from "./payment-method-dialog.tsx";
import { Icon } from "../../../components/icon.tsx";

const Choice = z.object({ method: z.string().min(1, "Select payment method") });

interface SavedCardFormProps {
  plan: Plan;
  dialog: { isOpen: boolean; open: () => void; close: () => void };
  onPaid: (paid: Paid) => void;
}

/** A saved card chosen from a list, with its own Pay button, and the dialog that adds one. */
export function SavedCardForm({ plan, dialog, onPaid }: SavedCardFormProps) {
  const { data: methods, error, refetch } = useQuery(methodsQuery);
  const { provider } = useProvider();
  const pay = usePayBySavedCard();
  const form = useHouseForm({ resolver: zodResolver(Choice), defaultValues: { method: "" } });
  const submit = form.handleSubmit(({ method }) => {
    if (provider === null) return toast.error("Card element was not found.");
    pay.mutate({ plan, provider, paymentMethodId: method }, { onSuccess: onPaid, onError: tellPaymentError });
    return undefined;
  });
  const [now] = useState(() => new Date());
  const options = (methods ?? []).map((method) => ({ value: method.payment_method_id, label: cardLabel(method, now) }));
  return (
    <>
      <form className="pay-form" noValidate onSubmit={submit}>
        {error && <ErrorNote error={error} title="Your cards could not be loaded" onRetry={() => void refetch()} />}
        <Controller
          control={form.control}
          name="method"
          render={({ field, fieldState }) => (
            <Select
              label="Select Payment Method"
              options={options}
              value={field.value || null}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              error={fieldState.error?.message}
              {...(methods?.length === 0 ? { hint: "No card is saved yet." } : {})}
            />
          )}
        />
        <RefusedLine error={pay.error} />
        <div className="pay-form__actions">
          <Button variant="line" icon={<Icon svg={plusIcon} />} onClick={dialog.open}>
            Add Payment Method
          </Button>
          <Button type="submit" busy={pay.isPending}>
            Pay
          </Button>
        </div>
      </form>
      <PaymentMethodDialog
        open={dialog.isOpen}
        onClose={dialog.close}
        onSaved={(id) => form.setValue("method", id, { shouldValidate: true })}
      />
    </>
  );
}
