import { LEAST_LEGIBLE_PX } from "../constants.ts";
import { SCORE_NAMES } from "../scores/overall.ts";
import type { StrengthCode } from "../scores/strength.ts";
import type { Judged } from "../faults/judge.ts";
import { STRENGTHS } from "../scores/terms.ts";
import { OVERALL } from "../scores/weights.data.ts";
import { faintest, faintLead, lowContrast } from "../faults/low-contrast.ts";
import { isOnThing, isToActOn, READABLE_PX, SMALL_PX, smallestText, tinyText } from "../faults/tiny-text.ts";
import { typePx } from "../faults/type-size.ts";
import { actionBlock, adText, boxPx, headOf, mustRead, shownPx } from "../faults/features/shown.ts";
import { isForeign } from "../faults/features/copy.ts";
import { languageOf } from "../words/language.ts";
import { brandName } from "../faults/weak-brand.ts";
import type { MeasuredBlock, Measures } from "../facts/seen.ts";
import type { Box, Lack, Part, ScoreDetail, ScoreName, SureRole } from "../types.ts";
import { wordsOf } from "../words/words.ts";
import { isSurelyRead } from "../words/wording.ts";

/**
 * What a reader can check by looking at the ad: not how words pull or stick, nor how the whole strikes a model, nor what hangs on
 * the right line having been taken for the headline or the brand. Of 88 ads the brand
 * was called small in 12, rightly in 5, and detail scattered in 20, rightly in 11: an ad with few parts has them far apart.
 */
const CHECKABLE: ReadonlySet<string> = new Set<StrengthCode>([
  "few_words",
  "large_request",
  "modest_text",
  "set_off",
  "space_in_use",
]);

/** Nobody can see them in the ad, or mend them by looking. */
const UNSEEN: ReadonlySet<string> = new Set<StrengthCode>([
  "well_made",
  "of_a_piece",
  "sticky_words",
  "pulling_words",
  "detail_together",
  // Busier than eight ads in ten by edges and colours: of four that were told so nobody who looked found one busy.
  "calm",
  // Clear letters on white and a picture in soft tones are no lack to those who looked at 48 ads beside this list.
  "set_type",
  // Six or seven words in a line are what paragraphs have.
  "short_lines",
  "full_tones",
  "light_and_dark",
  // Of 24 of these beside 96 ads fourteen were false and three true: they hang on the right line, its whole words, the width of its box.
  "brand_large",
  "headline_leads",
  "known_words",
  "letters_in_shape",
  "room_at_the_edge",
  "short_headline",
  // An ad need not show anybody; a drawn face, a hand or a leg at the edge were missed four times in 36 reports.
  "people_shown",
]);

/** What hangs on the right line having been taken for it: another line may be large enough. */
const ABOUT: Readonly<Record<string, SureRole>> = {
  large_headline: "headline",
  brand_clear: "brand",
};

/** Said already by a fault that is claimed. */
const SAID_BY: Readonly<Record<string, string>> = {
  few_words: "too_much_text",
  large_request: "tiny_text",
  modest_text: "too_much_text",
  speaks_to_viewer: "no_reason",
};

/** Points from which on anything costs a score enough to speak of. */
export const LEAST_COST = 1;

/** Points from which on a missing name may be what costs most. */
const muchForAName = 5;
/** What WCAG 2.2 asks of large letters and of controls: below it nobody calls letters clear, whatever the design. */
const leastRatio = 3;
/** What somebody has to act on is missed sooner. */
const leastSize = (b: MeasuredBlock): number => (isToActOn(b) ? SMALL_PX : LEAST_LEGIBLE_PX);

/** Points that make a measured shortfall worth a sentence. */
const leastMeasured = 0.5;
/** Letters as tall as that are read whatever their contrast: nobody minds a pale "65% OFF" across the ad. */
const hugePx = 32;
const hugeRatio = 1.5;
const isHuge = (m: Measures, b: MeasuredBlock): boolean => shownPx(m, b) >= hugePx && (b.ratio ?? 1) >= hugeRatio;

type Chances = readonly Pick<Judged, "fault" | "probability" | "prior" | "claimed">[];
type Details = Record<ScoreName, Pick<ScoreDetail, "parts">>;

interface Named {
  label: string;
  text: string;
  boxes: Box[];
  is_checkable: boolean;
}

/** Fewer words are print on a pack, a year, a mark: nobody has to read them ("EST 2025.", "free!!"). */
const wordsToRead = 3;
const isClaimable = (b: MeasuredBlock | null): b is MeasuredBlock =>
  b !== null && isSurelyRead(b.confidence) && (b.words >= wordsToRead || isToActOn(b));

const faintText = (b: MeasuredBlock, m: Measures): Named => ({
  label: "Text with little contrast",
  text: lowContrast.looked?.(m) ?? "",
  boxes: [(b.weakest ?? b).box],
  is_checkable: true,
});

/**
 * A label, a headline or an offer that was surely read and stands below a published limit is named whatever it costs: a white
 * "Download now" at 1.95:1 passed without a word while a line of dummy text was named.
 */
function faintLeadOf(m: Measures): Named | null {
  const lead = faintLead(m);
  const isSure =
    lead !== null && !isHuge(m, lead) && isSurelyRead(lead.confidence) && isSurelyRead(lead.weakest?.confidence ?? 1);
  return isSure ? faintText(lead, m) : null;
}

