import { newId } from "../model/ids.ts";

export const faultKinds = [
  "latency",
  "error_before",
  "error_after",
  "reset_before",
  "reset_after",
  "rate_limit",
] as const;

type FaultKind = (typeof faultKinds)[number];

/** A disturbance of the API, for tests of the caller. */
export interface Fault {
  id: string;
  kind: FaultKind;
  method: string;
  /** Path with `*` for any one part, or `*` alone for every path. */
  path: string;
  /** How many more requests it hits; null: until it is removed. */
  times: number | null;
  latencyMs: number;
}

export interface Faults {
  add(given: Omit<Fault, "id">): Fault;
  /** The faults that hit this request; each is used up by one. */
  take(method: string, path: string): Fault[];
  list(): Fault[];
  clear(): void;
}

function fits(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== "*" && fault.method !== method) return false;
  if (fault.path === "*") return true;
  const pattern = fault.path.split("/");
  const parts = path.split("/");
  return pattern.length === parts.length && pattern.every((expected, i) => expected === "*" || expected === parts[i]);
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    add(given) {
      const fault = { ...given, id: newId("fault") };
      faults.push(fault);
      return fault;
    },
    take(method, path) {
      const hits = faults.filter((fault) => fits(fault, method, path));
      faults = faults
        .map((fault) => (hits.includes(fault) && fault.times !== null ? { ...fault, times: fault.times - 1 } : fault))
        .filter((fault) => fault.times === null || fault.times > 0);
      return hits;
    },
    list: () => [...faults],
    clear() {
      faults = [];
    },
  };
}
