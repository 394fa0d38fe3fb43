import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { inject, onTestFinished } from "vitest";
import { atFileEnd } from "./file-end.ts";
import { patience } from "./patience.ts";
import { refuseUndeclared, undeclaredCodes } from "./undeclared-codes.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export type Product = {
  origin: string;
  pid: number;
  output: () => string;
  /** Sends a signal and returns how the process ended. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
  ended: Promise<number | NodeJS.Signals | null>;
};

type StartOptions = { dataDir: string; env?: Record<string, string>; spawnOptions?: SpawnOptions };

type Program = { child: ChildProcess; output: () => string; ended: Product["ended"] };

export function spawnProduct({ dataDir, env = {}, spawnOptions = {} }: StartOptions): Program {
  // Most of them score nothing, and loading the models takes as long as all the rest of a start.
  const settings = { DATA_DIR: dataDir, PORT: "0", RATE_LIMIT_IP_FACTOR: "100000", ANALYSIS_WORKERS: "0", ...env };
  return spawnProgram("apps/api/src/main.ts", [], settings, spawnOptions);
}

export function spawnProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  spawnOptions: SpawnOptions = {},
): Program {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_|TEST|DATABASE|npm_)/.test(name)),
  );
  const program = inject("programs")[file];
  if (program === undefined) throw new Error(`${file} is not among the programs that are built for tests`);
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inherited, NODE_ENV: "development", ...patience, ...env },
    ...spawnOptions,
  });
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals | null>((done) =>
    child.once("close", (code, signal) => done(code ?? signal)),
  );
  atFileEnd(() => refuseUndeclared(undeclaredCodes(text)));
  return { child, output: () => text, ended };
}

/** The product as `npm start` runs it, on a port of its own; killed with its database when the test is over. */
export async function startProduct(options: StartOptions): Promise<Product> {
  const { child, output, ended } = spawnProduct(options);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    killDatabase(options.dataDir);
  });
  const origin = await new Promise<string>((done, fail) => {
    const look = (): void => {
      const ready = /Adjudge is ready at (http:\/\/\S+)/.exec(output())?.[1];
      if (ready) done(ready);
    };
    child.stdout?.on("data", look);
    void ended.then((how) => fail(new Error(`ended with ${String(how)} before it was ready: ${output()}`)));
  });
  return {
    origin: origin.replace("localhost", "127.0.0.1"),
    pid: child.pid ?? 0,
    output,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** The product's own database in that folder, for a test that looks into it. */
export const embeddedTarget = (dataDir: string) => ({
  socketFolder: join(dataDir, "sock"),
  port: 5432,
  user: "adjudge",
  password: readFileSync(join(dataDir, "database.key"), "utf8").trim(),
  database: "adjudge",
});

export function databasePid(dataDir: string): number | undefined {
  const file = join(dataDir, "pg/postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : undefined;
}

export function killDatabase(dataDir: string, signal: NodeJS.Signals = "SIGKILL"): void {
  const pid = databasePid(dataDir);
  if (!pid) return;
  try {
    process.kill(pid, signal);
  } catch {
    // gone already
  }
}

export const newAccount = (email: string): Record<string, unknown> => ({
  first_name: "Ada",
  last_name: "Tester",
  email,
  password: "correct horse 42",
  confirm_password: "correct horse 42",
});

/** Tries again while the product says that it is busy: a loaded machine is no failure. */
export async function signUp(origin: string, email: string): Promise<number> {
  for (;;) {
    const response = await fetch(`${origin}/api/users/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(newAccount(email)),
    });
    await response.arrayBuffer();
    if (response.status !== 503) return response.status;
    await sleep(Number(response.headers.get("retry-after")) * 1000);
  }
}
