import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./usage-error.ts";

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** Options and files of a command; a wrong option is a usage error, not a stack trace. */
export const readOptions = (
  args: string[],
  options: NonNullable<ParseArgsConfig["options"]>,
): { values: Values; positionals: string[] } => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { values, positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** A number between two bounds, or undefined where the option was not given. */
export const numberOption = (values: Values, name: string, low: number, high: number): number | undefined => {
  const text = values[name];
  if (text === undefined) return undefined;
  const value = typeof text === "string" && text.trim() !== "" ? Number(text) : Number.NaN;
  if (!(value >= low && value <= high)) throw new UsageError(`--${name} must be a number from ${low} to ${high}`);
  return value;
};
