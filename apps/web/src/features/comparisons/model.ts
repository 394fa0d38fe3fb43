import type {
  Analysis,
  Comparison,
  ComparisonVerdict,
  DesignElement,
  ScoreName,
  ScoreVerdict,
} from "@adjudge/contracts";
import type { FileNames } from "./file-names.ts";
import { scoreLabels, scoreNames } from "../../components/proof/score-names.ts";

/** Points of difference that the whole width of the rule stands for, to each side. */
const reach = 50;

/** Where a difference stands on its rule, in percent: image 1 ahead is left. */
export const differenceSpot = (difference: number): number =>
  Math.min(100, Math.max(0, 50 - (50 * difference) / reach));

/** The zone round zero in which a difference cannot tell, on the same rule; null where it is not known. */
export function errorZone({ error }: Pick<ScoreVerdict, "error">): { left: number; width: number } | null {
  if (error === null) return null;
  const left = differenceSpot(error);
  return { left, width: differenceSpot(-error) - left };
}

/** A difference that a reader would not call close. */
const farApart = 10;

/** Why no winner is named: the difference is small, or people's choices do not follow this score closely enough. */
export const openOutcome = (points: number): { isClose: boolean; text: string } =>
  points < farApart
    ? {
        isClose: true,
        text: points === 0 ? ": level" : `: ${points} ${points === 1 ? "point tells" : "points tell"} too little here`,
      }
    : { isClose: false, text: `${points} points apart, but this score alone does not tell which one people prefer` };

/** Chance of the likelier one, in whole percent. */
export function chanceOf({ winner, probability_first: first }: ScoreVerdict): number {
  return Math.round(100 * (winner === 2 ? 1 - first : first));
}

/** How often image 1 is better, of 100, in the figures of the sentence above it: 80.5 is 81 there, and 19.5 no 20 beside it. */
export const betterFirst = (verdict: ScoreVerdict): number =>
  verdict.winner === 2 ? 100 - chanceOf(verdict) : chanceOf(verdict);

/** "Neither is clearly ahead on recall." Empty where every score has a winner, or none has. */
export function closeCall({ overall, scores }: ComparisonVerdict): string {
  const close = scoreNames
    .filter((name) => scores[name].winner === null)
    .map((name) => scoreLabels[name].toLowerCase());
  if (close.length === 0 || overall.winner === null) return "";
  const list = close.length === 1 ? close[0] : `${close.slice(0, -1).join(", ")} or ${close.at(-1)}`;
  return `Neither is clearly ahead on ${list}.`;
}

/** A lead of fewer points is no reason. */
const leastLead = 2;

/** Labels that speak of the ad without naming it: "Shows a person". */
const ofTheAd = /^(?:Asks|Comes|Gives|Looks|Reads|Says|Shows|Speaks|Stands)\b/;

/** Measured, but nothing that a reader could see and follow: as a reason they explain nothing. */
const unseen = new Set([
  "O1",
  "detail_together",
  "of_a_piece",
  "pulling_words",
  "sticky_words",
  "type_scale",
  "well_made",
]);

const inSentence = (label: string): string =>
  `${ofTheAd.test(label) ? "it " : ""}${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** What the stronger image is ahead on, the largest lead first, in the words of its report; only of scores in which it is ahead. */
export function reasonsFor(
  strong: Pick<Analysis, "scores">,
  weak: Pick<Analysis, "scores">,
  ahead: readonly ScoreName[] = scoreNames,
): string[] {
  return ahead
    .flatMap((name) =>
      strong.scores[name].parts.map((part) => {
        const other = weak.scores[name].parts.find(({ rule }) => rule === part.rule);
        return { part, lead: part.points - (other?.points ?? 0) };
      }),
    )
    .filter(
      ({ part, lead }) => !unseen.has(part.rule) && (part.points > 0 || part.absent === true) && lead >= leastLead,
    )
    .toSorted((a, b) => b.lead - a.lead)
    .slice(0, 2)
    .map(({ part }) => inSentence(part.label));
}

const noNames: FileNames = [null, null];

/** "image 1 (“fjordbank”)": its number, and its file's name where that tells the two apart. */
const imageBy = (number: 1 | 2, names: FileNames): string => {
  const name = names[number - 1] ?? null;
  return name === null ? `image ${number}` : `image ${number} (“${name}”)`;
};

/** Without a winner the one that may run; what is flagged is settled before it runs. */
function runEither([first, second]: readonly [boolean, boolean], names: FileNames): string {
  if (first && second) return "Both are flagged: settle that first, then run either one.";
  if (first || second) return `Run ${imageBy(first ? 2 : 1, names)}: the other one is flagged.`;
  return "Run either one, or show both and let people decide.";
}

/** Which one to run, and why; where neither is ahead, that too. An ad that may not run is not sent out as it is. */
export function whatToRun(
  winner: 1 | 2 | null,
  reasons: readonly string[],
  flagged: readonly [boolean, boolean] = [false, false],
  names: FileNames = noNames,
): string {
  if (winner === null) return runEither(flagged, names);
  const isFlagged = flagged[winner - 1] ?? false;
  const image = imageBy(winner, names);
  const run = isFlagged ? `Settle what is flagged in ${image}, then run it.` : `Run ${image}.`;
  return reasons.length === 0 ? run : `${run} Why: ${reasons.join("; ")}.`;
}

/** A comparison whose two images both have their scores. */
export type Decided = Comparison & { verdict: ComparisonVerdict };

export const isDecided = (comparison: Comparison): comparison is Decided => comparison.verdict !== null;

export const strongerOf = ({
  image1_data: first,
  image2_data: second,
}: Pick<Comparison, "image1_data" | "image2_data">): 1 | 2 =>
  (first.overall_score ?? 0) >= (second.overall_score ?? 0) ? 1 : 2;

const kinds: readonly { label: string; matches: (element: DesignElement) => boolean }[] = [
  { label: "Headline", matches: ({ role }) => role === "headline" },
  { label: "Offer", matches: ({ role }) => role === "offer" },
  { label: "Call to action", matches: ({ role }) => role === "call_to_action" },
  { label: "Brand", matches: ({ role }) => role === "brand" },
  { label: "Other text", matches: ({ role }) => role === "body" || role === "legal" },
  { label: "People", matches: ({ kind }) => kind === "face" || kind === "person" },
  { label: "Objects", matches: ({ kind }) => kind === "object" },
];

export interface AttentionRow {
  label: string;
  /** Share of attention, 0..1; null where the picture has no such element. */
  shares: [number | null, number | null];
}

/** Which kinds of elements take the attention in each of the two. */
export function attentionRows(first: readonly DesignElement[], second: readonly DesignElement[]): AttentionRow[] {
  const share = (elements: readonly DesignElement[], matches: (element: DesignElement) => boolean): number | null => {
    const found = elements.filter(matches);
    return found.length === 0
      ? null
      : Math.min(
          1,
          found.reduce((sum, { attention_share: part }) => sum + part, 0),
        );
  };
  return kinds
    .map(({ label, matches }): AttentionRow => ({ label, shares: [share(first, matches), share(second, matches)] }))
    .filter(({ shares }) => shares.some((part) => part !== null));
}

export const scoreOf = (name: ScoreName, side: Comparison["image1_data"]): number => {
  const [scores] = side.scores;
  if (!scores) return 0;
  const byName = {
    contrast: scores.contrast_score,
    recall: scores.recall_score,
    copy_engagement: scores.copy_engagement_score,
  };
  return byName[name] ?? 0;
};
