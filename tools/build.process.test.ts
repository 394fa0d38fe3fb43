import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";

const root = join(import.meta.dirname, "..");
const place = mkdtempSync(join(tmpdir(), "adjudge-built-"));
chmodSync(place, 0o711);
afterAll(() => rmSync(place, { recursive: true, force: true }));
/** Away from the repository: nothing of its packages can be found from here. */
const built = join(place, "dist");

const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_|TEST|npm_)/.test(name)),
);
const production = {
  ...inherited,
  NODE_ENV: "production",
  PORT: "0",
  DATA_DIR: join(place, "data"),
  APP_SECRET: "a secret that is long enough for production",
  APP_ORIGIN: "http://localhost:3000",
  SMTP_URL: "smtp://127.0.0.1:9",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  STRIPE_API_BASE: "http://127.0.0.1:9",
  ANALYSIS_WORKERS: "0",
  DRAIN_SECONDS: "0",
  // A loaded machine takes longer than two seconds over a connection, and a start without one fails.
  DATABASE_WAIT_SECONDS: "60",
};

beforeAll(() => {
  execFileSync(process.execPath, [join(root, "tools/build.mjs")], { cwd: root, stdio: "pipe" });
  cpSync(join(root, "dist"), built, { recursive: true, verbatimSymlinks: true });
}, 600_000);

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

async function originOf(child: ChildProcess): Promise<string> {
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const origin = /Adjudge is ready at (http:\/\/\S+)/.exec(output)?.[1];
    if (origin) return origin.replace("localhost", "127.0.0.1");
  }
  throw new Error(`ended before it was ready: ${output}`);
}

describe("the production build", () => {
  it("is complete in at most 200 MB, without a compiler, the simulator and development packages", () => {
    expect(sizeOf(built) / 1024 ** 2).toBeLessThan(200);
    const { components } = JSON.parse(readFileSync(join(built, "sbom.cdx.json"), "utf8")) as {
      components: { name: string }[];
    };
    const named = components.map(({ name }) => name);
    for (const name of ["fastify", "sharp", "onnxruntime-node", "@aws-sdk/client-s3", "react"])
      expect(named).toContain(name);
    expect(named).not.toContain("vitest");
    const packages = readdirSync(join(built, "node_modules"));
    for (const name of ["tsx", "esbuild", "typescript", "vite", "oidc-provider", "@adjudge", "react"])
      expect(packages).not.toContain(name);
  });

  it("serves web, API and jobs in one process, keeps what it is told, and ends in order", async () => {
    const child = spawn(process.execPath, ["server/main.mjs"], { cwd: built, env: production, stdio: "pipe" });
    onTestFinished(() => void child.kill("SIGKILL"));
    const origin = await originOf(child);
    const ended = once(child, "exit");
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: "ready", reasons: [], degraded: [] });
    expect(await (await fetch(origin)).text()).toContain("<title>");
    expect((await fetch(`${origin}/api/docs`)).status).toBe(200);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    const password = "correct horse 42";
    const person = { first_name: "Ada", last_name: "Tester", email: "ada@example.test" };
    const signUp = await fetch(`${origin}/api/users/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...person, password, confirm_password: password }),
    });
    expect(signUp.status).toBe(201);
    const admin = (...args: string[]): string =>
      execFileSync(process.execPath, ["server/admin.mjs", ...args], { cwd: built, env: production, encoding: "utf8" });
    expect(admin("users", "ADA@example.test")).toContain("ada@example.test");
    expect(admin("jobs")).toContain("billing.handle-event");
    expect(admin("mails")).toMatch(/^(None|id )/);
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  });

  it("scores a picture", async () => {
    const picture = join(place, "ad.png");
    await sharp({ create: { width: 400, height: 300, channels: 3, background: "#224466" } }).toFile(picture);
    const program = [join(built, "server/adjudge.mjs"), "score", picture, "--json"];
    const scored = spawn(process.execPath, program, { cwd: place, env: inherited, stdio: "pipe" });
    let output = "";
    scored.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(scored, "exit")) as [number];
    // A blank card is no ad: its score is withheld, which is exit 3.
    expect([0, 3]).toContain(code);
    expect(JSON.parse(output)).toBeTypeOf("object");
  });

  it("is told to end through npm, and ends", async () => {
    const npm = spawn("npm", ["run", "serve"], { cwd: root, env: production, stdio: "pipe" });
    const origin = await originOf(npm);
    const ended = once(npm, "exit");
    npm.kill("SIGTERM");
    await ended;
    const isServed = () =>
      fetch(`${origin}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isServed, { timeout: 60_000 }).toBe(false);
  });
});
