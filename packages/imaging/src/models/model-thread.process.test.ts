import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const opener = `
  const { startModelThread } = await import(${JSON.stringify(new URL("./model-thread.ts", import.meta.url).href)});
  const thread = startModelThread(() => undefined);
  await thread.open(${JSON.stringify(fileURLToPath(new URL("../../models/attention.onnx", import.meta.url)))});
  process.stdout.write("opened");
  process.exit();
`;

it("reports nothing to the maker of the runtime and leaves no file of its log behind", () => {
  const folder = mkdtempSync(join(tmpdir(), "adjudge-thread-"));
  const { ORT_DISABLE_TELEMETRY: _unset, ...env } = process.env;
  try {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", opener],
      {
        cwd: fileURLToPath(new URL("../..", import.meta.url)),
        encoding: "utf8",
        env: { ...env, TMPDIR: folder, HOME: folder },
      },
    );
    expect(`${stdout}${stderr}`).toBe("opened");
    expect(readdirSync(folder).filter((name) => !name.startsWith("tsx-"))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
