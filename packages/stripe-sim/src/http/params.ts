import { invalid } from "./api-error.ts";
import type { Metadata } from "../model/wire.ts";
import type { Form, FormValue } from "./form.ts";

function isForm(value: FormValue | undefined): value is Form {
  return typeof value === "object" && !Array.isArray(value);
}

/** Text of a field; an empty string, Stripe's way to unset, reads as null; undefined means not sent. */
export function text(form: Form, key: string): string | null | undefined {
  const value = form[key];
  if (value === undefined) return undefined;
  if (typeof value !== "string") throw invalid(`Invalid string: ${key}`, key);
  return value === "" ? null : value;
}

export function requiredText(form: Form, key: string): string {
  const value = text(form, key);
  if (value === undefined || value === null) {
    throw invalid(`Missing required param: ${key}.`, key, "parameter_missing");
  }
  return value;
}

export function integer(form: Form, key: string): number | undefined {
  const value = text(form, key);
  if (value === undefined || value === null) return undefined;
  if (!/^-?\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, key, "parameter_invalid_integer");
  return Number(value);
}

export function requiredInteger(form: Form, key: string): number {
  const value = integer(form, key);
  if (value === undefined) throw invalid(`Missing required param: ${key}.`, key, "parameter_missing");
  return value;
}

export function flag(form: Form, key: string): boolean | undefined {
  const value = text(form, key);
  if (value === undefined || value === null) return undefined;
  if (value !== "true" && value !== "false") throw invalid(`Invalid boolean: ${value}`, key);
  return value === "true";
}

/** A unix time, or `now` as the given second. */
export function moment(form: Form, key: string, now: number): number | undefined {
  return text(form, key) === "now" ? now : integer(form, key);
}

export function group(form: Form, key: string): Form | undefined {
  const value = form[key];
  if (value === undefined || value === "") return undefined;
  if (!isForm(value)) throw invalid(`Invalid object: ${key}`, key);
  return value;
}

export function groups(form: Form, key: string): Form[] | undefined {
  const value = form[key];
  if (value === undefined || value === "") return undefined;
  if (!Array.isArray(value)) throw invalid("Invalid array", key);
  return value.map((item) => {
    if (!isForm(item)) throw invalid("Invalid array", key);
    return item;
  });
}

export function texts(form: Form, key: string): string[] | undefined {
  const value = form[key];
  if (value === undefined || value === "") return undefined;
  if (!Array.isArray(value)) throw invalid("Invalid array", key);
  return value.map((item) => {
    if (typeof item !== "string") throw invalid("Invalid array", key);
    return item;
  });
}

export function oneOf<const Choice extends string>(
  form: Form,
  key: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = text(form, key);
  if (value === undefined || value === null) return undefined;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw invalid(`Invalid ${key}: must be one of ${choices.join(", ")}`, key);
  return found;
}

/** Merges sent metadata over the present one; an empty value removes its key. */
export function mergeMetadata(form: Form, present: Metadata | null = null): Metadata {
  const sent = form["metadata"];
  if (sent === "") return {};
  const merged: Metadata = { ...present };
  for (const [key, value] of Object.entries(group(form, "metadata") ?? {})) {
    if (typeof value !== "string") throw invalid("Metadata values must be strings", `metadata[${key}]`);
    if (value === "") delete merged[key];
    else merged[key] = value;
  }
  return merged;
}

/** Stripe answers 400 to a parameter it does not know; a typing error in the application must not pass unseen. */
export function refuseUnknown(form: Form, known: readonly string[]): void {
  const unknown = Object.keys(form).filter((key) => !known.includes(key));
  const first = unknown[0];
  if (first === undefined) return;
  throw invalid(
    `Received unknown parameter${unknown.length > 1 ? "s" : ""}: ${unknown.join(", ")}`,
    first,
    "parameter_unknown",
  );
}
