import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** One program of the installation: can be ended, killed and started again. */
export type Part = {
  name: string;
  start: () => Promise<void>;
  /** Seconds until it was gone. */
  end: (signal: NodeJS.Signals) => Promise<number>;
  output: () => string;
};

type Options = {
  name: string;
  program: string;
  args: readonly string[];
  ready: RegExp;
  env?: Record<string, string>;
  cwd?: string;
  /** PostgreSQL does not run as root. */
  user?: { uid: number; gid: number };
};

export function createPart({ name, program, args, ready, env = {}, cwd, user }: Options): Part {
  let child: ChildProcess | undefined;
  let text = "";
  return {
    name,
    output: () => text,
    start: async () => {
      const started = spawn(program, args, {
        cwd,
        env: { ...inherited, ...env },
        stdio: ["ignore", "pipe", "pipe"],
        ...user,
      });
      child = started;
      const from = text.length;
      await new Promise<void>((done, fail) => {
        const note = (chunk: Buffer): void => {
          text += chunk.toString();
          if (ready.test(text.slice(from))) done();
        };
        started.stdout?.on("data", note);
        started.stderr?.on("data", note);
        started.once("exit", () => fail(new Error(`${name} ended before it was ready:\n${text.slice(-2_000)}`)));
      });
    },
    end: async (signal) => {
      const last = child;
      if (!last || last.exitCode !== null || last.signalCode !== null) return 0;
      const started = Date.now();
      const gone = new Promise<void>((done) => last.once("exit", () => done()));
      last.kill(signal);
      await gone;
      return (Date.now() - started) / 1000;
    },
  };
}

const inherited = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || /^(NODE_|npm_|STRIPE_|S3_|SMTP_|DATABASE_|APP_)/.test(name) ? [] : [[name, value]],
  ),
);

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
const distribution = "/usr/lib/postgresql";

/** The distribution's PostgreSQL with its own durability: a kill -9 must lose nothing that it has acknowledged. */
export function createPostgres(folder: string, port: number): Part {
  const version = existsSync(distribution)
    ? readdirSync(distribution).find((name) => Number(name) >= 15 && existsSync(join(distribution, name, "bin/initdb")))
    : undefined;
  if (version === undefined) throw new Error("PostgreSQL 15 or newer is needed: apt-get install postgresql");
  const bin = join(distribution, version, "bin");
  const data = join(folder, "postgres");
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o711);
  if (isRoot) chownSync(data, nobody.uid, nobody.gid);
  const user = isRoot ? nobody : undefined;
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "adjudge", "-A", "trust", "-E", "UTF8", "--no-locale"],
    { ...user, cwd: "/", encoding: "utf8", env: { PATH: process.env["PATH"], LC_ALL: "C.UTF-8" } },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${data}`,
    "max_connections=100",
  ];
  return createPart({
    name: "PostgreSQL",
    program: join(bin, "postgres"),
    args: ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    ready: /database system is ready to accept connections/,
    cwd: "/",
    ...(user && { user }),
  });
}
