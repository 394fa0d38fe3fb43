// `npm test`: installs what it needs, runs every check and suite, ends with "N passed, N failed".
// `npm run test:fast`: types, lint and unit tests. Also: `checks`, `e2e`.
import { requireNode } from "./node-version.mjs";

requireNode();
const { installPackages } = await import("./install.mjs");
installPackages();
const { runChecks, runPlaywright, runVitest } = await import("./suites.mjs");

const mode = process.argv[2] ?? "all";
const started = Date.now();
const results = [];
const add = (...suites) => results.push(...suites);

if (mode === "fast") {
  const [checks, unit] = await Promise.all([runChecks(["types", "lint"]), runVitest("unit")]);
  add(...checks, unit);
} else {
  if (mode === "all" || mode === "checks") add(...(await runChecks()));
  if (mode === "all") {
    for (const project of ["unit", "process", "engine", "db"]) add(await runVitest(project));
    const { startPrivatePostgres } = await import("./private-postgres.mjs");
    const server = await startPrivatePostgres();
    if (server) {
      add(
        await runVitest("db", { label: `db on PostgreSQL ${server.version}`, env: { TEST_DATABASE_URL: server.url } }),
      );
      await server.stop();
    } else process.stdout.write("db on PostgreSQL 15: skipped, it is not installed and cannot be\n");
  }
  if (mode === "all" || mode === "e2e") add(await runPlaywright());
}

process.stdout.write("\n");
for (const { label, passed, failed, seconds } of results)
  process.stdout.write(`${label.padEnd(28)} ${passed} passed, ${failed} failed  (${seconds.toFixed(0)} s)\n`);
const passed = results.reduce((sum, suite) => sum + suite.passed, 0);
const failed = results.reduce((sum, suite) => sum + suite.failed, 0);
process.stdout.write(
  `${"total".padEnd(28)} ${((Date.now() - started) / 1000).toFixed(0)} s\n${passed} passed, ${failed} failed\n`,
);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
