import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { main } from "./main.ts";

const run = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
  let out = "";
  let err = "";
  const write = (to: (text: string) => void) => ({ write: to });
  const code = await main(args, {
    stdin: Readable.from([""]),
    stdout: write((text) => void (out += text)),
    stderr: write((text) => void (err += text)),
  });
  return { code, out, err };
};

describe("the usage", () => {
  it.each([["--help"], ["score", "--help"], ["score", "-h"], ["compare", "--help"], ["copy", "--help"]])(
    "is what %s %s asks for",
    async (...args) => {
      const { code, out, err } = await run(...args);
      expect([code, err]).toEqual([0, ""]);
      expect(out).toContain("adjudge score FILE...");
    },
  );

  it("is shown to who names no command, as a mistake", async () => {
    expect(await run()).toMatchObject({ code: 2, out: "", err: expect.stringContaining("adjudge score FILE...") });
  });

  it("takes one form of the answer", async () => {
    const { code, out, err } = await run("score", "a.png", "--jsonl", "--csv");
    expect([code, out, err]).toEqual([2, "", "adjudge: --jsonl and --csv cannot be had at once\n"]);
  });
});
