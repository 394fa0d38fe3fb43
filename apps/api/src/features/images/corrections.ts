import type { CorrectedFacts } from "@adjudge/contracts";
import type { StoredSignals } from "@adjudge/imaging";
import type { Corrections } from "@adjudge/scoring";
import { invalidFields, unprocessable } from "../../platform/app-error.ts";
import { headlineLinesOf } from "./headline-lines.ts";

export function requireLines(facts: CorrectedFacts, count: number): void {
  const named = {
    headline_lines: facts.headline_lines ?? [],
    cta_lines: facts.cta_lines ?? [],
    left_out_lines: facts.left_out_lines ?? [],
    line_texts: (facts.line_texts ?? []).map(({ line }) => line),
  };
  const unknown = Object.entries(named).filter(([, lines]) => lines.some((line) => line >= count));
  if (unknown.length > 0)
    throw invalidFields(
      Object.fromEntries(unknown.map(([name]) => [name, ["There is no such line in this picture."]])),
    );
}

type Lines = Pick<StoredSignals, "lines">["lines"];

/** The lines of a headline given by its words, as its owner says they read. */
function headlineLinesIn(headline: string, facts: CorrectedFacts, lines: Lines): number[] {
  const { left_out_lines = [], cta_lines, line_texts = [] } = facts;
  const said = new Map(line_texts.map(({ line, text }) => [line, text]));
  const found = headlineLinesOf({
    headline,
    lines: lines.map(({ text }, line) => ({ text: said.get(line) ?? text })),
    leftOut: [...left_out_lines, ...(cta_lines ?? [])],
  });
  if (found !== null) return found;
  throw unprocessable("No lines of this picture read like that.");
}

/** null: nothing is corrected, the analysis is the engine's own again. */
export function correctionsOf(facts: CorrectedFacts, { lines }: Pick<StoredSignals, "lines">): Corrections | null {
  const { headline, headline_lines, left_out_lines = [], line_texts = [], ...rest } = facts;
  const run = headline === undefined ? headline_lines : headlineLinesIn(headline, facts, lines);
  // A line that says what was read is nothing to correct.
  const misread = line_texts.filter(({ line, text }) => lines[line]?.text !== text);
  const said = {
    ...rest,
    ...(run && { headline_lines: run }),
    ...(left_out_lines.length > 0 && { left_out_lines }),
    ...(misread.length > 0 && { line_texts: misread }),
  };
  return Object.values(said).some((value) => value !== undefined) ? said : null;
}
