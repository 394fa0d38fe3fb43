import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { ownModelFile } from "./model-files.ts";

it("every model file is the one that docs/models.md names", () => {
  const page = readFileSync(fileURLToPath(new URL("../../../../docs/models.md", import.meta.url)), "utf8");
  const files = readdirSync(ownModelFile("")).filter((name) => /\.(onnx|bin)$/.test(name));
  expect(files.length).toBeGreaterThan(5);
  for (const name of files) {
    const sum = createHash("sha256")
      .update(readFileSync(ownModelFile(name)))
      .digest("hex");
    expect(page).toContain(`| \`${name}\` | \`${sum}\` |`);
  }
});
