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
