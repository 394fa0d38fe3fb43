import type Stripe from "stripe";

type Decimal = NonNullable<Stripe.Price["unit_amount_decimal"]>;

/**
 * What Stripe puts on the wire for a resource type of the SDK: expandable
 * fields hold ids until a caller expands them, and decimals are strings (the
 * SDK turns them into objects after parsing).
 */
export type Wire<T> = T extends Decimal
  ? string
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: string extends T[Key] ? Exclude<T[Key], object> : Wire<T[Key]> }
      : T;

export type Customer = Wire<Stripe.Customer>;
export type Product = Wire<Stripe.Product>;
export type Price = Wire<Stripe.Price>;
export type SetupIntent = Wire<Stripe.SetupIntent>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type Card = Wire<Stripe.PaymentMethod.Card>;
export type Subscription = Wire<Stripe.Subscription>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type SubscriptionSchedule = Wire<Stripe.SubscriptionSchedule>;
export type SchedulePhase = Wire<Stripe.SubscriptionSchedule.Phase>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type DeclineErrorCode = NonNullable<NonNullable<PaymentIntent["last_payment_error"]>["code"]>;
export type Invoice = Wire<Stripe.Invoice>;
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;
export type InvoicePayment = Wire<Stripe.InvoicePayment>;
export type Refund = Wire<Stripe.Refund>;
export type Charge = Wire<Stripe.Charge>;
export type Dispute = Wire<Stripe.Dispute>;
export type TestClock = Wire<Stripe.TestHelpers.TestClock>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>;
export type Metadata = Record<string, string>;
