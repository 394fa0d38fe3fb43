import { newId } from "../model/ids.ts";
import { render } from "../http/respond.ts";
import { signatureHeader } from "./sign.ts";
import type { DeliveryRow } from "../model/tables.ts";
import type { Sim } from "../model/sim.ts";

const giveUpAfterMs = 3 * 24 * 3600 * 1000;
const longestPauseMs = 5 * 60 * 1000;
const timeoutMs = 10_000;
const unwrittenPauseMs = 2000;
const keptAttempts = 2000;
const atOnce = 8;

export type Order = "fifo" | "reversed" | "shuffled";

export interface Deliverer {
  /** Sends what is due and plans the rest. */
  kick(): void;
  pause(isPaused: boolean): void;
  isPaused(): boolean;
  /** Sends an event once more to every endpoint. */
  redeliver(event: string): Promise<void>;
  /** Sends everything waiting, one after another in the given order. */
  flush(order: Order): Promise<string[]>;
  stop(): Promise<void>;
}

interface DelivererGiven {
  sim: Sim;
  publicUrl: () => string;
  /** First pause after a failure; each further one doubles. */
  retryBaseMs: number;
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

export function createDeliverer({ sim, publicUrl, retryBaseMs }: DelivererGiven): Deliverer {
  const sending = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let paused = false;
  let stopped = false;
  const stopping = new AbortController();

  async function post(eventId: string, endpointId: string): Promise<{ status: number | null; error: string | null }> {
    const event = sim.store.get("events", eventId);
    const endpoint = sim.store.get("webhook_endpoints", endpointId);
    if (!event || !endpoint) return { status: null, error: "event or endpoint is gone" };
    const body = render(event, publicUrl());
    try {
      const response = await fetch(endpoint.url, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": signatureHeader(body, endpoint.secret ?? "", sim.machineNowMs()),
          "user-agent": "Stripe/1.0 (payment simulator)",
        },
        body,
        redirect: "manual",
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.arrayBuffer();
      return { status: response.status, error: null };
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.message : "unknown" };
    }
  }

  function note(delivery: DeliveryRow, result: { status: number | null; error: string | null }): void {
    // Pauses follow the real clock: a clock passed in may stand still.
    const now = Date.now();
    const event = sim.store.get("events", delivery.event);
    const ok = result.status !== null && result.status >= 200 && result.status < 300;
    const attempts = delivery.attempts + 1;
    const isGone = event === undefined || !sim.store.get("webhook_endpoints", delivery.endpoint);
    const isOld = event !== undefined && sim.machineNowMs() - event.created * 1000 > giveUpAfterMs;
    sim.store.transact(() => {
      sim.store.put("attempts", {
        id: newId("wa"),
        delivery: delivery.id,
        event: delivery.event,
        type: event?.type ?? "",
        endpoint: delivery.endpoint,
        atMs: now,
        ...result,
      });
      const oldest = sim.store.all("attempts");
      for (const attempt of oldest.slice(0, Math.max(0, oldest.length - keptAttempts))) {
        sim.store.remove("attempts", attempt.id);
      }
      const status = ok ? "delivered" : isGone || isOld ? "given_up" : "pending";
      if (status === "pending") {
        const pauseMs = Math.min(retryBaseMs * 2 ** delivery.attempts, longestPauseMs);
        sim.store.put("deliveries", { ...delivery, attempts, nextAtMs: now + pauseMs });
      } else sim.store.remove("deliveries", delivery.id);
      if (ok && event) sim.store.put("events", { ...event, pending_webhooks: Math.max(0, event.pending_webhooks - 1) });
    });
  }

  function sendOne(delivery: DeliveryRow): Promise<void> {
    const running = sending.get(delivery.id);
    if (running) return running;
    const work = post(delivery.event, delivery.endpoint)
      .then((result) => {
        if (!stopped && sim.store.get("deliveries", delivery.id)) note(delivery, result);
      })
      .finally(() => sending.delete(delivery.id));
    sending.set(delivery.id, work);
    return work;
  }

  /** It was sent, but that cannot be written down: it is sent again, and not at once. */
  function kickLater(): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(kick, unwrittenPauseMs);
  }

  function kick(): void {
    if (stopped || paused) return;
    clearTimeout(timer);
    const waiting = sim.store.all("deliveries").filter((delivery) => !sending.has(delivery.id));
    const now = Date.now();
    const due = waiting.filter((delivery) => delivery.nextAtMs <= now);
    for (const delivery of due.slice(0, Math.max(0, atOnce - sending.size))) sendOne(delivery).then(kick, kickLater);
    const later = waiting.filter((delivery) => delivery.nextAtMs > now).map((delivery) => delivery.nextAtMs);
    if (later.length > 0) timer = setTimeout(kick, Math.max(5, Math.min(...later) - now));
  }

  return {
    kick,
    pause(isPaused) {
      paused = isPaused;
      if (!isPaused) kick();
    },
    isPaused: () => paused,
    async redeliver(event) {
      for (const endpoint of sim.store.all("webhook_endpoints")) await post(event, endpoint.id);
    },
    async flush(order) {
      const waiting = sim.store.all("deliveries");
      const ordered = order === "fifo" ? waiting : order === "reversed" ? waiting.toReversed() : shuffle(waiting);
      for (const delivery of ordered) await sendOne(delivery);
      return ordered.map((delivery) => delivery.event);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      stopping.abort();
      await Promise.allSettled(sending.values());
    },
  };
}
