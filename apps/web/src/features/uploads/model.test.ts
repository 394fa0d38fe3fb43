import { describe, expect, it } from "vitest";
import {
  addNew,
  all,
  batchText,
  busyText,
  isSubmitDisabled,
  rebuildFiles,
  taskLabels,
  taskOf,
  uploadErrors,
} from "./model.ts";

const categories = [
  { id: "ab", category: "A/B Testing", category_sort: 0 },
  { id: "x", category: "Summer", category_sort: 1 },
];
const label = (chosen: string | null, imageCount: number) => taskLabels[taskOf({ chosen, categories, imageCount })];

describe("the upload form", () => {
  it("says how many of several got no score", () => {
    const told = "3 of 4 images uploaded and analyzed.";
    expect(batchText(3, 4, 0)).toBe(told);
    expect(batchText(3, 4, 1)).toBe(`${told} 1 of them got no score.`);
    expect(batchText(3, 4, 3)).toBe(`${told} None of them got a score.`);
    expect(batchText(1, 4, 1)).toBe("1 of 4 images uploaded and analyzed. It got no score.");
  });

  it("names the button after what it will do", () => {
    expect(label("x", 0)).toBe("Upload");
    expect(label("x", 1)).toBe("Upload");
    expect(label("x", 2)).toBe("Bulk Upload");
    expect(label("ab", 2)).toBe("A/B Test");
    expect(label("ab", 0)).toBe("A/B Test");
    expect(label(addNew, 3)).toBe("Add Category");
    expect(label(null, 3)).toBe("Bulk Upload");
  });

  it("is off without an image, unless it makes a category; on the A/B page without a pair", () => {
    expect(isSubmitDisabled("single", 0, false)).toBe(true);
    expect(isSubmitDisabled("single", 1, false)).toBe(false);
    expect(isSubmitDisabled("addCategory", 0, true)).toBe(false);
    expect([1, 2, 3].map((count) => isSubmitDisabled("abTest", count, true))).toEqual([true, false, true]);
  });

  it("asks for an image and a category in the fixed words", () => {
    expect(uploadErrors("single", null, 0)).toEqual({
      images: "An image is required",
      category: "Category is required",
    });
    expect(uploadErrors("bulk", all, 2)).toEqual({ category: "Category is required" });
    expect(uploadErrors("abTest", "ab", 3).images).toContain("exactly 2");
    expect(uploadErrors("single", "x", 1)).toEqual({});
  });

  it("says what it is busy with", () => {
    expect(busyText("single", 0)).toBe("Analyzing Image...");
    expect(busyText("bulk", 1)).toBe("Analyzing Image 2 ...");
    expect(busyText("abTest", 0)).toBe("Comparing Images...");
  });

  it("renames what is left after a preview was removed, bytes untouched", async () => {
    const files = rebuildFiles([new File(["abc"], "a.jpg", { type: "image/jpeg" }), new File(["d"], "b.webp")]);
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ["image0.png", "image/png"],
      ["image1.png", "image/png"],
    ]);
    expect(await files[0]?.text()).toBe("abc");
  });
});
