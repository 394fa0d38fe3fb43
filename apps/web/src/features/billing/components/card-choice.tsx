import type { Subscription } from "@adjudge/contracts";
import plusIcon from "@phosphor-icons/core/regular/plus.svg?raw";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Select } from "../../../components/select.tsx";
import { methodsQuery } from "../api/methods.ts";
import { cardDigits, cardLabel, isSameCard } from "../model.ts";
import { PaymentMethodDialog } from "./payment-method-dialog.tsx";
import { Icon } from "../../../components/icon.tsx";

/** Stands for the card that pays for the plan now, which need not be a saved one. */
const payingNow = "current";

interface CardChoiceProps {
  current: Subscription;
  /** A saved card, or null for the one that pays now. */
  value: string | null;
  onChange: (paymentMethodId: string | null) => void;
  dialog: { isOpen: boolean; open: () => void; close: () => void };
}

/** Which card pays for the plan from now on: the one that does, a saved one or a new one. */
export function CardChoice({ current, value, onChange, dialog }: CardChoiceProps) {
  const { data: methods = [] } = useQuery(methodsQuery);
  const [now] = useState(() => new Date());
  const others = methods.filter((method) => !isSameCard(method, current.card));
  const label = current.card ? `${cardDigits(current.card)}, pays your plan now` : "The card that pays your plan now";
  return (
    <div className="card-choice">
      <Select
        label="Select Payment Method"
        options={[
          { value: payingNow, label },
          ...others.map((method) => ({ value: method.payment_method_id, label: cardLabel(method, now) })),
        ]}
        value={value ?? payingNow}
        onChange={(chosen) => onChange(chosen === payingNow ? null : chosen)}
      />
      <div>
        <Button variant="line" small icon={<Icon svg={plusIcon} />} onClick={dialog.open}>
          Add Payment Method
        </Button>
      </div>
      <PaymentMethodDialog open={dialog.isOpen} onClose={dialog.close} onSaved={onChange} />
    </div>
  );
}
