import { finishAuthentication } from "../money/confirm-intent.ts";
import { finishSetupAuthentication } from "../money/confirm-setup-intent.ts";
import { escapeHtml, formatMoney, page } from "./html.ts";
import type { Reply } from "../http/respond.ts";
import type { PaymentIntent, SetupIntent } from "../model/wire.ts";
import type { Sim } from "../model/sim.ts";

type Intent = PaymentIntent | SetupIntent;

function findIntent(sim: Sim, id: string): Intent | undefined {
  return sim.store.get("payment_intents", id) ?? sim.store.get("setup_intents", id);
}

function isPayment(intent: Intent): intent is PaymentIntent {
  return intent.object === "payment_intent";
}

/** Where the holder goes back to, with what Stripe adds to the address. */
function returnAddress(intent: Intent, returnUrl: string, passed: boolean): string {
  const url = new URL(returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? "");
  url.searchParams.set("redirect_status", passed ? "succeeded" : "failed");
  return url.href;
}

function seeOther(location: string): Reply {
  return { status: 303, type: "text/plain; charset=utf-8", body: "", headers: { location } };
}

export function showChallenge(sim: Sim, id: string, isModal: boolean): Reply {
  const intent = findIntent(sim, id);
  if (!intent) return page(404, "Not found", "<h1>No such payment</h1>");
  if (intent.status !== "requires_action") {
    return page(409, "Nothing to confirm", "<h1>Nothing to confirm</h1><p>This payment does not wait for you.</p>");
  }
  const amount = isPayment(intent) ? ` of <strong>${formatMoney(intent.amount, intent.currency)}</strong>` : "";
  const what = isPayment(intent) ? "payment" : "saving of your card";
  const action = (name: string): string => escapeHtml(`../3ds/${id}/${name}${isModal ? "?modal=1" : ""}`);
  return page(
    200,
    "3-D Secure test page",
    `<h1>3-D Secure test page</h1>
<p>Your bank would ask you here to confirm the ${what}${amount}. No card is charged.</p>
<form method="post" action="${action("complete")}"><button type="submit">Complete</button></form>
<form method="post" action="${action("fail")}"><button type="submit" class="plain">Fail</button></form>`,
  );
}

export function finishChallenge(sim: Sim, id: string, passed: boolean, isModal: boolean): Reply {
  const intent = findIntent(sim, id);
  if (!intent) return page(404, "Not found", "<h1>No such payment</h1>", "../..");
  const returnUrl = sim.store.get("intents", id)?.returnUrl ?? null;
  const after = sim.store.transact(() =>
    isPayment(intent) ? finishAuthentication(sim, intent, passed) : finishSetupAuthentication(sim, intent, passed),
  );
  const succeeded = after.status === "succeeded" || after.status === "processing";
  if (!isModal && returnUrl !== null) return seeOther(returnAddress(after, returnUrl, succeeded));
  return page(
    200,
    "3-D Secure test page",
    `<h1>${passed ? "Confirmed" : "Not confirmed"}</h1><p>You can go back to the shop.</p>`,
    "../..",
    "v3/challenge-done.js",
  );
}
