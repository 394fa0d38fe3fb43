import { newClientSecret, newId } from "../model/ids.ts";
import { emit } from "../webhooks/emit.ts";
import type { Sim } from "../model/sim.ts";
import type { Metadata, SetupIntent } from "../model/wire.ts";

interface SetupGiven {
  customer: string | null;
  usage: string;
  paymentMethod: string | null;
  metadata: Metadata;
  description: string | null;
}

export function createSetupIntent(sim: Sim, given: SetupGiven): SetupIntent {
  const id = newId("seti");
  const intent: SetupIntent = {
    id,
    object: "setup_intent",
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: sim.now(given.customer),
    customer: given.customer,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: given.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    single_use_mandate: null,
    status: given.paymentMethod === null ? "requires_payment_method" : "requires_confirmation",
    usage: given.usage,
  };
  sim.store.put("setup_intents", intent);
  emit(sim, "setup_intent.created", intent);
  return intent;
}
