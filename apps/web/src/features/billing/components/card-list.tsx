import type { PaymentMethod, Subscription } from "@adjudge/contracts";
import plusIcon from "@phosphor-icons/core/regular/plus.svg?raw";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { toast } from "../../../lib/toast.ts";
import { useFocusInList } from "../../../lib/use-focus-lost.ts";
import { methodsQuery, useRemoveCard } from "../api/methods.ts";
import { cardDate, cardDigits, isExpired, isSameCard } from "../model.ts";
import { PaymentMethodDialog } from "./payment-method-dialog.tsx";
import { Icon } from "../../../components/icon.tsx";

/** `paying`: the card the plan is paid with, which need not be one of the list. */
export function CardList({ paying }: { paying: Subscription["card"] }) {
  const [now] = useState(() => new Date());
  const { data: cards, error, refetch } = useQuery(methodsQuery);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusInList(cards, () => title.current?.focus());
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<PaymentMethod | null>(null);
  // Apart from the card, whose words stay while the dialog closes.
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveCard();
  const ask = (card: PaymentMethod) => {
    setLeaving(card);
    setIsAsking(true);
  };
  return (
    <section className="billing__block" aria-labelledby="cards-title">
      <h3 className="h3" id="cards-title" ref={title} tabIndex={-1}>
        Cards
      </h3>
      {error && <ErrorNote error={error} title="Your cards could not be loaded" onRetry={() => void refetch()} />}
      {!cards && !error && <Skeleton height="3rem" />}
      {cards?.length === 0 && <p className="small muted">{paying ? "No other card is saved." : "No card is saved."}</p>}
      <ul className="billing__list">
        {cards?.map((card) => (
          <li key={card.payment_method_id}>
            <div>
              <span className="billing__name">
                {card.name}
                {isExpired(card, now) && <Badge tone="weak">Expired</Badge>}
                {isSameCard(card, paying) && <Badge tone="strong">Pays your plan</Badge>}
              </span>
              <span className="meta">
                {[cardDigits(card), cardDate(card), card.description].filter(Boolean).join(", ")}
              </span>
            </div>
            <Button variant="line" small aria-label={`Remove ${card.name}`} onClick={() => ask(card)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="line" small icon={<Icon svg={plusIcon} />} onClick={() => setIsAdding(true)}>
          Add Payment Method
        </Button>
      </div>
      <PaymentMethodDialog open={isAdding} onClose={() => setIsAdding(false)} />
      <ConfirmDialog
        open={isAsking}
        title="Remove this card?"
        action="Remove"
        busy={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          if (leaving === null) return;
          remove.mutate(leaving.payment_method_id, {
            onSuccess: () => setIsAsking(false),
            onError: (failure) => toast.error(messageOf(failure)),
          });
        }}
      >
        {leaving &&
          `${leaving.name}, ${cardDigits(leaving)}, can then no longer pay for your plan.${
            isSameCard(leaving, paying) ? " It pays your plan now: the next renewal needs another card." : ""
          }`}
      </ConfirmDialog>
    </section>
  );
}
