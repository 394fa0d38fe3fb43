import { closeDispute, openDispute } from "../money/open-dispute.ts";
import { settleProcessing } from "../money/confirm-intent.ts";
import { runDue } from "../time/run-due.ts";
import { faultKinds, type Faults } from "../http/faults.ts";
import { testCards } from "../money/test-cards.ts";
import type { Deliverer, Order } from "../webhooks/deliver.ts";
import type { Sim } from "../model/sim.ts";

interface ControlGiven {
  sim: Sim;
  faults: Faults;
  deliverer: Deliverer;
  /** Puts back what a fresh start has, after a reset. */
  seed: () => void;
}

type Body = Record<string, unknown>;

interface ControlAnswer {
  status: number;
  body: object;
}

function readNumber(body: Body, key: string): number | undefined {
  const value = body[key];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

function readText(body: Body, key: string): string | undefined {
  const value = body[key];
  return typeof value === "string" ? value : undefined;
}

function ok(body: object): ControlAnswer {
  return { status: 200, body };
}

function bad(message: string): ControlAnswer {
  return { status: 400, body: { error: { message } } };
}

/** `/_sim/…`: what tests do to the world around the application. */
export function createControl({
  sim,
  faults,
  deliverer,
  seed,
}: ControlGiven): (method: string, path: string, body: Body) => Promise<ControlAnswer> {
  function addFault(body: Body): ControlAnswer {
    const kind = faultKinds.find((name) => name === body["kind"]);
    if (!kind) return bad(`kind must be one of ${faultKinds.join(", ")}`);
    const times = body["times"] === null || body["times"] === 0 ? null : (readNumber(body, "times") ?? 1);
    return ok(
      faults.add({
        kind,
        method: readText(body, "method") ?? "*",
        path: readText(body, "path") ?? "*",
        times,
        latencyMs: readNumber(body, "latency_ms") ?? (kind === "latency" ? 1000 : 0),
      }),
    );
  }

  /** Moves the time of everything without a test clock of its own, and lets happen what falls due. */
  function moveClock(body: Body): ControlAnswer {
    const seconds = readNumber(body, "advance_s");
    if (seconds === undefined || seconds < 0) return bad("advance_s must be a number of seconds, not negative");
    const before = sim.store.get("settings", "clock_offset_s")?.value ?? 0;
    const steps = runDue(sim, null, sim.now() + Math.floor(seconds));
    sim.store.put("settings", { id: "clock_offset_s", value: before + Math.floor(seconds) });
    return ok({ now: sim.now(), steps });
  }

  async function redeliver(body: Body): Promise<ControlAnswer> {
    const event = readText(body, "event");
    const type = readText(body, "type");
    const times = readNumber(body, "times") ?? 1;
    const wanted = sim.store
      .all("events")
      .filter((entry) => (event === undefined || entry.id === event) && (type === undefined || entry.type === type));
    for (let round = 0; round < times; round += 1) {
      for (const entry of wanted) await deliverer.redeliver(entry.id);
    }
    return ok({ events: wanted.map((entry) => entry.id), times });
  }

  async function flush(body: Body): Promise<ControlAnswer> {
    const orders: readonly Order[] = ["fifo", "reversed", "shuffled"];
    const order = orders.find((name) => name === (body["order"] ?? "fifo"));
    return order ? ok({ events: await deliverer.flush(order) }) : bad(`order must be one of ${orders.join(", ")}`);
  }

  function settle(id: string, body: Body): ControlAnswer {
    const intent = sim.store.get("payment_intents", id);
    if (!intent) return { status: 404, body: { error: { message: "no such intent" } } };
    return ok(sim.store.transact(() => settleProcessing(sim, intent, body["outcome"] !== "failed")));
  }

  function dispute(id: string, body: Body): ControlAnswer {
    const charge = sim.store.get("charges", id);
    if (charge) return ok(sim.store.transact(() => openDispute(sim, charge)));
    const open = sim.store.get("disputes", id);
    if (!open) return { status: 404, body: { error: { message: "no such charge or dispute" } } };
    return ok(sim.store.transact(() => closeDispute(sim, open, body["outcome"] === "lost" ? "lost" : "won")));
  }

  function webhookState(): ControlAnswer {
    return ok({
      paused: deliverer.isPaused(),
      waiting: sim.store.all("deliveries"),
      log: sim.store.all("attempts"),
    });
  }

  return async (method, path, body) => {
    const [, , first = "", second = "", third = ""] = path.split("/");
    switch (`${method} ${first}${third === "" && second !== "" ? `/${second}` : ""}`) {
      case "POST reset":
        faults.clear();
        sim.store.clear();
        seed();
        return ok({ reset: true });
      case "GET faults":
        return ok({ faults: faults.list() });
      case "POST faults":
        return addFault(body);
      case "DELETE faults":
        faults.clear();
        return ok({ faults: [] });
      case "POST clock":
        return moveClock(body);
      case "GET cards":
        return ok({ cards: testCards });
      case "GET webhooks":
        return webhookState();
      case "POST webhooks/pause":
        deliverer.pause(true);
        return ok({ paused: true });
      case "POST webhooks/resume":
        deliverer.pause(false);
        return ok({ paused: false });
      case "POST webhooks/flush":
        return flush(body);
      case "POST webhooks/redeliver":
        return redeliver(body);
      case "POST settlement":
        sim.store.put("settings", { id: "delayed_settlement", value: body["mode"] === "delayed" ? 1 : 0 });
        return ok({ mode: body["mode"] === "delayed" ? "delayed" : "instant" });
      case "POST payment_intents":
        return settle(second, body);
      case "POST disputes":
      case `POST disputes/${second}`:
        return dispute(second, body);
      default:
        return { status: 404, body: { error: { message: `no control ${method} ${path}` } } };
    }
  };
}
