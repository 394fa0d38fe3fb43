import type { Box, Corrections, FactLine, Facts } from "@adjudge/contracts";

/** A line as it was read; one in which two things are set as one has several parts. */
export interface WrittenLine {
  line: number;
  text: string;
  /** What the engine read, where the text is its owner's. */
  readAs: string | null;
  boxes: readonly Box[];
}

export function writtenLines({ lines }: Pick<Facts, "lines">): WrittenLine[] {
  const numbers = [...new Set(lines.map(({ line }) => line))];
  return numbers.map((line) => {
    const parts = lines.filter((part) => part.line === line);
    return {
      line,
      text: parts.map(({ text }) => text).join(" "),
      readAs: parts[0]?.read_as ?? null,
      boxes: parts.map(({ box }) => box),
    };
  });
}

/** What the form of corrections holds. */
export interface Draft {
  brand: string;
  hasNoBrand: boolean;
  headline: readonly number[];
  asking: readonly number[];
  asksNothing: boolean;
  leftOut: readonly number[];
  /** What the lines say, by their numbers. */
  texts: ReadonlyMap<number, string>;
}

const linesOf = (lines: readonly FactLine[], role: FactLine["role"]): number[] => [
  ...new Set(lines.filter((line) => line.role === role).map(({ line }) => line)),
];

/** The facts as they stand, with the corrections made before, for the owner to change. */
export function draftOf(facts: Facts, before: Corrections | null): Draft {
  const asking = linesOf(facts.lines, "call_to_action");
  return {
    brand: facts.brand ?? "",
    hasNoBrand: before?.brand === null,
    headline: linesOf(facts.lines, "headline").filter((line) => !asking.includes(line)),
    asking,
    asksNothing: before?.cta_lines === null,
    leftOut: before?.left_out_lines ?? [],
    texts: new Map(writtenLines(facts).map(({ line, text }) => [line, text])),
  };
}

export type LineRole = "headline" | "asking" | "leftOut";

/** The draft with a line as one thing, or as none of them. */
export function withRole(draft: Draft, line: number, role: LineRole | null): Draft {
  const of = (own: LineRole): number[] => {
    const others = draft[own].filter((other) => other !== line);
    return own === role ? [...others, line] : others;
  };
  const asksNothing = draft.asksNothing && role !== "asking";
  return { ...draft, asksNothing, headline: of("headline"), asking: of("asking"), leftOut: of("leftOut") };
}

/** Lines that the engine itself left out: what belongs to the exchange or the page. */
export const outsideLines = (facts: Facts, before: Corrections | null): number[] =>
  linesOf(facts.lines, "chrome").filter((line) => !before?.left_out_lines?.includes(line));

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((line) => b.includes(line));

/** Spaces aside, which are not seen. */
export const plainLine = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

export interface DraftProblem {
  field: "brand" | "cta" | number;
  message: string;
}

/** What keeps a draft from being sent, and where it is to be mended; a number names a line. `outside` are the engine's outsideLines. */
export function problemIn(draft: Draft, facts: Facts, outside: readonly number[] = []): DraftProblem | null {
  if (!draft.hasNoBrand && draft.brand.trim() === "" && facts.brand !== null)
    return { field: "brand", message: "Enter the brand’s name, or say that none is shown." };
  const isOutside = (line: number): boolean =>
    draft.leftOut.includes(line) ||
    (outside.includes(line) && !draft.headline.includes(line) && !draft.asking.includes(line));
  const empty = [...draft.texts].find(([line, text]) => plainLine(text) === "" && !isOutside(line));
  if (empty) return { field: empty[0], message: "Enter what the line says, or tick that it is not part of the ad." };
  const asked = linesOf(facts.lines, "call_to_action").filter((line) => !draft.leftOut.includes(line));
  if (!draft.asksNothing && draft.asking.length === 0 && asked.length > 0)
    return { field: "cta", message: "Tick the line that asks, or say that the ad asks for nothing." };
  const led = linesOf(facts.lines, "headline");
  const stillFree = led.find((line) => !isOutside(line) && !draft.asking.includes(line));
  if (draft.headline.length === 0 && stillFree !== undefined)
    return { field: stillFree, message: "Tick the headline’s lines: this one, or others." };
  return null;
}

function lineTexts(draft: Draft, facts: Facts, before: Corrections | null): NonNullable<Corrections["line_texts"]> {
  const texts = new Map(before?.line_texts?.map(({ line, text }) => [line, text]));
  for (const { line, text: shown, readAs } of writtenLines(facts)) {
    const text = plainLine(draft.texts.get(line) ?? shown);
    if (text === plainLine(shown) || text === "") continue;
    if (text === plainLine(readAs ?? "")) texts.delete(line);
    else texts.set(line, text);
  }
  return [...texts].toSorted(([a], [b]) => a - b).map(([line, text]) => ({ line, text }));
}

const sorted = (lines: readonly number[]): number[] => lines.toSorted((a, b) => a - b);

/**
 * What to send: corrections made before stay, and of the draft only what differs from what is shown is added. Naming the
 * engine's own result as a correction would hold it against every better reading to come.
 */
export function correctionsOf(draft: Draft, facts: Facts, before: Corrections | null): Corrections {
  const shown = draftOf(facts, before);
  const brand = draft.hasNoBrand ? null : draft.brand.trim();
  const isBrandChanged = draft.hasNoBrand !== shown.hasNoBrand || (!draft.hasNoBrand && brand !== shown.brand);
  const isHeadlineChanged = !isSame(draft.headline, shown.headline);
  const isAskingChanged = draft.asksNothing !== shown.asksNothing || !isSame(draft.asking, shown.asking);
  const { headline_lines, cta_lines, line_texts: _, ...others } = before ?? {};
  const headline = isHeadlineChanged ? sorted(draft.headline) : (headline_lines ?? []);
  const asking = isAskingChanged ? sorted(draft.asking) : (cta_lines ?? []);
  const texts = lineTexts(draft, facts, before);
  return {
    ...others,
    ...(isBrandChanged && brand !== "" && { brand }),
    ...(headline.length > 0 && { headline_lines: headline }),
    ...((draft.asksNothing || asking.length > 0) && { cta_lines: draft.asksNothing ? null : asking }),
    ...(!isSame(draft.leftOut, shown.leftOut) && { left_out_lines: sorted(draft.leftOut) }),
    ...(texts.length > 0 && { line_texts: texts }),
  };
}
