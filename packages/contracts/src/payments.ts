import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { cardDescriptionMaxLength, cardNameMaxLength, maxWebhookBytes } from "./limits.ts";
import { Plan } from "./plans.ts";
import { boundedText, lineOfText, requiredText, textRule } from "./shared.ts";
import { containsCardNumber, isSafeParagraph } from "./text-rules.ts";
import { Id, IdParams, Message } from "./values.ts";

const tag = "Payment";

/** Refuses a client secret (`pi_x_secret_y`) and anything else that is not an id, before the provider is asked. */
const PaymentIntentId = requiredText("Payment is required").regex(
  /^(?:pi|seti)_[A-Za-z0-9]{1,200}$/,
  "Invalid payment.",
);
/** Refuses the provider's shared test tokens such as `pm_card_visa`. */
const PaymentMethodId = requiredText("Select payment method").regex(/^pm_[A-Za-z0-9]{1,200}$/, "Select payment method");

export const VerifyPaymentBody = z.object({ payment_intent: PaymentIntentId });
export type VerifyPaymentBody = z.infer<typeof VerifyPaymentBody>;

export const PaymentVerified = z.object({ message: z.string(), is_active: z.boolean() });
export type PaymentVerified = z.infer<typeof PaymentVerified>;

export const verifyPayment = endpoint({
  name: "verifyPayment",
  method: "POST",
  path: "/payment/verify",
  auth: "user",
  body: VerifyPaymentBody,
  encoding: "json",
  otherStatuses: [202],
  response: PaymentVerified,
  errors: [
    "validation_failed",
    "malformed_json",
    "token_invalid",
    "payment_failed",
    "not_found",
    "conflict",
    "provider_unavailable",
  ],
  summary:
    "Ask the provider what became of a payment; 202 while it is being processed, 409 while the bank waits for its customer.",
  tag,
});

export const PaymentSuccess = z.object({ message: z.string(), is_active: z.boolean(), plan: Plan.nullable() });
export type PaymentSuccess = z.infer<typeof PaymentSuccess>;

export const getPaymentSuccess = endpoint({
  name: "getPaymentSuccess",
  method: "GET",
  path: "/success/:id",
  auth: "user",
  params: IdParams,
  /** The page's query string comes along; nothing in it is taken as proof of payment. */
  query: z.object({ payment_intent: z.string().optional().catch(undefined) }),
  encoding: "none",
  otherStatuses: [202],
  response: PaymentSuccess,
  errors: ["token_invalid", "payment_failed", "not_found", "conflict", "provider_unavailable"],
  summary:
    "Confirm a payment (by attempt, plan or payment intent) for the page that follows it; 202 while it is being processed.",
  tag,
});

export const PaymentMethodSetup = z.object({ clientSecret: z.string() });
export type PaymentMethodSetup = z.infer<typeof PaymentMethodSetup>;

export const setUpPaymentMethod = endpoint({
  name: "setUpPaymentMethod",
  method: "POST",
  path: "/payment-method/setup",
  auth: "user",
  encoding: "none",
  response: PaymentMethodSetup,
  errors: ["token_invalid", "provider_unavailable"],
  summary: "Begin saving a card.",
  tag,
});

const noCardNumber = textRule((text) => (containsCardNumber(text) ? "Do not enter a card number here." : null));

export const AddPaymentMethodBody = z.object({
  payment_method_id: PaymentMethodId,
  name: lineOfText("Card Name", cardNameMaxLength).check(noCardNumber),
  description: z
    .string({ error: "Description must be a text." })
    .check(z.trim(), boundedText("Description", cardDescriptionMaxLength, isSafeParagraph), noCardNumber)
    .optional(),
});
export type AddPaymentMethodBody = z.infer<typeof AddPaymentMethodBody>;

export const addPaymentMethod = endpoint({
  name: "addPaymentMethod",
  method: "POST",
  path: "/payment-method",
  auth: "user",
  body: AddPaymentMethodBody,
  encoding: "json",
  idempotent: true,
  response: Message,
  errors: [
    "validation_failed",
    "malformed_json",
    "token_invalid",
    "payment_failed",
    "not_found",
    "conflict",
    "idempotency_mismatch",
    "provider_unavailable",
  ],
  summary: "Save a card under a name.",
  tag,
});

export const PaymentMethod = z.object({
  payment_method_id: Id,
  name: z.string(),
  description: z.string(),
  brand: z.string(),
  last4: z.string(),
  /** Null for a card that was saved before its date was kept. */
  exp_month: z.int().nullable(),
  exp_year: z.int().nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PaymentMethodList = z.object({ message: z.string(), payment_methods: z.array(PaymentMethod) });
export type PaymentMethodList = z.infer<typeof PaymentMethodList>;

export const listPaymentMethods = endpoint({
  name: "listPaymentMethods",
  method: "GET",
  path: "/payment-method",
  auth: "user",
  encoding: "none",
  response: PaymentMethodList,
  errors: ["token_invalid"],
  summary: "One's own saved cards.",
  tag,
});

export const deletePaymentMethod = endpoint({
  name: "deletePaymentMethod",
  method: "DELETE",
  path: "/payment-method/:id",
  auth: "user",
  params: IdParams,
  encoding: "none",
  status: 204,
  response: "none",
  errors: ["token_invalid", "not_found", "conflict", "provider_unavailable"],
  summary: "Remove a saved card.",
  tag,
});

export const WebhookReceived = z.object({ received: z.literal(true) });
export type WebhookReceived = z.infer<typeof WebhookReceived>;

export const receiveStripeWebhook = endpoint({
  name: "receiveStripeWebhook",
  method: "POST",
  path: "/stripe/webhook",
  auth: "public",
  encoding: "raw",
  maxBodyBytes: maxWebhookBytes,
  response: WebhookReceived,
  errors: ["invalid_signature", "malformed_json"],
  summary: "Signed events of the payment provider; the signature covers the raw bytes.",
  tag,
});

export const paymentEndpoints = [
  verifyPayment,
  getPaymentSuccess,
  setUpPaymentMethod,
  addPaymentMethod,
  listPaymentMethods,
  deletePaymentMethod,
  receiveStripeWebhook,
] as const;
