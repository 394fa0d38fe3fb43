import { expect, it } from "vitest";
import { pictureName } from "./picture-name.ts";

it("shows the name of a file without path and ending, and nothing that cannot be shown", () => {
  expect(pictureName("summer sale.final.PNG")).toBe("summer sale.final");
  expect(pictureName("../../etc/été.webp")).toBe("été");
  expect(pictureName("C:\\ads\\one.jpg")).toBe("one");
  for (const odd of [".png", "", "   .png", "a\u202Egnp.png", "x.png\u0000.php", "a\nb.png"])
    expect(pictureName(odd)).toBe("");
  const long = pictureName(`${"🙂".repeat(300)}.png`);
  expect([Array.from(long).length, long.endsWith("…")]).toEqual([80, true]);
});
