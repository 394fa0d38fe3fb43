import { isButtonPhrase } from "../words/call-to-action.ts";
import { isUnfinished } from "../words/unfinished.ts";
import type { Option } from "./choose.ts";

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
