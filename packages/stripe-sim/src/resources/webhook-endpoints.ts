import { flag, mergeMetadata, requiredText, text, texts } from "../http/params.ts";
import { invalid } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { newId, randomToken } from "../model/ids.ts";
import { part, type Call, type Route } from "../http/route.ts";
import { apiVersion, type Sim } from "../model/sim.ts";
import type { WebhookEndpoint } from "../model/wire.ts";

interface EndpointGiven {
  id: string;
  url: string;
  secret: string;
  enabledEvents: string[];
}

export function buildWebhookEndpoint(sim: Sim, given: EndpointGiven): WebhookEndpoint {
  return {
    id: given.id,
    object: "webhook_endpoint",
    api_version: apiVersion,
    application: null,
    created: sim.now(),
    description: null,
    enabled_events: given.enabledEvents,
    livemode: false,
    metadata: {},
    secret: given.secret,
    status: "enabled",
    url: given.url,
  };
}

/** The signing secret is shown once, in the answer that makes it. */
function withoutSecret({ secret: _secret, ...shown }: WebhookEndpoint): WebhookEndpoint {
  return shown;
}

function create({ sim, form }: Call): WebhookEndpoint {
  const url = requiredText(form, "url");
  if (!/^https?:\/\//.test(url))
    throw invalid("Invalid URL: An explicit scheme (such as https) must be provided.", "url", "url_invalid");
  const events = texts(form, "enabled_events");
  if (!events || events.length === 0)
    throw invalid("Missing required param: enabled_events.", "enabled_events", "parameter_missing");
  const endpoint: WebhookEndpoint = {
    ...buildWebhookEndpoint(sim, {
      id: newId("we"),
      url,
      secret: `whsec_${randomToken(32)}`,
      enabledEvents: events,
    }),
    description: text(form, "description") ?? null,
    metadata: mergeMetadata(form),
  };
  sim.store.put("webhook_endpoints", endpoint);
  return endpoint;
}

function update(call: Call): WebhookEndpoint {
  const { sim, form } = call;
  const before = load(sim, "webhook_endpoints", part(call, "id"));
  const disabled = flag(form, "disabled");
  const after: WebhookEndpoint = {
    ...before,
    url: text(form, "url") ?? before.url,
    enabled_events: texts(form, "enabled_events") ?? before.enabled_events,
    metadata: mergeMetadata(form, before.metadata),
    status: disabled === undefined ? before.status : disabled ? "disabled" : "enabled",
  };
  sim.store.put("webhook_endpoints", after);
  return withoutSecret(after);
}

function remove(call: Call): object {
  const endpoint = load(call.sim, "webhook_endpoints", part(call, "id"));
  call.sim.store.remove("webhook_endpoints", endpoint.id);
  return { id: endpoint.id, object: "webhook_endpoint", deleted: true };
}

const fields = ["url", "enabled_events", "description", "metadata"] as const;

export const webhookEndpointRoutes: readonly Route[] = [
  { method: "POST", path: "/v1/webhook_endpoints", params: [...fields, "api_version", "connect"], handle: create },
  {
    method: "GET",
    path: "/v1/webhook_endpoints",
    params: listParams,
    handle: ({ sim, form }) =>
      listPage(form, "/v1/webhook_endpoints", sim.store.all("webhook_endpoints").map(withoutSecret)),
  },
  {
    method: "GET",
    path: "/v1/webhook_endpoints/:id",
    params: [],
    handle: (call) => withoutSecret(load(call.sim, "webhook_endpoints", part(call, "id"))),
  },
  { method: "POST", path: "/v1/webhook_endpoints/:id", params: [...fields, "disabled"], handle: update },
  { method: "DELETE", path: "/v1/webhook_endpoints/:id", params: [], handle: remove },
];
