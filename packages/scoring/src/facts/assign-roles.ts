import type { Box, Corrections, SureRole } from "../types.ts";
import { isPublisherLabel, isPublisherMark } from "../words/publisher-label.ts";
import { bestBrand } from "./best-brand.ts";
import { bestRun } from "./best-run.ts";
import { type BrandCandidate, isLabel, signedBy } from "./brand-candidates.ts";
import { buttonInHeadline } from "./button-in-headline.ts";
import { placesNamed, placesThatAsk } from "./corrected-lines.ts";
import { certainOf, doubtsOf, isOddlyAccented } from "./doubts.ts";
import { forestOf, rawScores, softmax } from "./forest.ts";
import { LINE_ROLES, type LineRole } from "./line-roles.ts";
import { LINE_FOREST } from "./role-models.data.ts";
import { namedBrand } from "./named-brand.ts";
import { joinedChances } from "./said-lines.ts";
import type { SeenLines } from "./seen-lines.ts";
import { readOn } from "./read-on.ts";
import { withoutNearer } from "./without-nearer.ts";
import { isNoRequest, mayAsk } from "./request-signs.ts";
import { standTogether } from "./stand-together.ts";
import { upperFirst } from "./upper-first.ts";
import { withoutName } from "./without-name.ts";
import { withoutPrice } from "./without-price.ts";

/** What the lines of an ad are. */
export interface AssignedRoles {
  /** A role a line of `SeenLines.lines`. */
  roles: LineRole[];
  /** Places of the headline's lines, in reading order. */
  headline: number[];
  cta: number[];
  brand: { text: string; box: Box | null; lines: number[] } | null;
  /** What is more likely wrong than right; of brand and call to act also that there is none. */
  unsure: SureRole[];
  /** What may be praised in its own words. */
  certain: SureRole[];
}

/** A line as likely as this to be small print does not end a headline. */
const mostLegal = 0.3;

const askingOf = (chances: readonly number[][]): number[] => chances.map((row) => row[LINE_ROLES.indexOf("cta")] ?? 0);

/** The likeliest of the roles that are left once headline, call to act and brand are chosen. */
function leftOver(chances: readonly number[]): LineRole {
  const left: LineRole[] = ["body", "offer", "legal", "chrome", "other", "noise"];
  return left.reduce((best, role) =>
    (chances[LINE_ROLES.indexOf(role)] ?? 0) > (chances[LINE_ROLES.indexOf(best)] ?? 0) ? role : best,
  );
}

/** Which lines are no part of the ad: those its owner leaves out, and labels of an exchange. */
function marksOf({ lines }: SeenLines, corrections: Corrections): boolean[] {
  const leftOut = new Set(corrections.left_out_lines);
  // A label of the exchange is one whatever its place: "Ad", "Sponsored"; with a name beside it the line tells who pays.
  const said = new Set([...(corrections.headline_lines ?? []), ...(corrections.cta_lines ?? [])]);
  return lines.map((l) => leftOut.has(l.index) || (isPublisherLabel(l.text) && !said.has(l.index)));
}

interface Settled {
  marks: readonly boolean[];
  headline: ReadonlySet<number>;
  cta: readonly number[];
  brand: AssignedRoles["brand"];
}

/** A role a line: what was chosen first, the likeliest of the rest. */
const rolesOf = (chances: readonly number[][], { marks, headline, cta, brand }: Settled): LineRole[] =>
  chances.map((row, i): LineRole => {
    if (marks[i] === true) return "chrome";
    if (headline.has(i)) return "headline";
    if (cta.includes(i)) return "cta";
    return brand?.lines.includes(i) === true ? "brand" : leftOver(row);
  });

