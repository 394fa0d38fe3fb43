import { abTestingCategory, type Category, imagesPerComparison } from "@adjudge/contracts";

/** Pseudo-options of the category dropdown; a category cannot be called so. */
export const addNew = "Add New";
export const all = "All";

export type UploadTask = "single" | "bulk" | "abTest" | "addCategory";

export const taskLabels: Record<UploadTask, string> = {
  single: "Upload",
  bulk: "Bulk Upload",
  abTest: "A/B Test",
  addCategory: "Add Category",
};

interface Choice {
  /** A category id, a pseudo-option or null. */
  chosen: string | null;
  categories: readonly Category[];
  imageCount: number;
}

export const isAbTesting = (categories: readonly Category[], id: string | null): boolean =>
  categories.some((category) => category.id === id && category.category === abTestingCategory);

export function taskOf({ chosen, categories, imageCount }: Choice): UploadTask {
  if (chosen === addNew) return "addCategory";
  if (isAbTesting(categories, chosen)) return "abTest";
  return imageCount > 1 ? "bulk" : "single";
}

/** On the A/B page nothing but a pair can be sent. */
export function isSubmitDisabled(task: UploadTask, imageCount: number, needsPair: boolean): boolean {
  if (task === "addCategory") return false;
  return needsPair ? imageCount !== imagesPerComparison : imageCount === 0;
}

interface FormErrors {
  images?: string;
  category?: string;
}

export function uploadErrors(task: UploadTask, chosen: string | null, imageCount: number): FormErrors {
  const errors: FormErrors = {};
  if (imageCount === 0) errors.images = "An image is required";
  else if (task === "abTest" && imageCount !== imagesPerComparison) {
    errors.images = `An A/B test needs exactly ${imagesPerComparison} images.`;
  }
  if (chosen === null || chosen === all) errors.category = "Category is required";
  return errors;
}

/** docs/product/states.md#busy-texts: for one picture, for each of several, or for a pair. */
export function busyText(task: UploadTask, index: number): string {
  if (task === "abTest") return "Comparing Images...";
  return task === "bulk" ? `Analyzing Image ${index + 1} ...` : "Analyzing Image...";
}

/** What became of several, with those that are there but were withheld a score: they cost nothing, and have no number to look for. */
export function batchText(done: number, count: number, unscored: number): string {
  const told = `${done} of ${count} images uploaded and analyzed.`;
  if (unscored === 0) return told;
  if (unscored === done) return `${told} ${done === 1 ? "It got no score." : "None of them got a score."}`;
  return `${told} ${unscored} of them got no score.`;
}

/**
 * The files left after a preview was removed, named image0.png, image1.png and so on. Their bytes stay as they came:
 * drawing a photograph again as PNG would make it larger than may be sent.
 */
export const rebuildFiles = (files: readonly File[]): File[] =>
  files.map((file, index) => new File([file], `image${index}.png`, { type: "image/png" }));
