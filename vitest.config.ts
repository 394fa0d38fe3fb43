import { defineConfig } from "vitest/config";

const ignored = ["**/node_modules/**", "**/.tsbuild/**", "**/dist/**", "e2e/**"];

/** unit: pure and instant. engine: hundreds of ads drawn by Chromium and scored, minutes. db: on a real PostgreSQL (embedded, or TEST_DATABASE_URL). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: [...ignored, "**/*.db.test.ts", "**/*.engine.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "engine",
          include: ["**/*.engine.test.ts"],
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
          include: ["**/*.db.test.ts"],
          exclude: ignored,
          globalSetup: ["apps/api/test/postgres-server.ts"],
          pool: "forks",
          // Most of these tests wait for the database, a process or the clock, not for a processor.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
