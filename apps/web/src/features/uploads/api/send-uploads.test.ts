import { expect, it } from "vitest";
import { ApiError } from "../../../lib/api-error.ts";
import { sendBatch, uploadMessage } from "./send-uploads.ts";

const file = (name: string) => new File(["x"], name);

it("goes on after a failed file and says which failed and why", async () => {
  const sent: string[] = [];
  const result = await sendBatch({
    files: [file("a"), file("b"), file("c")],
    send: async ({ name }) => {
      sent.push(name);
      if (name === "b") throw new ApiError({ status: 400, code: "unsupported_image", detail: "No picture." });
    },
    isStopped: () => false,
  });
  expect(sent).toEqual(["a", "b", "c"]);
  expect(result.done).toBe(2);
  expect(result.failed.map(({ file: { name }, message }) => [name, message])).toEqual([["b", "No picture."]]);
});

it("leaves the rest alone once stopped", async () => {
  const sent: string[] = [];
  const { done, left } = await sendBatch({
    files: [file("a"), file("b")],
    send: async ({ name }) => sent.push(name),
    isStopped: () => true,
  });
  expect([sent, done, left.length]).toEqual([["a"], 1, 1]);
});

it("falls back to a text of its own where the server said nothing", () => {
  expect(uploadMessage(new TypeError("x"))).toBe("An error occurred during upload.");
});
