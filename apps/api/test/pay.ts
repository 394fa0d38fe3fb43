import type { TestApp } from "./test-app.ts";

/** Confirms as a browser does: with the publishable key and the client secret, straight at the provider. */
export async function confirmCard(app: TestApp, clientSecret: string, number: string): Promise<{ status: string }> {
  const { apiBase, publishableKey } = app.services.billing.payments;
  const intent = clientSecret.split("_secret_")[0] ?? "";
  const form = new URLSearchParams({
    client_secret: clientSecret,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2040",
    "payment_method_data[card][cvc]": "123",
  });
  const response = await fetch(`${apiBase ?? ""}/v1/payment_intents/${intent}/confirm`, {
    method: "POST",
    headers: { authorization: `Bearer ${publishableKey}`, "content-type": "application/x-www-form-urlencoded" },
    body: form.toString(),
  });
  const body = (await response.json()) as { status?: string };
  return { status: body.status ?? `refused ${response.status}` };
}
