import type { Crop } from "./crop-region.ts";
import type { Reading } from "./decode-line.ts";
import { inkOf } from "./ink-columns.ts";
import type { MarkClassifier } from "./mark-classifier.ts";
import { restoreMarks } from "./restore-marks.ts";
import { restoreSpaces } from "./restore-spaces.ts";

/** The signs, accents and spaces that the English recogniser leaves out. */
export const mendEnglish =
  (marks: MarkClassifier) =>
  (reading: Reading, crop: Crop): Reading => {
    const ink = inkOf(crop);
    return restoreSpaces(restoreMarks(marks, reading, ink, crop.width), ink, crop.width);
  };
