import type { Measures } from "../facts/seen.ts";
import { actionFeatures, brandFeatures } from "./features/brand-and-action.ts";
import { copyFeatures } from "./features/copy.ts";
import { layoutFeatures } from "./features/layout.ts";
import { legibilityFeatures } from "./features/legibility.ts";
import { lookFeatures } from "./features/looks.ts";
import { pictureFeatures } from "./features/picture.ts";

const allFeatures = (m: Measures) => ({
  ...legibilityFeatures(m),
  ...layoutFeatures(m),
  ...pictureFeatures(m),
  ...brandFeatures(m),
  ...actionFeatures(m),
  ...copyFeatures(m),
  ...lookFeatures(m),
});

export type Features = ReturnType<typeof allFeatures>;

const known = new WeakMap<Measures, Features>();

/** Everything a fault may look at. Each is oriented so that more is worse, and lies between 0 and 1. */
export function featuresOf(m: Measures): Features {
  // Faults and strengths ask for the features of the same ad again and again.
  const features = known.get(m) ?? allFeatures(m);
  known.set(m, features);
  return features;
}

export type FeatureName = keyof Features;
