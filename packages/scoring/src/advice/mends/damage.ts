import type { DamageKind, Measures } from "../../facts/seen.ts";
import { damageFault, DAMAGE_WORDS } from "../../faults/damage.ts";
import type { FaultCode } from "../../types.ts";
import { inWords, type Mend, type Mender } from "../mend.ts";

/** What to do about each kind of damage; what is wrong stands in DAMAGE_WORDS. */
const remedies: Record<DamageKind, string> = {
  blurred: "Use a sharp file.",
  pixelated: "Use a file with more pixels.",
  shuffled: "Put the parts back where they belong.",
  repeated: "Show the ad once.",
  noisy: "Use a clean file.",
  overpacked: "Save it at a higher quality.",
  faded: "Bring its dark and its light parts back.",
  dark: "Brighten it.",
  blown: "Use one that is less exposed.",
  tinted: "Take the colour cast out.",
  posterised: "Save it with all of its colours.",
  strewn: "Take them off.",
  shrunk: "Crop the file to the ad.",
  tilted: "Set it straight.",
  waved: "Use the flat original.",
  lined: "Use a file without them.",
  doubled: "Use a file in which they lie on one another.",
  half_faded: "Show it whole.",
  barred: "Take them away.",
  sharpened: "Use the file as it was before.",
  vignetted: "Light its edges like its middle.",
  warped: "Use the original, seen straight.",
};

function ofDamage(code: FaultCode, { damageKind: kind }: Measures): Mend | null {
  if (kind === null || damageFault(kind) !== code) return null;
  return inWords(kind === "strewn" ? "remove" : "replace_file", `${DAMAGE_WORDS[kind]} ${remedies[kind]}`, "");
}

/** Damage is named for what it is; without any, the fault is mended in its own way. */
export const damageFirst =
  (code: FaultCode, otherwise: Mender): Mender =>
  (m) =>
    ofDamage(code, m) ?? otherwise(m);
