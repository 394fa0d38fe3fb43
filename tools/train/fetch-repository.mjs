import { spawnSync } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const git = (folder, ...args) => {
  const { status, stdout } = spawnSync("git", ["-C", folder, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    // Without it git asks for a name where a repository is gone, and waits for ever.
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
    timeout: 30 * 60_000,
  });
  return status === 0 ? stdout.trim() : null;
};

/** Git names a commit by a hash over all its files: whoever has that commit, unchanged, has the files that were named. */
const isAsNamed = (folder, commit) =>
  git(folder, "rev-parse", "HEAD") === commit && git(folder, "status", "--porcelain") === "";

/** One commit of a public repository as a folder of `sources`. Returns what is wrong, or null. */
export function fetchRepository({ repository, commit }, sources) {
  const target = join(sources, repository.replace("/", "+"));
  if (existsSync(target))
    return isAsNamed(target, commit) ? null : `${target} is not ${repository} at ${commit}: remove it and fetch again`;
  // What was cut off half-way must not pass for the whole.
  const part = `${target}.part`;
  rmSync(part, { recursive: true, force: true });
  const isFetched =
    git(sources, "init", "--quiet", part) !== null &&
    git(part, "fetch", "--quiet", "--depth", "1", `https://github.com/${repository}.git`, commit) !== null &&
    git(part, "checkout", "--quiet", "--detach", "FETCH_HEAD") !== null &&
    isAsNamed(part, commit);
  if (isFetched) renameSync(part, target);
  else rmSync(part, { recursive: true, force: true });
  return isFetched ? null : `could not be fetched: ${repository} at ${commit}`;
}
