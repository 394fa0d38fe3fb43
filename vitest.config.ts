import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const ignored = ["**/node_modules/**", "**/.tsbuild/**", "**/dist/**", "e2e/**"];
const engine = ["**/*.engine.test.ts"];
const database = ["**/*.db.test.ts"];
const process = ["**/*.process.test.ts", "**/*.browser.test.ts"];

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
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = slow.findIndex((name) => moduleId.includes(name));
      return found === -1 ? slow.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * unit: pure and instant. process: a browser, a compiler or a program of our own is started. engine: hundreds of ads drawn by
 * Chromium and scored, minutes. db: on a real PostgreSQL (embedded, or TEST_DATABASE_URL).
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: [...ignored, ...engine, ...database, ...process],
          pool: "forks",
          // Most of the time would go into loading the same modules again for each file.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "process",
          include: process,
          exclude: ignored,
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "engine",
          include: engine,
          exclude: ignored,
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          name: "db",
          include: database,
          exclude: ignored,
          globalSetup: ["apps/api/test/built-programs.ts", "apps/api/test/postgres-server.ts"],
          pool: "forks",
          isolate: false, // each file has a database and an app of its own; the modules hold no state
          // Most of these tests wait for the database, a process or the clock, not for a processor.
          maxWorkers: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
