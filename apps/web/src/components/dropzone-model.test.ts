import { describe, expect, it } from "vitest";
import { sortFiles } from "./dropzone-model.ts";

const file = (name: string, type: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type });

describe("sortFiles", () => {
  it("takes jpeg, png and webp up to exactly 5 MB", () => {
    const good = [file("a.jpg", "image/jpeg"), file("b.png", "image/png", 5_242_880), file("c.webp", "image/webp")];
    expect(sortFiles(good)).toEqual({ accepted: good, refused: [] });
  });

  it("refuses other formats and larger files, each with its own message", () => {
    const { accepted, refused } = sortFiles([
      file("a.gif", "image/gif"),
      file("b.png", "image/png", 5_242_881),
      file("c.svg", "image/svg+xml"),
      file("d", ""),
    ]);
    expect(accepted).toEqual([]);
    expect(refused.map(({ message }) => message)).toEqual([
      "File format must be in jpg, jpeg, png, or webp type.",
      "File is larger than 5 MB.",
      "File format must be in jpg, jpeg, png, or webp type.",
      "File format must be in jpg, jpeg, png, or webp type.",
    ]);
  });
});
