import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "adjudge-fetch-"));
const git = (cwd: string, ...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.test", ...args], { cwd, encoding: "utf8" });

/** git's own server for clones, which speaks CGI. */
const serveGit = (request: IncomingMessage, response: ServerResponse): void => {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  const backend = spawn("git", ["http-backend"], {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: join(folder, "served"),
      GIT_HTTP_EXPORT_ALL: "1",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
      REQUEST_METHOD: request.method ?? "GET",
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
    },
  });
  request.pipe(backend.stdin);
  const chunks: Buffer[] = [];
  backend.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  backend.on("close", () => {
    const whole = Buffer.concat(chunks);
    const end = whole.indexOf("\r\n\r\n");
    const headers = whole.subarray(0, end).toString().split("\r\n");
    for (const header of headers) {
      const [name = "", value = ""] = header.split(": ");
      if (name === "Status") response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.end(whole.subarray(end + 4));
  });
};

let server: Server;
let commit: string;
beforeAll(async () => {
  server = createServer(serveGit);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const own = join(folder, "own");
  mkdirSync(own);
  git(own, "init", "--quiet");
  writeFileSync(join(own, "slogans.csv"), "slogan\nJust so\n");
  git(own, "add", ".");
  git(own, "commit", "--quiet", "-m", "Slogans");
  commit = git(own, "rev-parse", "HEAD").trim();
  for (const name of ["ada/slogans", "adaaka/SloganMemorability"])
    git(folder, "clone", "--quiet", "--bare", own, join(folder, `served/${name}.git`));
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program for which github.com is the server above. */
const run = (...args: string[]): Promise<{ exitCode: number | null; stdout: string }> =>
  new Promise((done) => {
    const config = {
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: `url.http://127.0.0.1:${(server.address() as AddressInfo).port}/.insteadOf`,
      GIT_CONFIG_VALUE_0: "https://github.com/",
    };
    const child = execFile(process.execPath, args, { env: { ...process.env, ...config } }, (_error, stdout) =>
      done({ exitCode: child.exitCode, stdout: stdout.trim() }),
    );
  });

const fetchOne = async (sources: string, pinned: string): Promise<string> => {
  const program = fileURLToPath(new URL("fetch-repository.mjs", import.meta.url));
  const script = `
    import { fetchRepository } from ${JSON.stringify(program)};
    console.log(fetchRepository({ repository: "ada/slogans", commit: "${pinned}" }, ${JSON.stringify(sources)}));`;
  return (await run("--input-type=module", "--eval", script)).stdout;
};

const newFolder = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
};

describe("data that is fetched", () => {
  it("is the commit that was named, and stays when it is asked for again", async () => {
    const sources = newFolder("fetched");
    for (const _time of [1, 2]) expect(await fetchOne(sources, commit)).toBe("null");
    expect(readFileSync(join(sources, "ada+slogans/slogans.csv"), "utf8")).toBe("slogan\nJust so\n");
    expect(readdirSync(sources)).toEqual(["ada+slogans"]);
  });

  it("is refused where it was changed since", async () => {
    const sources = newFolder("changed");
    await fetchOne(sources, commit);
    writeFileSync(join(sources, "ada+slogans/slogans.csv"), "slogan\nJust so so\n");
    expect(await fetchOne(sources, commit)).toContain(`is not ada/slogans at ${commit}`);
    rmSync(join(sources, "ada+slogans"), { recursive: true });
    await fetchOne(sources, commit);
    expect(await fetchOne(sources, "0".repeat(40))).toContain("is not ada/slogans at 000");
  });

  it("is refused where the repository has no such commit, and nothing is left behind", async () => {
    const data = newFolder("wrong");
    const { exitCode, stdout } = await run(
      fileURLToPath(new URL("fetch-data.mjs", import.meta.url)),
      data,
      "truth-slogans",
    );
    expect(stdout).toMatch(/^truth-slogans\n {2}could not be fetched: adaaka\/SloganMemorability at [0-9a-f]{40}$/);
    expect(exitCode).toBe(1);
    expect(readdirSync(join(data, "sources"))).toEqual([]);
    expect(existsSync(join(data, "truth-slogans"))).toBe(false);
  });
});
