import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest first. Vitest knows times only from an earlier run, else by size, and a slow file that comes last runs alone. */
const slow = [
  "/known-changes.engine",
  "/advice.engine",
  "/steadiness.engine",
  "/process.db",
  "/uploads-survive.db",
  "/billing-commands.db",
  "/notices.db",
  "/life-cycle.db",
  "/races.db",
  "/faults.db",
  "/images.db",
  "/timing.db",
  "/fuzz.db",
  "/stripe-js.browser",
  "/score.test",
];

// A class because Vitest asks for one.
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = slow.findIndex((name) => moduleId.includes(name));
      return found === -1 ? slow.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
