/**
 * `npm run test:scale`: an installation as an operator has it (two instances, worker, PostgreSQL, S3, SMTP, payment, balancer),
 * used, restarted and killed part by part. Outside the gate. Writes its figures into docs/operations.md; exits 1 when a promise
 * was broken.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createInstallation, type Installation } from "./installation.ts";
import type { Part } from "./parts.ts";
import { call, listAll, makePerson, upload, type Person } from "./person.ts";

const root = join(import.meta.dirname, "../..");
const figures: [string, string][] = [];
const broken: string[] = [];
const note = (what: string, figure: string): void => {
  figures.push([what, figure]);
  process.stdout.write(`${what}: ${figure}\n`);
};
const promise = (isKept: boolean, what: string): void => {
  if (!isKept) broken.push(what);
};
const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

async function until(isSo: () => Promise<boolean>, what: string, mostSeconds = 120): Promise<void> {
  for (const deadline = Date.now() + mostSeconds * 1000; !(await isSo().catch(() => false)); await sleep(200))
    if (Date.now() > deadline) throw new Error(`waited too long: ${what}`);
}

const isReady = async (base: string): Promise<boolean> => (await fetch(`${base}/readyz`)).status === 200;

/** People who look around all the time; returns how many calls went how. */
function startVisitors(origin: string, count: number) {
  const statuses = new Map<number, number>();
  let isOver = false;
  const visit = async (): Promise<void> => {
    for (; !isOver; await sleep(60)) {
      const status = await fetch(`${origin}/api/subscription-plans/`, { signal: AbortSignal.timeout(20_000) })
        .then(async (response) => (await response.arrayBuffer(), response.status))
        .catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const visitors = Array.from({ length: count }, visit);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(visitors);
      const all = [...statuses.values()].reduce((sum, number) => sum + number, 0);
      return { all, good: statuses.get(200) ?? 0, statuses };
    },
  };
}

/** One picture after the other, for as long as told; remembers what was acknowledged. */
function startUploads(origin: string, person: Person) {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let isOver = false;
  const work = (async () => {
    for (; !isOver; await sleep(200)) {
      const { status, id } = await upload(origin, person);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (id !== null) acknowledged.push(id);
    }
  })();
  return {
    acknowledged,
    statuses,
    stop: async () => {
      isOver = true;
      await work;
    },
  };
}

async function checkUploads(
  origin: string,
  person: Person,
  acknowledged: readonly string[],
  when: string,
): Promise<void> {
  // What a kill left reserved is given back after its time; used places are counted in the same commit as their rows.
  const { ids, used } = await listAll(origin, person);
  const lost = acknowledged.filter((id) => !ids.has(id)).length;
  promise(lost === 0, `${lost} acknowledged uploads were lost ${when}`);
  promise(used === ids.size, `the counter says ${used} and there are ${ids.size} pictures ${when}`);
  note(`uploads acknowledged ${when}, lost, counted wrong`, `${acknowledged.length}, ${lost}, ${used - ids.size}`);
}

async function rollingRestart({ origin, instances, parts }: Installation, person: Person): Promise<void> {
  const visitors = startVisitors(origin, 4);
  const uploads = startUploads(origin, person);
  const drains: number[] = [];
  for (const [part, base] of [
    [parts.one, instances[0]],
    [parts.two, instances[1]],
  ] as const) {
    drains.push(await part.end("SIGTERM"));
    await part.start();
    await until(() => isReady(base), `${part.name} is ready again`);
    await sleep(1_500); // until the balancer has seen it
  }
  drains.push(await parts.worker.end("SIGTERM"));
  await parts.worker.start();
  await uploads.stop();
  const { all, good, statuses } = await visitors.stop();
  note("rolling restart: requests answered as they should", `${good} of ${all}`);
  note("rolling restart: slowest end of a process", `${Math.max(...drains).toFixed(1)} s`);
  promise(good === all, `requests failed during the rolling restart: ${JSON.stringify([...statuses])}`);
  promise(Math.max(...drains) <= 30, "a process took more than 30 s to end");
  await checkUploads(origin, person, uploads.acknowledged, "during a rolling restart");
}

