import type { PaymentMethod } from "@adjudge/contracts";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { toast } from "../../../lib/toast.ts";
import { methodsQuery, useRemoveCard } from "../api/methods.ts";
import { cardDigits } from "../model.ts";
import { PaymentMethodDialog } from "./payment-method-dialog.tsx";

export function CardList() {
  const { data: cards, error, refetch } = useQuery(methodsQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<PaymentMethod | null>(null);
  const remove = useRemoveCard();
  return (
    <section className="billing__block" aria-labelledby="cards-title">
      <h3 className="h3" id="cards-title">
        Cards
      </h3>
      {error && <ErrorNote error={error} title="Your cards could not be loaded" onRetry={() => void refetch()} />}
      {!cards && !error && <Skeleton height="3rem" />}
      {cards?.length === 0 && <p className="small muted">No card is saved.</p>}
      <ul className="billing__list">
        {cards?.map((card) => (
          <li key={card.payment_method_id}>
            <div>
              <span>{card.name}</span>
              <span className="meta">
                {cardDigits(card)}
                {card.description && `. ${card.description}`}
              </span>
            </div>
            <Button variant="line" small aria-label={`Remove ${card.name}`} onClick={() => setLeaving(card)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="line"
          small
          icon={<PlusIcon className="i" aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >
          Add Payment Method
        </Button>
      </div>
      <PaymentMethodDialog open={isAdding} onClose={() => setIsAdding(false)} />
      <ConfirmDialog
        open={leaving !== null}
        title="Remove this card?"
        action="Remove"
        busy={remove.isPending}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return;
          remove.mutate(leaving.payment_method_id, {
            onSuccess: () => setLeaving(null),
            onError: (failure) => toast.error(messageOf(failure)),
          });
        }}
      >
        {leaving && `${leaving.name}, ${cardDigits(leaving)}, can then no longer pay for your plan.`}
      </ConfirmDialog>
    </section>
  );
}
