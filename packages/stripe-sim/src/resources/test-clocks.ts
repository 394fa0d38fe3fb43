import { addIntervals } from "../billing/periods.ts";
import { invalid } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { newId } from "../model/ids.ts";
import { part, type Call, type Route } from "../http/route.ts";
import { requiredInteger, text } from "../http/params.ts";
import { emit } from "../webhooks/emit.ts";
import type { Sim } from "../model/sim.ts";
import type { TestClock } from "../model/wire.ts";

const month = 30 * 24 * 3600;

function create({ sim, form }: Call): TestClock {
  const created = Math.floor(sim.machineNowMs() / 1000);
  const clock: TestClock = {
    id: newId("clock"),
    object: "test_helpers.test_clock",
    created,
    deletes_after: created + month,
    frozen_time: requiredInteger(form, "frozen_time"),
    livemode: false,
    name: text(form, "name") ?? null,
    status: "ready",
    status_details: {},
  };
  sim.store.put("test_clocks", clock);
  emit(sim, "test_helpers.test_clock.created", clock);
  return clock;
}

/** Two intervals of the shortest subscription on the clock; undefined when there is none. */
function furthest(sim: Sim, clock: TestClock): number | undefined {
  const limits = sim.store
    .all("subscriptions")
    .filter((entry) => entry.test_clock === clock.id && !["canceled", "incomplete_expired"].includes(entry.status))
    .flatMap((entry) => entry.items.data.map((item) => addIntervals(item.price, clock.frozen_time, 2)));
  return limits.length === 0 ? undefined : Math.min(...limits);
}

/** Answers at once with `advancing`; the caller polls until `ready`, as with Stripe. */
function advance(call: Call): TestClock {
  const { sim, form } = call;
  const clock = load(sim, "test_clocks", part(call, "id"));
  const target = requiredInteger(form, "frozen_time");
  if (clock.status === "advancing") {
    throw invalid("The clock is currently advancing. Wait until it is ready.", undefined, "clock_advancing");
  }
  if (target <= clock.frozen_time) {
    throw invalid("The clock's frozen_time can only be advanced into the future.", "frozen_time");
  }
  const limit = furthest(sim, clock);
  if (limit !== undefined && target > limit) {
    throw invalid(
      "You can only advance a test clock up to two intervals of the shortest subscription on it at a time.",
      "frozen_time",
    );
  }
  const advancing: TestClock = {
    ...clock,
    status: "advancing",
    status_details: { advancing: { target_frozen_time: target } },
  };
  sim.store.put("test_clocks", advancing);
  emit(sim, "test_helpers.test_clock.advancing", advancing);
  return advancing;
}

/** Takes the clock and its customers with all they have. */
function remove(call: Call): object {
  const { store } = call.sim;
  const clock = load(call.sim, "test_clocks", part(call, "id"));
  for (const subscription of store.all("subscriptions")) {
    if (subscription.test_clock === clock.id) store.remove("subscriptions", subscription.id);
  }
  for (const customer of store.all("customers")) {
    if (customer.test_clock !== clock.id) continue;
    store.remove("customers", customer.id);
    store.put("deleted_customers", { id: customer.id, object: "customer", deleted: true });
  }
  store.remove("test_clocks", clock.id);
  emit(call.sim, "test_helpers.test_clock.deleted", clock);
  return { id: clock.id, object: "test_helpers.test_clock", deleted: true };
}

export const testClockRoutes: readonly Route[] = [
  { method: "POST", path: "/v1/test_helpers/test_clocks", params: ["frozen_time", "name"], handle: create },
  {
    method: "GET",
    path: "/v1/test_helpers/test_clocks",
    params: listParams,
    handle: ({ sim, form }) => listPage(form, "/v1/test_helpers/test_clocks", sim.store.all("test_clocks")),
  },
  {
    method: "GET",
    path: "/v1/test_helpers/test_clocks/:id",
    params: [],
    handle: (call) => load(call.sim, "test_clocks", part(call, "id")),
  },
  { method: "POST", path: "/v1/test_helpers/test_clocks/:id/advance", params: ["frozen_time"], handle: advance },
  { method: "DELETE", path: "/v1/test_helpers/test_clocks/:id", params: [], handle: remove },
];