type Kill = { part: Part; staysUp: boolean; recovers: () => Promise<boolean> };

async function killEach({ origin, instances, parts, mails }: Installation, person: Person): Promise<void> {
  const takesUploads = async () => (await upload(origin, person)).status === 201;
  const answers = async () => (await call(origin, "GET", "/subscription-plans/")).status === 200;
  const kills: Kill[] = [
    { part: parts.one, staysUp: true, recovers: () => isReady(instances[0]) },
    { part: parts.worker, staysUp: true, recovers: answers },
    { part: parts.s3, staysUp: true, recovers: takesUploads },
    { part: parts.smtp, staysUp: true, recovers: async () => (await makePerson(origin, mails)).served.size > 0 },
    { part: parts.simulator, staysUp: true, recovers: async () => (await makePerson(origin, mails)).served.size > 0 },
    { part: parts.postgres, staysUp: false, recovers: takesUploads },
  ];
  for (const { part, staysUp, recovers } of kills) {
    const visitors = startVisitors(origin, 3);
    const uploads = startUploads(origin, person);
    await sleep(1_500);
    await part.end("SIGKILL");
    await sleep(4_000);
    const isUp = await answers().catch(() => false);
    promise(isUp === staysUp || !staysUp, `the site did not stay up without ${part.name}`);
    const since = Date.now();
    await part.start();
    await until(recovers, `${part.name} is of use again`);
    const recovered = seconds(since);
    await uploads.stop();
    const { all, good } = await visitors.stop();
    note(`kill -9 of ${part.name}: requests answered; of use again after`, `${good} of ${all}; ${recovered}`);
    await checkUploads(origin, person, uploads.acknowledged, `around the kill of ${part.name}`);
  }
}

function writeFigures(): void {
  const path = join(root, "docs/operations.md");
  const text = readFileSync(path, "utf8");
  const [start, end] = ["<!-- figures of npm run test:scale -->", "<!-- end of figures -->"];
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`;
  const table = ["| What | Figure |", "|---|---|", ...figures.map(([what, figure]) => `| ${what} | ${figure} |`)];
  const block = `${start}\n\nMeasured ${new Date().toISOString().slice(0, 10)} on ${machine}.\n\n${table.join("\n")}\n\n${end}`;
  writeFileSync(
    path,
    text.replace(new RegExp(`${start}[^]*${end}`), () => block),
  );
}

async function main(): Promise<void> {
  const started = Date.now();
  execFileSync(process.execPath, [join(root, "tools/build.mjs")], { cwd: root, stdio: "inherit" });
  const folder = mkdtempSync(join(tmpdir(), "adjudge-scale-"));
  const installation = createInstallation(folder, Number(process.env["SCALE_PORT"] ?? 4900));
  const { origin, mails, parts } = installation;
  try {
    for (const part of [parts.postgres, parts.s3, parts.smtp, parts.simulator]) await part.start();
    const begun = Date.now();
    await parts.one.start();
    note("first instance ready, empty database migrated", seconds(begun));
    const second = Date.now();
    await parts.two.start();
    note("second instance ready", seconds(second));
    await parts.worker.start();
    await parts.balancer.start();
    await until(() => isReady(origin), "the balancer has an instance");
    await sleep(1_000);
    const journey = Date.now();
    const { person, served } = await makePerson(origin, mails);
    const picture = await upload(origin, person);
    note("journey from sign-up to a scored picture", `${seconds(journey)}, over ${served.size} instances`);
    promise(served.size === 2, "the journey did not meet both instances");
    promise(picture.status === 201, `the first upload answered ${picture.status}`);
    await rollingRestart(installation, person);
    await killEach(installation, person);
    note("the whole run", seconds(started));
  } finally {
    for (const part of Object.values(parts)) await part.end("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
  writeFigures();
  for (const what of broken) process.stderr.write(`BROKEN: ${what}\n`);
  process.exit(broken.length === 0 ? 0 : 1);
}

await main();
