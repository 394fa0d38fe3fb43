import { defineConfig } from "vitest/config";

const ignored = ["**/node_modules/**", "**/.tsbuild/**", "**/dist/**", "e2e/**"];
const engine = ["**/*.engine.test.ts"];
const database = ["**/*.db.test.ts"];
const process = ["**/*.process.test.ts", "**/*.browser.test.ts"];

/**
 * unit: pure and instant. process: a browser, a compiler or a program of our own is started. engine: ads drawn by Chromium and
 * scored. db: on a real PostgreSQL (embedded, or TEST_DATABASE_URL). With TEST_ALL=1 the longest lists are gone through to their end.
 */
export default defineConfig({
  test: {
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
          globalSetup: ["tools/built-worker.ts"],
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
          globalSetup: ["tools/built-worker.ts"],
          pool: "forks",
          isolate: false, // the models are opened once a process, not once a file
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
          setupFiles: ["apps/api/test/file-end.setup.ts"],
          pool: "forks",
          isolate: false, // each file has a database and an app of its own; the modules hold no state
          maxWorkers: 3, // more than the cores: half of the time they wait for time-outs, kills and restarts
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
