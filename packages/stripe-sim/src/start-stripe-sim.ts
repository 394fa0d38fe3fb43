import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buildBrowserScripts } from "./pages/browser-scripts.ts";
import { createApi } from "./http/serve-api.ts";
import { createControl } from "./control/serve-control.ts";
import { createDeliverer } from "./webhooks/deliver.ts";
import { createFaults } from "./http/faults.ts";
import { createSim } from "./model/sim.ts";
import { buildWebhookEndpoint } from "./resources/webhook-endpoints.ts";
import { corsHeaders, send } from "./http/respond.ts";
import { keepTime, runClocks, unlessUnwritten } from "./time/keep-time.ts";
import { lockFolder } from "./store/lock-folder.ts";
import { openStore } from "./store/store.ts";
import { pruneStore } from "./store/prune.ts";
import { readBody } from "./http/read-body.ts";
import { refuseLive } from "./guard.ts";
import { servePage } from "./pages/serve-pages.ts";

export interface StripeSimOptions {
  /** 0 or nothing: any free port. */
  port?: number;
  host?: string;
  /** Folder of the durable state; without it the state ends with the process. */
  dataDir?: string;
  secretKey: string;
  publishableKey: string;
  webhook?: { url: string; secret: string };
  /** Address browsers reach the simulator at, when it is not the one it listens on. */
  publicUrl?: string;
  clock?: { now: () => Date };
  /** First pause before an undelivered event is sent again. */
  retryBaseMs?: number;
}

export interface StripeSim {
  url: string;
  host: string;
  port: number;
  close(): Promise<void>;
}

const configuredEndpoint = "we_configured";

function parseJson(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body === "" ? "{}" : body);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Starts the simulator of the Stripe API; what it has answered is on disk before the caller sees the answer. */
export async function startStripeSim(options: StripeSimOptions): Promise<StripeSim> {
  refuseLive({ ...options, nodeEnv: process.env["NODE_ENV"] });
  const { host = "127.0.0.1", webhook } = options;
  const scripts = await buildBrowserScripts();
  const unlock = options.dataDir === undefined ? () => Promise.resolve() : await lockFolder(options.dataDir);
  const store = openStore(options.dataDir);
  const sim = createSim({ store, clock: options.clock ?? { now: () => new Date() } });
  const faults = createFaults();
  let publicUrl = options.publicUrl ?? "";
  const deliverer = createDeliverer({ sim, publicUrl: () => publicUrl, retryBaseMs: options.retryBaseMs ?? 1000 });

  function seed(): void {
    if (!webhook) return store.remove("webhook_endpoints", configuredEndpoint);
    const given = { id: configuredEndpoint, url: webhook.url, secret: webhook.secret, enabledEvents: ["*"] };
    store.put("webhook_endpoints", buildWebhookEndpoint(sim, given));
  }

  let isOpen = true;
  function afterCall(): void {
    deliverer.kick();
    setImmediate(() => {
      if (!isOpen) return;
      unlessUnwritten(() => runClocks(sim));
      deliverer.kick();
    });
  }

  const api = createApi({
    sim,
    keys: options,
    faults,
    publicUrl: () => publicUrl,
    onDone: afterCall,
  });
  const control = createControl({ sim, faults, deliverer, seed });

  async function serveControl(req: IncomingMessage, res: ServerResponse, path: string, body: string): Promise<void> {
    // A page of another origin cannot send this type without a preflight, which is not answered here.
    const isJson = (req.headers["content-type"] ?? "").startsWith("application/json");
    const answer =
      req.method === "GET" || isJson
        ? await control(req.method ?? "GET", path, parseJson(body))
        : { status: 415, body: { error: { message: "send application/json" } } };
    send(res, { status: answer.status, type: "application/json", body: `${JSON.stringify(answer.body)}\n` });
    afterCall();
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? "/", "http://simulator");
    const isControl = url.pathname.startsWith("/_sim/");
    if (req.method === "OPTIONS") {
      return send(res, { status: 204, type: "text/plain", body: "", headers: isControl ? {} : corsHeaders });
    }
    const body = await readBody(req);
    if (isControl) return serveControl(req, res, url.pathname, body);
    if (url.pathname.startsWith("/v1/")) return api(req, res, url, body);
    send(res, servePage(sim, scripts, req.method ?? "GET", url));
    afterCall();
  }

  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : "unknown";
      if (res.headersSent) res.destroy();
      else
        send(res, {
          status: 500,
          type: "application/json",
          body: JSON.stringify({ error: { type: "api_error", message } }),
        });
    });
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(options.port ?? 0, host, resolve);
    });
  } catch (error) {
    store.close();
    await unlock();
    throw error;
  }
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = `http://${host}:${port}`;
  if (publicUrl === "") publicUrl = url;

  pruneStore(sim);
  seed();
  runClocks(sim);
  const stopTime = keepTime(sim, () => deliverer.kick());
  deliverer.kick();
  return {
    url,
    host,
    port,
    async close() {
      isOpen = false;
      stopTime();
      await deliverer.stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      store.close();
      await unlock();
    },
  };
}
