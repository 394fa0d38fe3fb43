import { persistVersion } from "@adjudge/contracts";
import { storedState } from "./local-memory.ts";

/** Each part is a JSON text of its own: the form of redux-persist, which wrote the sessions of earlier releases. */
type StoredForm = Record<string, string>;

const isStoredForm = (value: unknown): value is StoredForm =>
  typeof value === "object" && value !== null && Object.values(value).every((part) => typeof part === "string");

/**
 * The parts that an earlier visit left; none if there was none, or if what it left cannot be read. Local storage responds
 * at once, so the five seconds of docs/product/constants.md cannot run out.
 */
export function readStoredState<State>(names: readonly (keyof State & string)[]): Partial<State> {
  const parts: Partial<State> = {};
  try {
    const stored: unknown = JSON.parse(storedState.read() ?? "{}");
    if (!isStoredForm(stored)) return {};
    for (const name of names) if (stored[name] !== undefined) parts[name] = JSON.parse(stored[name]);
  } catch {
    return {};
  }
  return parts;
}

export function writeStoredState<State>(state: State, names: readonly (keyof State & string)[]): void {
  const parts = names.map((name) => [name, JSON.stringify(state[name])]);
  const _persist = JSON.stringify({ version: persistVersion, rehydrated: true });
  storedState.write(JSON.stringify({ ...Object.fromEntries(parts), _persist }));
}
