import { squeezed } from "../words/words.ts";
import type { BrandCandidate } from "./brand-candidates.ts";
import { mean } from "./mean.ts";
import type { SeenLines } from "./seen-lines.ts";

interface NamedWord {
  key: string;
  chance: number;
  line: number;
}

/** Every word with its chance to be part of the advertiser's name; where nothing was said of a line, the line's own. */
function namedWords({ lines, said }: SeenLines, ofBrand: readonly number[]): NamedWord[] {
  return lines.flatMap((l, line) =>
    l.text.split(/\s+/u).map((word, k) => ({
      key: squeezed(word),
      chance: said[line]?.names[k] ?? ofBrand[line] ?? 0,
      line,
    })),
  );
}

/** How surely the words of a name are one, whether they are elsewhere too, and what else could be: sentence and place decide. */
export function nameChances(candidate: BrandCandidate, seen: SeenLines, ofBrand: readonly number[]): number[] {
  const own = squeezed(candidate.text);
  const words = namedWords(seen, ofBrand).filter((w) => w.key !== "");
  const belongs = (w: NamedWord): boolean => own.includes(w.key) || (own !== "" && w.key.includes(own));
  const inside = words.filter((w) => candidate.lines.includes(w.line) && belongs(w)).map((w) => w.chance);
  const echo = words.filter((w) => !candidate.lines.includes(w.line) && w.key.length >= 3 && belongs(w));
  const others = words.filter((w) => !belongs(w)).map((w) => w.chance);
  const beside = words.filter((w) => candidate.lines.includes(w.line) && !belongs(w)).map((w) => w.chance);
  return [
    mean(inside),
    inside.length === 0 ? 0 : Math.min(...inside),
    Math.max(0, ...echo.map((w) => w.chance)),
    Math.max(0, ...others),
    Math.max(0, ...beside),
    others.filter((chance) => chance > mean(inside)).length,
  ];
}
