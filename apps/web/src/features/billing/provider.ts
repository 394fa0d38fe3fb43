import type { PaymentConfig } from "@adjudge/contracts";

/** The part of the payment provider's browser script that this app uses. */
interface ProviderError {
  message?: string;
  type?: string;
}

interface Intent {
  id: string;
  status: string;
  payment_method: string | { id: string } | null;
}

export interface ProviderElement {
  mount: (box: HTMLElement) => void;
  destroy: () => void;
}

export interface ProviderElements {
  create: (type: "payment" | "card", options?: object) => ProviderElement;
  update: (options: { mode?: string; amount?: number; currency?: string }) => void;
  submit: () => Promise<{ error?: ProviderError }>;
}

interface PaymentOutcome {
  error?: ProviderError;
  paymentIntent?: Intent;
}

interface SetupOutcome {
  error?: ProviderError;
  setupIntent?: Intent;
}

type CardOptions = { handleActions?: boolean };

export interface Provider {
  elements: (options?: object) => ProviderElements;
  confirmPayment: (given: {
    elements: ProviderElements;
    clientSecret: string;
    confirmParams: { return_url: string };
  }) => Promise<PaymentOutcome>;
  confirmCardPayment: (secret: string, given?: { payment_method: string }) => Promise<PaymentOutcome>;
  confirmCardSetup: (
    secret: string,
    given: { payment_method: { card: ProviderElement; billing_details: { name: string } } },
    options?: CardOptions,
  ) => Promise<SetupOutcome>;
  handleNextAction: (given: { clientSecret: string }) => Promise<SetupOutcome & PaymentOutcome>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Provider;
  }
}

const scripts = new Map<string, Promise<void>>();

function loadScript(url: string): Promise<void> {
  const known = scripts.get(url);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      // The next one who needs it tries again.
      scripts.delete(url);
      script.remove();
      reject(new Error("The payment form could not be loaded. Please check your connection and try again."));
    });
    document.head.append(script);
  });
  scripts.set(url, loading);
  return loading;
}

export async function loadProvider({ script_url, publishable_key }: PaymentConfig): Promise<Provider> {
  if (script_url === null) throw new Error("Payment is not set up here.");
  try {
    await loadScript(script_url);
    if (!window.Stripe) throw new Error("The payment form could not be started.");
    return window.Stripe(publishable_key);
  } catch (error) {
    // Only logged: docs/product/errors.md#payment.
    console.error(error);
    throw error;
  }
}

export const messageOfProvider = ({ message }: ProviderError): string => message ?? "The payment was not completed.";

export const idOf = (method: Intent["payment_method"]): string | null =>
  typeof method === "string" || method === null ? method : method.id;
