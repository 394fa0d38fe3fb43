import type { DeclineErrorCode } from "../model/wire.ts";

/** What happens when a card is saved or charged. */
export interface CardBehaviour {
  /** Decline at each charge; `attach` also refuses saving it, as Stripe does for its declined cards. */
  decline?: { code: DeclineErrorCode; declineCode?: string; message: string; on: "attach" | "charge" };
  /** 3-D Secure: always, only until the card was set up for later use, or only when a person is present. */
  authenticate?: "always" | "until_set_up" | "on_session";
  disputes?: boolean;
}

export interface TestCard {
  number: string;
  brand: string;
  funding: "credit" | "debit";
  behaviour: CardBehaviour;
  /** Names after `pm_card_` and `tok_` that stand for this card. */
  tokens: readonly string[];
}

const declined = "Your card was declined.";

function card(number: string, brand: string, tokens: readonly string[], behaviour: CardBehaviour = {}): TestCard {
  return { number, brand, funding: "credit", behaviour, tokens };
}

function refused(
  number: string,
  tokens: readonly string[],
  code: DeclineErrorCode,
  message: string,
  declineCode?: string,
): TestCard {
  return card(number, "visa", tokens, {
    decline: { code, message, on: "attach", ...(declineCode === undefined ? {} : { declineCode }) },
  });
}

/** Stripe's published test numbers that the simulator knows; any other number that passes Luhn works as a plain card. */
export const testCards: readonly TestCard[] = [
  card("4242424242424242", "visa", ["visa"]),
  { ...card("4000056655665556", "visa", ["visa_debit"]), funding: "debit" },
  card("5555555555554444", "mastercard", ["mastercard"]),
  card("2223003122003222", "mastercard", []),
  card("378282246310005", "amex", ["amex"]),
  card("6011111111111117", "discover", ["discover"]),
  card("3056930009020004", "diners", ["diners"]),
  card("3566002020360505", "jcb", ["jcb"]),
  card("6200000000000005", "unionpay", ["unionpay"]),
  refused("4000000000000002", ["visa_chargeDeclined", "chargeDeclined"], "card_declined", declined, "generic_decline"),
  refused(
    "4000000000009995",
    ["visa_chargeDeclinedInsufficientFunds", "chargeDeclinedInsufficientFunds"],
    "card_declined",
    "Your card has insufficient funds.",
    "insufficient_funds",
  ),
  refused("4000000000009987", ["visa_chargeDeclinedLostCard"], "card_declined", declined, "lost_card"),
  refused("4000000000009979", ["visa_chargeDeclinedStolenCard"], "card_declined", declined, "stolen_card"),
  refused("4000000000000069", ["chargeDeclinedExpiredCard"], "expired_card", "Your card has expired."),
  refused(
    "4000000000000127",
    ["chargeDeclinedIncorrectCvc"],
    "incorrect_cvc",
    "Your card's security code is incorrect.",
  ),
  refused(
    "4000000000000119",
    ["chargeDeclinedProcessingError"],
    "processing_error",
    "An error occurred while processing your card. Try again in a little bit.",
  ),
  refused(
    "4000000000006975",
    ["visa_chargeDeclinedVelocityLimitExceeded"],
    "card_declined",
    "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
    "card_velocity_exceeded",
  ),
  refused("4100000000000019", ["radarBlock"], "card_declined", declined, "fraudulent"),
  card("4000000000000341", "visa", ["chargeCustomerFail"], {
    decline: { code: "card_declined", declineCode: "generic_decline", message: declined, on: "charge" },
  }),
  card("4000002500003155", "visa", ["authenticationRequiredOnSetup"], { authenticate: "until_set_up" }),
  card("4000002760003184", "visa", ["authenticationRequired"], { authenticate: "always" }),
  card("4000003800000446", "visa", ["authenticationRequiredSetupForOffSession"], { authenticate: "on_session" }),
  card("4000008260003178", "visa", ["authenticationRequiredChargeDeclinedInsufficientFunds"], {
    authenticate: "always",
    decline: {
      code: "card_declined",
      declineCode: "insufficient_funds",
      message: "Your card has insufficient funds.",
      on: "charge",
    },
  }),
  card("4000000000003220", "visa", ["threeDSecure2Required"], { authenticate: "always" }),
  card("4000000000003063", "visa", ["threeDSecureRequired"], { authenticate: "always" }),
  card("4000008400001629", "visa", ["threeDSecureRequiredChargeDeclined"], {
    authenticate: "always",
    decline: { code: "card_declined", declineCode: "generic_decline", message: declined, on: "charge" },
  }),
  card("4000000000003055", "visa", ["threeDSecureOptional"]),
  card("4000000000000259", "visa", ["createDispute"], { disputes: true }),
];

const byNumber = new Map(testCards.map((entry) => [entry.number, entry]));
const byToken = new Map(testCards.flatMap((entry) => entry.tokens.map((token) => [token, entry] as const)));

function brandOf(number: string): string {
  if (number.startsWith("4")) return "visa";
  if (/^(5[1-5]|2[2-7])/.test(number)) return "mastercard";
  if (/^3[47]/.test(number)) return "amex";
  if (/^6(011|5)/.test(number)) return "discover";
  return "unknown";
}

export function findTestCard(number: string): TestCard {
  return byNumber.get(number) ?? card(number, brandOf(number), []);
}

/** `pm_card_visa` and `tok_visa` alike. */
export function findTokenCard(token: string): TestCard | undefined {
  return byToken.get(token.replace(/^(pm_card_|tok_)/, ""));
}

export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
