import type { Payments } from "../../platform/payments/payments.ts";

type Outcome = { clientSecret: string | null };

type CardChange<T extends Outcome> = {
  subscriptionId: string;
  /** Nothing is changed about the card without it. */
  methodId: string | undefined;
  apply: () => Promise<T>;
};

/** Applies a change of plan with another card. A card that was refused does not go on to pay for the plan. */
export async function withCard<T extends Outcome>(
  { stripe }: Pick<Payments, "stripe">,
  { subscriptionId, methodId, apply }: CardChange<T>,
): Promise<T> {
  if (methodId === undefined) return apply();
  const { default_payment_method: before } = await stripe.subscriptions.retrieve(subscriptionId);
  const old = typeof before === "object" ? before?.id : before;
  const payWith = (id: string) => stripe.subscriptions.update(subscriptionId, { default_payment_method: id });
  const putBack = async (): Promise<void> => void (old && (await payWith(old)));
  const isRefused = async ({ clientSecret }: Outcome): Promise<boolean> => {
    if (clientSecret === null) return false;
    const intent = await stripe.paymentIntents.retrieve(clientSecret.split("_secret_")[0] ?? "");
    return intent.status === "requires_payment_method";
  };
  await payWith(methodId);
  try {
    const outcome = await apply();
    if (await isRefused(outcome)) await putBack();
    return outcome;
  } catch (error) {
    await putBack();
    throw error;
  }
}
