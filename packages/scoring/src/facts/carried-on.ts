import { isButtonPhrase } from "../words/call-to-action.ts";
import type { Option } from "./choose.ts";

/** Words of English grammar that ask for another after them, so that no sentence ends there. */
const OPEN_WORDS = new Set(
  "an the this and or but nor of to for with without from into onto than at by as between your our my their his her its is are was were be been has have will would can could you're we're they're it's that's if when while because".split(
    " ",
  ),
);

/** A text that stops before its sentence does: "How to speed up your", "Sparkling, fresh and". A full stop or a comma ends it. */
export function isUnfinished(text: string): boolean {
  const last = text.trim().split(/\s+/u).at(-1) ?? "";
  return last === "&" || OPEN_WORDS.has(last.toLowerCase().replaceAll("’", "'"));
}

/** Lines that are tried on after an unfinished one. */
const most = 2;

/** The likeliest run of lines, set alike, that begins with all of this one and ends its sentence; this one where there is none. */
export function carriedOn(
  run: number[],
  options: readonly Option<number[]>[],
  isSetLikeTheLast: (line: number) => boolean,
): number[] {
  const own = options.find((option) => option.value === run);
  if (own === undefined || !isUnfinished(own.text)) return run;
  const longer = options.filter(
    ({ value, text }) =>
      value.length > run.length &&
      value.length <= run.length + most &&
      run.every((line, i) => value[i] === line) &&
      value.slice(run.length).every(isSetLikeTheLast) &&
      !isUnfinished(text) &&
      !isButtonPhrase(text.slice(own.text.length).trim()),
  );
  return longer.toSorted((a, b) => b.score - a.score)[0]?.value ?? run;
}
