import { invalid } from "./api-error.ts";
import { group, integer, text } from "./params.ts";
import type { Form } from "./form.ts";

export const listParams = ["limit", "starting_after", "ending_before"] as const;

interface Listed {
  id: string;
  created?: number;
}

function createdFits(form: Form, created: number | undefined): boolean {
  if (form["created"] === undefined || created === undefined) return true;
  if (typeof form["created"] === "string") return created === integer(form, "created");
  const range = group(form, "created") ?? {};
  const [gt, gte, lt, lte] = ["gt", "gte", "lt", "lte"].map((key) => integer(range, key));
  return (
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
  );
}

/** One page, newest first, in Stripe's list form. */
export function listPage(form: Form, url: string, rows: readonly Listed[]): object {
  const limit = integer(form, "limit") ?? 10;
  if (limit < 1 || limit > 100) throw invalid("This value must be between 1 and 100 (inclusive).", "limit");
  const newest = rows.filter((row) => createdFits(form, row.created)).toReversed();
  const after = text(form, "starting_after");
  const before = text(form, "ending_before");
  const position = (id: string, param: string): number => {
    const index = newest.findIndex((row) => row.id === id);
    if (index < 0) throw invalid(`No such object: '${id}'`, param, "resource_missing");
    return index;
  };
  if (before) {
    const end = position(before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: newest.slice(start, end), has_more: start > 0, url };
  }
  const start = after ? position(after, "starting_after") + 1 : 0;
  return {
    object: "list",
    data: newest.slice(start, start + limit),
    has_more: newest.length > start + limit,
    url,
  };
}
