import { badImage } from "./bad-image.ts";
import { clashingColours } from "./clashing-colours.ts";
import { clutter } from "./clutter.ts";
import { cropped } from "./cropped.ts";
import { datedLook } from "./dated-look.ts";
import { empty } from "./empty.ts";
import type { Fault } from "./fault.ts";
import { hardWords } from "./hard-words.ts";
import { lowContrast } from "./low-contrast.ts";
import { misleading } from "./misleading.ts";
import { noBrand } from "./no-brand.ts";
import { noCta } from "./no-cta.ts";
import { noProduct } from "./no-product.ts";
import { noReason } from "./no-reason.ts";
import { policyRisk } from "./policy-risk.ts";
import { poorAlignment } from "./poor-alignment.ts";
import { teaser } from "./teaser.ts";
import { textOverBusy } from "./text-over-busy.ts";
import { tinyText } from "./tiny-text.ts";
import { tooMuchText } from "./too-much-text.ts";
import { typos } from "./typos.ts";
import { unclearMessage } from "./unclear-message.ts";
import { weakBrand } from "./weak-brand.ts";
import { weakCta } from "./weak-cta.ts";
import { weakHierarchy } from "./weak-hierarchy.ts";

/** In the order of the labels. */
export const FAULTS: readonly Fault[] = [
  lowContrast,
  textOverBusy,
  tinyText,
  tooMuchText,
  weakHierarchy,
  clutter,
  empty,
  cropped,
  poorAlignment,
  clashingColours,
  badImage,
  datedLook,
  noBrand,
  weakBrand,
  noProduct,
  unclearMessage,
  noCta,
  weakCta,
  noReason,
  teaser,
  misleading,
  policyRisk,
  typos,
  hardWords,
];
