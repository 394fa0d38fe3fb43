// `npm run image:check`: the Dockerfile's own steps in a bare Debian, without Docker. Needs root, Debian's debootstrap and the network;
// outside the gate. The base image is replaced by debootstrap's smallest system plus the Node of this machine.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./install.mjs";
import { fail } from "./node-version.mjs";
import { createPostgres } from "./scale/parts.ts";

const work = mkdtempSync(join(process.env.IMAGE_CHECK_DIR ?? tmpdir(), "adjudge-image-"));
chmodSync(work, 0o755);
const bare = join(work, "debian");
const say = (line) => process.stdout.write(`${line}\n`);
const run = (program, args, options = {}) =>
  execFileSync(program, args, { stdio: ["ignore", "inherit", "inherit"], ...options });

function makeBare() {
  if (process.getuid?.() !== 0) fail("npm run image:check needs root.");
  if (spawnSync("debootstrap", ["--version"]).error) fail("debootstrap is needed: apt-get install debootstrap");
  say("A bare Debian (debootstrap) …");
  run("debootstrap", ["--variant=minbase", "bookworm", bare], { stdio: ["ignore", "ignore", "inherit"] });
  // What the base image brings besides Debian: Node and npm, and where this machine finds names and packages.
  const prefix = dirname(dirname(process.execPath));
  cpSync(process.execPath, join(bare, "usr/local/bin/node"), { dereference: true });
  const npm = [join(prefix, "lib/node_modules/npm"), "/usr/share/nodejs/npm", "/usr/lib/node_modules/npm"].find(
    existsSync,
  );
  cpSync(npm, join(bare, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true });
  writeFileSync(
    join(bare, "usr/local/bin/npm"),
    '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n',
    { mode: 0o755 },
  );
  for (const file of ["/etc/resolv.conf", "/etc/hosts"]) cpSync(file, join(bare, file), { dereference: true });
  if (existsSync("/etc/ssl/certs")) cpSync("/etc/ssl", join(bare, "etc/ssl"), { recursive: true, dereference: true });
  for (const list of ["/etc/apt/sources.list", "/etc/apt/sources.list.d", "/etc/apt/apt.conf.d"])
    if (existsSync(list)) cpSync(list, join(bare, list), { recursive: true, force: true });
  const settings = join(process.env.HOME ?? "/root", ".npmrc");
  if (existsSync(settings)) cpSync(settings, join(bare, "root/.npmrc"));
  // Libraries that this machine's Node needs and the smallest system lacks.
  const { stdout } = spawnSync("ldd", [process.execPath], { encoding: "utf8" });
  for (const [, path] of stdout.matchAll(/=> (\/\S+)/g))
    if (!existsSync(join(bare, path))) {
      mkdirSync(dirname(join(bare, path)), { recursive: true });
      cpSync(path, join(bare, path), { dereference: true });
    }
}

/** Instructions in order, continued lines joined. */
const readDockerfile = () =>
  readFileSync(join(root, "Dockerfile"), "utf8")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => /^(\w+)\s+(.*)$/.exec(line).slice(1));

/** What git has and what is new, as `.dockerignore` leaves it. */
function copyContext(to) {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of listed.split("\0").filter(Boolean))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(to, file), { verbatimSymlinks: true });
}

const npmCache = execFileSync("npm", ["config", "get", "cache"], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "ignore"],
}).trim();

const words = (list) => (list.startsWith("[") ? JSON.parse(list) : ["/bin/sh", "-c", list]);

/** Runs the instructions; returns the last stage. */
function runSteps() {
  const stages = {};
  let stage;
  for (const [instruction, given] of readDockerfile()) {
    say(`${instruction} ${given}`);
    switch (instruction) {
      case "FROM": {
        const [, , name = "last"] = /^(\S+)(?: AS (\S+))?$/.exec(given) ?? [];
        stage = { folder: join(work, name), workdir: "/", env: {}, user: "0:0" };
        stages[name] = stage;
        run("cp", ["-a", bare, stage.folder]);
        break;
      }
      case "WORKDIR":
        stage.workdir = given;
        mkdirSync(join(stage.folder, given), { recursive: true });
        break;
      case "ENV":
        Object.assign(stage.env, Object.fromEntries(given.split(" ").map((pair) => pair.split("=", 2))));
        break;
      case "COPY": {
        const [, from, source, target] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(given);
        const to = join(stage.folder, stage.workdir, target);
        if (from === undefined) copyContext(to);
        else cpSync(join(stages[from].folder, source), to, { recursive: true, verbatimSymlinks: true });
        break;
      }
      case "RUN":
        inside(stage, ["/bin/sh", "-c", given]);
        break;
      case "USER":
        stage.user = given;
        break;
      case "HEALTHCHECK":
        stage.health = words(given.slice(given.indexOf("CMD ") + 4));
        break;
      case "ENTRYPOINT":
        stage.entry = words(given);
        break;
      case "CMD":
        stage.command = words(given);
        break;
      default: // EXPOSE and VOLUME say something and do nothing
    }
  }
  return stage;
}

