import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createAnalysisPool } from "./pool.ts";

const cache = fileURLToPath(new URL("../../../node_modules/.cache/", import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "confine-"));
chmodSync(folder, 0o755); // as an installation is; what the other user cannot read cannot be run as that user
const hidden = mkdtempSync(join(tmpdir(), "adjudge-hidden-"));
const secret = join(hidden, "secret.key");
const entry = join(folder, "worker.mjs");

/** A decoder in a stranger's hands: it does what the job says and tells how far it came. */
const takenOver = `
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
const tries = {
  status: async () => readFileSync("/proc/self/status", "utf8"),
  read: async (path) => readFileSync(path, "utf8"),
  write: async (path) => writeFileSync(path, "planted"),
  reach: (port) => new Promise((done, fail) => connect(Number(port), "127.0.0.1", () => done("reached")).on("error", fail)),
  fill: async (gigabytes) => { const all = []; while (all.length < gigabytes * 16) all.push(Buffer.allocUnsafe(2 ** 26)); },
};
process.on("message", async ({ id, bytes }) => {
  const [name, value] = Buffer.from(bytes).toString().split(" ");
  const text = await tries[name](value).then(String, (error) => "refused: " + (error.code ?? error.message));
  process.send({ type: "done", id, result: { text }, rssBytes: 1, cpuSeconds: 1 });
});
process.on("disconnect", () => process.exit(0));
if (process.argv[2] === "7" && /NoNewPrivs:\\t1/.test(readFileSync("/proc/self/status", "utf8"))) process.exit(1);
process.send({ type: "ready" });
`;

let server: Server;
let port = 0;
beforeAll(async () => {
  writeFileSync(secret, "the key", { mode: 0o600 });
  writeFileSync(entry, takenOver);
  server = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => {
  server.close();
  for (const made of [folder, hidden]) rmSync(made, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;
const can = (program: string, ...args: string[]): boolean => spawnSync(program, [...args, "true"]).status === 0;
const canDrop = can("setpriv", "--no-new-privs");
const canUnshare = can("unshare", ...(isRoot ? [] : ["--user"]), "--net");
const canLimit = can("prlimit", "--core=0");

async function withPool<T>(
  work: (ask: (job: string) => Promise<string>, measures: () => readonly string[]) => Promise<T>,
  threads = 2,
): Promise<T> {
  let measures: readonly string[] = [];
  const confine = { hidden: [hidden], onChosen: (chosen: readonly string[]) => void (measures = chosen) };
  const pool = createAnalysisPool({ workers: 1, timeoutMs: 120_000, entry, threads, confine });
  const ask = async (job: string): Promise<string> =>
    ((await pool.score(Buffer.from(job))) as unknown as { text: string }).text;
  try {
    return await work(ask, () => measures);
  } finally {
    await pool.close();
  }
}

describe("N100: a decoder that is taken over", { timeout: 240_000 }, () => {
  it.runIf(canDrop)("can gain no privileges, and has those of another user than root", () =>
    withPool(async (ask, measures) => {
      const status = await ask("status");
      expect(measures()).toContain("no privileges");
      expect(status).toMatch(/NoNewPrivs:\t1/);
      expect(status).toMatch(/CapEff:\t0+\n/);
      expect(status).toMatch(/Groups:\t\s*\n/);
      if (isRoot) expect(status).not.toMatch(/Uid:\t.*\b(0|65534)\b/);
    }),
  );

  it.runIf(canUnshare)("reaches nobody", () =>
    withPool(async (ask, measures) => {
      expect(await ask(`reach ${port}`)).toMatch(/^refused/);
      expect(measures()).toContain("no network");
    }),
  );

  it.runIf(isRoot ? canDrop : canUnshare)("reads no keys, and leaves nothing behind", () =>
    withPool(async (ask) => {
      expect(await ask(`read ${secret}`)).toMatch(/^refused: (EACCES|ENOENT)/);
      for (const path of [entry, join(hidden, "planted"), join(cache, "planted")])
        expect(await ask(`write ${path}`)).toMatch(isRoot ? /^refused/ : /./);
      expect(spawnSync("ls", [hidden]).stdout.toString()).toBe("secret.key\n");
    }),
  );

  it("has no settings of ours in its environment, and the models' runtime tells nobody of its use", async () => {
    process.env["APP_SECRET"] = "not for decoders";
    onTestFinished(() => void delete process.env["APP_SECRET"]);
    const environment = await withPool((ask) => ask("read /proc/self/environ"));
    expect(environment).toContain("ORT_DISABLE_TELEMETRY=1");
    expect(environment).not.toMatch(/APP_SECRET|not for decoders/);
  });

  it.runIf(canLimit)("cannot fill the memory", () =>
    withPool(async (ask, measures) => {
      const outcome = await ask("fill 4").catch((error: unknown) => (error as { code: string }).code);
      expect(measures()).toContain("limits");
      expect(outcome).toMatch(/^refused|worker_died/);
      expect(await ask("status")).toContain("Uid");
    }),
  );

  it("where confined workers do not start, they start with all rights, and that is told", () =>
    withPool(async (ask, measures) => {
      expect(await ask("status")).toMatch(/NoNewPrivs:\t0/);
      expect(measures()).toEqual([]);
    }, 7));
});