/** What was measured of a fault that is not likely enough to be claimed: only what falls far short of a published limit. */
function measuredOf(rule: string, part: Part, m: Measures): Named | null {
  // Of 20 such sentences in ads with unread writing besides eleven were wrong: there the name stood.
  if (rule === "no_brand" && m.brand === null && m.unread.length === 0 && part.points <= -muchForAName)
    return {
      label: "No brand name that we are sure of",
      text: "The name may be there all the same: too small or too ornate for us, or among words that we took for something else.",
      boxes: [],
      is_checkable: true,
    };
  const faint = faintest(m);
  if (part.points > -leastMeasured) return null;
  if (rule === "low_contrast" && isClaimable(faint) && (faint.ratio ?? leastRatio) < leastRatio && !isHuge(m, faint))
    return faintText(faint, m);
  const small = smallestText(m);
  if (
    rule === "tiny_text" &&
    isClaimable(small) &&
    small.role !== "legal" &&
    !isOnThing(small, m) &&
    typePx(m, small) < leastSize(small)
  )
    return {
      label: "Small text",
      text: `${tinyText.looked?.(m) ?? ""} Type of ${READABLE_PX} px is easy to read.`,
      boxes: [small.box],
      is_checkable: true,
    };
  return null;
}

const isNamedInHeadline = (m: Measures): boolean =>
  wordsOf(brandName(m)).length > 0 &&
  wordsOf(headOf(m)?.text ?? "")
    .join(" ")
    .includes(wordsOf(brandName(m)).join(" "));

/** Whether anybody can tell whose ad it is: words of the headline may have been taken for the name. */
export const isSenderSure = (m: Measures): boolean =>
  m.brand !== null && !m.unsure.includes("brand") && (m.certain.includes("brand") || !isNamedInHeadline(m));

/** The least height of a button that WCAG 2.2 (SC 2.5.8) calls large enough to tap, pixels: nobody calls one small that has it. */
const tappablePx = 24;

/** Whether other words are as large: a headline that is the largest by far leads, whatever attention we predict. */
function hasRival(m: Measures): boolean {
  const head = headOf(m);
  return head === null || mustRead(m).some((b) => b !== head && b.size >= head.size);
}

function headlinePx(m: Measures): number {
  const head = headOf(m);
  return head === null ? 0 : shownPx(m, head);
}

/** Word lists know English; Spanish or Malay without accents may pass for it. */
const isPlainlyEnglish = (m: Measures): boolean => languageOf(adText(m)).code === "en" && !isForeign(m);

function hasLargeButton(m: Measures): boolean {
  const button = actionBlock(m)?.button;
  return button !== null && button !== undefined && boxPx(m, button.box) >= tappablePx;
}

/** In type that anybody reads, and capitals of 9 px are such, a request is not called small: its button may be among the first things seen. */
function isRequestReadable(m: Measures): boolean {
  const action = actionBlock(m);
  return action !== null && Math.round(typePx(m, action)) >= READABLE_PX;
}

/** Where a reason to care is likelier than usual to be there, in whatever words, nobody misses the usual ones for a benefit. */
function missesReason(chances: Chances): boolean {
  const reason = chances.find(({ fault }) => fault.code === "no_reason");
  return reason === undefined || reason.probability > reason.prior;
}

function namedLack(part: Part, m: Measures, chances: Chances): Named | null {
  const strength = STRENGTHS.find(({ code }) => code === part.rule);
  if (!strength) return measuredOf(part.rule, part, m);
  if (part.rule === "large_request" && (hasLargeButton(m) || isRequestReadable(m))) return null;
  // The largest text by far of a 300×250 banner was called small at 15 px.
  if (part.rule === "large_headline" && !hasRival(m) && headlinePx(m) >= READABLE_PX) return null;
  if (strength.lacking !== part.label || UNSEEN.has(part.rule) || part.points > -LEAST_COST) return null;
  if (part.rule === "speaks_to_viewer" && !(isPlainlyEnglish(m) && missesReason(chances))) return null;
  const about = ABOUT[part.rule];
  if (about !== undefined && !m.certain.includes(about)) return null;
  // "314e.com" is small; "314e" begins the headline.
  if (about === "brand" && isNamedInHeadline(m)) return null;
  return {
    label: part.label,
    text: part.evidence.text,
    boxes: part.evidence.boxes,
    is_checkable: CHECKABLE.has(part.rule),
  };
}

/**
 * What the ad plainly lacks where no fault is likely enough to be claimed: first what a reader can check by looking, then the rest, each
 * by what it costs the overall score. Verdict and report take it from here, so that they name the same.
 */
export function lacksOf(details: Details, m: Measures, chances: Chances = []): Lack[] {
  const claimed = new Set<string>(chances.filter((j) => j.claimed).map(({ fault }) => fault.code));
  const lead = claimed.has("low_contrast") ? null : faintLeadOf(m);
  const lacks = SCORE_NAMES.flatMap((score) =>
    details[score].parts.flatMap((part): Lack[] => {
      const isSaid = claimed.has(part.rule) || claimed.has(SAID_BY[part.rule] ?? "");
      const named = part.points < 0 && !isSaid ? namedLack(part, m, chances) : null;
      return named ? [{ ...named, score, rule: part.rule, points: part.points }] : [];
    }),
  );
  const isUnsaid = lead !== null && lacks.every(({ rule }) => rule !== "low_contrast");
  const points = Math.min(0, details.contrast.parts.find(({ rule }) => rule === "low_contrast")?.points ?? 0);
  const all: Lack[] = isUnsaid ? [...lacks, { ...lead, score: "contrast", rule: "low_contrast", points }] : lacks;
  return all.toSorted(
    (p, q) =>
      Number(q.is_checkable) - Number(p.is_checkable) || p.points * OVERALL[p.score] - q.points * OVERALL[q.score],
  );
}
