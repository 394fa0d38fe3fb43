import { flag, text, texts } from "../http/params.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { part, type Call, type Route } from "../http/route.ts";

function fitsType(type: string, wanted: string): boolean {
  return wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

function list({ sim, form }: Call): object {
  const types = texts(form, "types");
  const type = text(form, "type");
  const delivered = flag(form, "delivery_success");
  const rows = sim.store
    .all("events")
    .filter(
      (event) =>
        (types === undefined || types.some((wanted) => fitsType(event.type, wanted))) &&
        (!type || fitsType(event.type, type)) &&
        (delivered === undefined || (event.pending_webhooks === 0) === delivered),
    );
  return listPage(form, "/v1/events", rows);
}

export const eventRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/v1/events",
    params: [...listParams, "types", "type", "created", "delivery_success"],
    handle: list,
  },
  { method: "GET", path: "/v1/events/:id", params: [], handle: (call) => load(call.sim, "events", part(call, "id")) },
];
