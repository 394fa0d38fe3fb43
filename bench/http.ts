import { once } from "node:events";
import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";

/**
 * `npm run bench:http`: requests a second and p99 of a public and of an authorised read, each against a bare Fastify
 * route that runs the same SQL on the same database in the same run. Rounds alternate, so that a busy machine slows
 * both alike. Ours must keep at least 60 % of the bare rate.
 */
const seconds = Number(process.env["BENCH_SECONDS"] ?? 6);
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 3);
const connections = 32;
const leastShare = 0.6;

type Addresses = { ours: string; bare: string; tokens: string[]; planId: string };
type Sample = { rate: number; p99: number; errors: number; cpuMicros: number };

async function startServers(dataDir: string): Promise<{ server: ChildProcess; addresses: Addresses }> {
  const server = fork(fileURLToPath(new URL("./http-servers.ts", import.meta.url)), [dataDir], {
    execArgv: ["--import", "tsx"],
  });
  const addresses = await new Promise<Addresses>((done, fail) => {
    server.once("message", (message) => done(message as Addresses));
    server.once("exit", (code) => fail(new Error(`the servers ended with ${String(code)}`)));
  });
  return { server, addresses };
}

async function cpuMicros(server: ChildProcess): Promise<number> {
  const answer = once(server, "message");
  server.send("cpu");
  const [{ user, system }] = (await answer) as [NodeJS.CpuUsage];
  return user + system;
}

// Many users, one after the other: one alone would be stopped at 300 calls a minute.
async function measure(server: ChildProcess, url: string, tokens: readonly string[]): Promise<Sample> {
  const { pathname } = new URL(url);
  const requests = tokens.map((token) => ({
    method: "GET" as const,
    path: pathname,
    headers: { authorization: `Bearer ${token}` },
  }));
  const before = await cpuMicros(server);
  const result = await autocannon({ url, connections, duration: seconds, requests });
  const spent = (await cpuMicros(server)) - before;
  return {
    rate: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
    cpuMicros: spent / Math.max(1, result.requests.total),
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(
  server: ChildProcess,
  name: string,
  path: string,
  { ours, bare, tokens }: Addresses,
): Promise<boolean> {
  const samples: Record<"ours" | "bare", Sample[]> = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    samples.bare.push(await measure(server, `${bare}${path}`, tokens));
    samples.ours.push(await measure(server, `${ours}/api${path}`, tokens));
  }
  const rate = (who: "ours" | "bare"): number => median(samples[who].map((sample) => sample.rate));
  const p99 = (who: "ours" | "bare"): number => median(samples[who].map((sample) => sample.p99));
  const cpu = (who: "ours" | "bare"): string => median(samples[who].map((sample) => sample.cpuMicros)).toFixed(0);
  const errors = [...samples.ours, ...samples.bare].reduce((sum, sample) => sum + sample.errors, 0);
  const share = rate("ours") / rate("bare");
  process.stdout.write(
    `${name}: ours ${rate("ours").toFixed(0)} req/s, p99 ${p99("ours")} ms; bare ${rate("bare").toFixed(0)} req/s, p99 ${p99("bare")} ms; ` +
      `${(share * 100).toFixed(0)} % of the bare rate; CPU a request ${cpu("ours")} and ${cpu("bare")} µs; ${errors} errors\n`,
  );
  return share >= leastShare && errors === 0;
}

const dataDir = mkdtempSync(join(tmpdir(), "adjudge-bench-"));
chmodSync(dataDir, 0o711);
const { server, addresses } = await startServers(dataDir);
try {
  const passed = [
    await compare(server, "public read (plans)", "/subscription-plans", addresses),
    await compare(
      server,
      "authorised read (session and one row)",
      `/subscription-plans/${addresses.planId}`,
      addresses,
    ),
  ];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  const ended = new Promise((done) => server.once("exit", done));
  server.send("stop");
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