/** Roles of the lines by the fitted models; what the owner corrected stands above them. */
export function assignRoles(seen: SeenLines, aspect: number, corrections: Corrections): AssignedRoles {
  const forest = forestOf(LINE_FOREST);
  const chances = seen.features.map((row, i) => joinedChances(softmax(rawScores(forest, row)), seen.said[i] ?? null));
  const marks = marksOf(seen, corrections);
  const isOpen = (i: number): boolean => marks[i] !== true;
  const free = seen.lines.map((l, i) => isOpen(i) && !isPublisherMark(l.text));
  const isFree = (i: number): boolean => free[i] === true;
  const chosen = corrections.headline_lines;
  const saidToAsk = corrections.cta_lines === undefined ? null : placesThatAsk(seen.lines, corrections.cta_lines ?? []);
  const isOpenToHeadline = (i: number): boolean => isFree(i) && saidToAsk?.includes(i) !== true;
  const likeliest = chosen === undefined ? bestRun(seen, chances, "headline", isOpenToHeadline, aspect) : null;
  const headlineOf = (lines: number[]): number[] =>
    withoutNearer(seen.lines, standTogether(seen.lines, withoutPrice(seen.lines, lines), aspect), aspect);
  const headline = (likeliest && headlineOf(likeliest.value)) ?? placesNamed(seen.lines, chosen ?? []);
  const run = new Set(headline);
  const asked = saidToAsk === null ? bestRun(seen, chances, "cta", (i) => isFree(i) && !run.has(i), aspect) : null;
  const asking = askingOf(chances);
  const asks = standTogether(seen.lines, asked?.value ?? [], aspect, (i) => asking[i] ?? 0);
  const endsRequest = (i: number): boolean =>
    isFree(i) && !run.has(i) && seen.lines[i] !== undefined && isNoRequest(seen.lines[i]);
  const request = saidToAsk ?? readOn(seen.lines, asks, endsRequest, aspect);
  const isSettled = request.length > 0 || saidToAsk !== null || chosen !== undefined;
  const cta = isSettled ? request : buttonInHeadline(seen.lines, headline, asking);
  for (const i of cta) run.delete(i);
  const likely = bestBrand(seen, chances, run, isOpen, aspect);
  const found = likely?.value && isLabel(likely.value, cta) ? { ...likely, value: null } : likely;
  const named = brandOf(seen, found?.value ?? null, corrections.brand);
  const answers = {
    headline: likeliest && { chance: likeliest.chance, isGiven: true },
    brand: found && corrections.brand === undefined ? { chance: found.chance, isGiven: found.value !== null } : null,
    // A button's label at the end of the headline is one without a doubt.
    cta: asked && cta.length === request.length ? { chance: asked.chance, isGiven: cta.length > 0 } : null,
  };
  const text = seen.lines.map((l) => l.text).join(" ");
  if (answers.brand && named && isOddlyAccented(named.text, text)) answers.brand.chance = 0;
  if (answers.cta && cta.length === 0 && mayAsk(seen.lines, seen.groups, headline)) answers.cta.chance = 1;
  const isNameSure = !doubtsOf(answers).includes("brand");
  const goesOn = (i: number): boolean =>
    isOpenToHeadline(i) &&
    !cta.includes(i) &&
    seen.lines[i]?.shape === null &&
    !(isNameSure && named?.lines.includes(i) === true) &&
    (chances[i]?.[LINE_ROLES.indexOf("legal")] ?? 0) < mostLegal;
  const message = withoutName(seen.lines, [...run], named, isNameSure);
  const inHeadline = new Set(chosen === undefined ? readOn(seen.lines, message, goesOn, aspect) : headline);
  // What may be the name, and ends the headline's sentence, is no name.
  const isRead = chosen === undefined && named?.lines.some((i) => inHeadline.has(i) && !message.includes(i)) === true;
  const brand = isRead ? null : named;
  if (answers.brand && isRead) answers.brand.isGiven = false;
  return {
    roles: rolesOf(chances, { marks, headline: inHeadline, cta, brand }),
    headline: chosen === undefined ? upperFirst(seen.lines, [...inHeadline]) : headline,
    cta,
    brand,
    unsure: doubtsOf(answers),
    certain: certainOf(answers),
  };
}

/** The brand as found, or as the owner names it, with the lines that show that name. */
function brandOf(
  seen: SeenLines,
  found: BrandCandidate | null,
  corrected: string | null | undefined,
): AssignedRoles["brand"] {
  if (corrected === null) return null;
  if (corrected === undefined)
    return (
      found && {
        text: signedBy(found.text),
        box: found.box,
        lines: found.source === "inside" ? [] : found.lines,
      }
    );
  return namedBrand(seen.lines, found, corrected);
}
