import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const command = fileURLToPath(new URL("../bin/adjudge.js", import.meta.url));

it("ends without a word where its reader has read enough", async () => {
  const child = spawn(process.execPath, [command, "copy"], { stdio: ["pipe", "pipe", "pipe"] });
  let err = "";
  child.stderr.on("data", (text: Buffer) => (err += text.toString()));
  // It may end before it has read all of this.
  child.stdin.on("error", () => undefined);
  child.stdout.once("data", () => child.stdout.destroy());
  const more = setInterval(() => child.stdin.write("Coffee that waits for you\n".repeat(200)), 20);
  const code = await new Promise((resolve) => child.on("exit", resolve));
  clearInterval(more);
  expect([code, err]).toEqual([0, ""]);
}, 60_000);
