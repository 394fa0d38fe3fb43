import type { z } from "zod";
import { jsonOf } from "./json-of.ts";

export type Read<T> = { value: T } | { problems: string };

const mostProblems = 8;

/** The JSON in an answer, whatever is written round it, held against what was asked for. */
export function readAnswer<S extends z.ZodType>(text: string, schema: S): Read<z.output<S>> {
  const json = jsonIn(text);
  if (json === undefined) return { problems: "it is not JSON" };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const problems = parsed.error.issues
    .slice(0, mostProblems)
    .map(({ path, message }) => `${path.length === 0 ? "the whole" : path.join(".")}: ${message}`);
  return { problems: problems.join("; ") };
}

function jsonIn(text: string): unknown {
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  if (start < 0 || end < start) return undefined;
  return jsonOf(text.slice(start, end + 1));
}
