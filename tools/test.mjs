// `npm test`: installs what it needs, runs every check and suite, ends with "N passed, N failed".
// `npm run test:all`: the same with the longest lists gone through to their end. `npm run test:fast`: types, lint and unit
// tests. Also: `checks`, `e2e`.
import { requireNode } from "./node-version.mjs";

requireNode();
const mode = process.argv[2] ?? "gate";
const isWhole = mode === "all";
if (isWhole) process.env.TEST_ALL = "1";
const runsSuites = mode === "gate" || isWhole;
const { hasChromium, hasQuickChromium } = await import("./find-chromium.mjs");
const { hasPostgres } = await import("./private-postgres.mjs");
const { installSystemPackages } = await import("./system-packages.mjs");
const hasBrowser = process.env.INSTALL_SYSTEM_PACKAGES === "1" ? hasQuickChromium() : hasChromium();
// Goes on while npm installs.
const machineIsReady = await installSystemPackages({
  needsBrowser: (runsSuites || mode === "e2e") && !hasBrowser,
  needsDatabase: runsSuites && !hasPostgres(),
});
const { installPackages } = await import("./install.mjs");
installPackages();
await machineIsReady();
const { useScratch } = await import("./scratch.mjs");
useScratch();
const { bundleCheck, checkNames, quickCheck, runChecks, runPlaywright, runVitest } = await import("./suites.mjs");

const started = Date.now();
const results = [];
const add = (...suites) => results.push(...suites);

async function findBrowser() {
  const { findChromium } = await import("./find-chromium.mjs");
  const chromium = findChromium();
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  return chromium;
}

/** Of the database tests, those that run in the gate on the other PostgreSQL and the other Node; `test:all` runs all of them. */
const onOtherVersions = ["platform/limits", "platform/queue", "features/plans"];

/** The product serves the web app that the first one builds; the others have a core to themselves while the unit tests take one. */
const earlyChecks = [bundleCheck, quickCheck, "imports"];

async function inTurn(names) {
  const done = [];
  for (const name of names) done.push(...(await runChecks([name])));
  return done;
}

/**
 * The journeys in the browser have the machine to themselves: beside the databases their pages took minutes on a slow one. After
 * them the databases run beside the rest, which takes about as long: each leaves time while it waits.
 */
async function runSuites() {
  const chromium = await findBrowser();
  const { startPrivatePostgres } = await import("./private-postgres.mjs");
  const { findNewerNode } = await import("./newer-node.mjs");
  const newerNode = findNewerNode(); // fetched while the first suites run
  const server = await startPrivatePostgres();
  /** The second engine and the second Node in one: each has been proven without the other by then. */
  const otherVersions = async () => {
    const done = [];
    const newer = await newerNode;
    const onNewer = newer ? { node: newer.program } : {};
    const withNode = newer ? ` and Node ${newer.version}` : "";
    if (server) {
      const env = { TEST_DATABASE_URL: server.url };
      const files = isWhole ? [] : onOtherVersions.map((folder) => `apps/api/src/${folder}`);
      const label = `db on PostgreSQL ${server.version}${withNode}`;
      done.push(await runVitest("db", { label, env, files, isQuiet: true, ...onNewer }));
    } else process.stdout.write("db on PostgreSQL 15: skipped, it is not installed\n");
    if (!newer) process.stdout.write("Node 24: skipped, it is this one or cannot be had\n");
    else if (isWhole) {
      const quietly = { isQuiet: true, ...onNewer };
      const files = ["tools/build.process.test.ts"];
      done.push(await runVitest("unit", { label: `unit on Node ${newer.version}`, ...quietly }));
      done.push(await runVitest("process", { label: `production on Node ${newer.version}`, files, ...quietly }));
    }
    return done;
  };
  const others = async () => [
    await runVitest("engine", { isQuiet: true }),
    await runVitest("process", { isQuiet: true }),
    ...(await runChecks(checkNames.filter((name) => !earlyChecks.includes(name)))),
  ];
  const databases = async () => [await runVitest("db"), ...(await otherVersions())];
  try {
    const [early, unit] = await Promise.all([inTurn(earlyChecks), runVitest("unit")]);
    add(...early, unit, await runPlaywright(chromium));
    add(...(await Promise.all([databases(), others()])).flat());
  } finally {
    await server?.stop();
  }
}

if (mode === "fast") {
  const [checks, unit] = await Promise.all([runChecks([quickCheck]), runVitest("unit")]);
  add(...checks, unit);
} else if (mode === "checks") add(...(await runChecks()));
else if (mode === "e2e") add(await runPlaywright(await findBrowser()));
else await runSuites();

process.stdout.write("\n");
for (const { label, passed, failed, seconds } of results)
  process.stdout.write(`${label.padEnd(28)} ${passed} passed, ${failed} failed  (${seconds.toFixed(0)} s)\n`);
for (const { label, failures } of results)
  for (const failure of failures) process.stdout.write(`FAILED ${label}: ${failure}\n`);
const passed = results.reduce((sum, suite) => sum + suite.passed, 0);
const failed = results.reduce((sum, suite) => sum + suite.failed, 0);
process.stdout.write(
  `${"total".padEnd(28)} ${((Date.now() - started) / 1000).toFixed(0)} s\n${passed} passed, ${failed} failed\n`,
);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
