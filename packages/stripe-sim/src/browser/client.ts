/** The parts of Stripe's answers that a page may look at. */
export interface StripeError {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: Intent;
  setup_intent?: Intent;
}

export interface Intent {
  id: string;
  object: "payment_intent" | "setup_intent";
  status: string;
  client_secret: string;
  last_payment_error?: StripeError | null;
  last_setup_error?: StripeError | null;
  next_action?: { redirect_to_url?: { url: string } } | null;
}

export type FormField = string | number | boolean | null | undefined | { [key: string]: FormField };

export type Result<Value> = { value: Value; error?: undefined } | { value?: undefined; error: StripeError };

export interface Client {
  base: string;
  request<Value>(method: "GET" | "POST", path: string, form: Record<string, FormField>): Promise<Result<Value>>;
}

/** A wrong use of the library by the page's own code, as Stripe.js throws it. */
export class IntegrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "IntegrationError";
  }
}

function encode(form: Record<string, FormField>, prefix = ""): [string, string][] {
  return Object.entries(form).flatMap(([key, value]): [string, string][] => {
    const name = prefix === "" ? key : `${prefix}[${key}]`;
    if (value === undefined || value === null) return [];
    return typeof value === "object" ? encode(value, name) : [[name, String(value)]];
  });
}

export function createClient(base: string, key: string): Client {
  return {
    base,
    async request<Value>(method: "GET" | "POST", path: string, form: Record<string, FormField>) {
      const query = new URLSearchParams(encode(form)).toString();
      try {
        const response = await fetch(`${base}/v1/${path}${method === "GET" ? `?${query}` : ""}`, {
          method,
          headers: {
            authorization: `Bearer ${key}`,
            ...(method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
          },
          ...(method === "POST" ? { body: query } : {}),
        });
        const body: Value & { error?: StripeError } = await response.json();
        return body.error ? { error: body.error } : { value: body };
      } catch {
        const message = "We are experiencing issues connecting to our payments provider. Please try again.";
        return { error: { type: "api_connection_error", message } };
      }
    },
  };
}

/** `pi_1_secret_x` is about intent `pi_1`. */
export function intentPath(clientSecret: string): string {
  const id = clientSecret.split("_secret_")[0] ?? "";
  if (!/^(pi|seti)_\w+$/.test(id) || !clientSecret.includes("_secret_")) {
    throw new IntegrationError(`Invalid value for clientSecret: it should look like \${id}_secret_\${secret}.`);
  }
  return `${id.startsWith("seti_") ? "setup_intents" : "payment_intents"}/${id}`;
}

export function retrieveIntent(client: Client, clientSecret: string): Promise<Result<Intent>> {
  return client.request<Intent>("GET", intentPath(clientSecret), { client_secret: clientSecret });
}