/** A program in the stage's own root, with /proc and a few devices; `isReadOnly`: only /data and /tmp can be written. */
function command({ folder, workdir, env, user }, program, { isReadOnly = false } = {}) {
  const mounts = [
    `mount --bind ${folder} ${folder}`,
    `mount -t proc proc ${folder}/proc`,
    `mount --rbind /dev ${folder}/dev`,
    // What npm has fetched before need not be fetched again.
    ...(isReadOnly ? [] : [`mkdir -p ${folder}/root/.npm ${npmCache} && mount --bind ${npmCache} ${folder}/root/.npm`]),
    ...(isReadOnly
      ? [
          `mount -t tmpfs tmpfs ${folder}/tmp`,
          `mount -t tmpfs -o uid=10001,gid=10001 tmpfs ${folder}/data`,
          `mount -o remount,bind,ro ${folder}`,
        ]
      : []),
  ];
  const quoted = program.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(" ");
  const script = `${mounts.join(" && ")} && exec chroot --userspec=${user} ${folder} /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root ${Object.entries(
    env,
  )
    .map(([name, value]) => `'${name}=${value}'`)
    .join(" ")} /bin/sh -c 'cd "$0" && exec "$@"' ${workdir} ${quoted}`;
  return ["unshare", ["--mount", "--propagation", "private", "/bin/sh", "-c", script]];
}

/** How this machine reaches the network, for the steps that fetch something; the product itself does not get it. */
const reach = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(NODE_EXTRA_CA_CERTS|SSL_CERT_|https?_proxy$|no_proxy$)/i.test(name),
  ),
);
const inside = (stage, program) => run(...command({ ...stage, env: { ...reach, ...stage.env } }, program));

const databasePort = 4995;
const production = {
  APP_SECRET: "a secret that is long enough for production",
  APP_ORIGIN: "http://localhost:3000",
  SMTP_URL: "smtp://127.0.0.1:9",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  STRIPE_API_BASE: "http://127.0.0.1:9",
  PORT: process.env.IMAGE_CHECK_PORT ?? "4990",
  METRICS_PORT: "4991",
};

async function serve(stage) {
  const postgres = createPostgres(work, databasePort);
  await postgres.start();
  try {
    await serveOn(stage, `postgres://adjudge@127.0.0.1:${databasePort}/postgres`);
  } finally {
    await postgres.end("SIGINT");
  }
}

async function serveOn(stage, url) {
  stage.env = { ...stage.env, ...production, DATABASE_URL: url };
  const started = Date.now();
  const child = spawn(...command(stage, [...stage.entry, ...stage.command], { isReadOnly: true }), {
    stdio: "inherit",
  });
  const ended = new Promise((done) => child.once("exit", (code, signal) => done(code ?? signal)));
  const origin = `http://127.0.0.1:${production.PORT}`;
  for (;;) {
    if (
      await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    if (child.exitCode !== null || Date.now() - started > 60_000) fail("The image's command did not become ready.");
    await sleep(100);
  }
  say(`Ready after ${((Date.now() - started) / 1000).toFixed(1)} s on a read-only root as user ${stage.user}.`);
  inside(stage, stage.health);
  say("The health check passes.");
  const score = ["node", "server/adjudge.mjs", "score", "/app/apps/web/dist/samples", "--jsonl"];
  if (existsSync(join(stage.folder, "app/apps/web/dist/samples"))) inside(stage, score);
  child.kill("SIGTERM");
  say(`SIGTERM: ended with ${String(await ended)}.`);
}

try {
  makeBare();
  const stage = runSteps();
  const size = execFileSync("du", ["-sm", join(stage.folder, "app")], { encoding: "utf8" }).split("\t")[0];
  say(`Every step of the Dockerfile went through; /app has ${size} MB.`);
  await serve(stage);
} finally {
  rmSync(work, { recursive: true, force: true });
}
