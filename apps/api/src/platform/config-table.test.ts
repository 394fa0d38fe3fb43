import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { configTable, envExample } from "./config-table.ts";

const read = (name: string): string => readFileSync(new URL(`../../../../${name}`, import.meta.url), "utf8");

describe("documents about settings", () => {
  it("README.md has the table that the schema makes (npm run config:write)", () => {
    const table = /<!-- config:start -->\n([\s\S]*?)\n<!-- config:end -->/.exec(read("README.md"))?.[1];
    expect(table).toBe(configTable());
  });

  it(".env.example names every setting", () => {
    expect(read(".env.example")).toBe(envExample());
  });
});
