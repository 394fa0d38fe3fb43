import { isTemplate } from "../words/placeholder.ts";
import { templateLeftovers } from "../words/template-leftovers.ts";
import { languageOf } from "../words/language.ts";
import { languageByLetters } from "../words/letter-profiles.ts";
import { wordsOf } from "../words/words.ts";
import { holdsEnglishOnly, type TextKind, textSense } from "../words/text-sense.ts";
import { isPlainSale } from "../words/offer.ts";
import type { Box, Facts, Withheld, WithheldReason } from "../types.ts";
import type { PictureFacts } from "./picture-facts.ts";
import type { Measures } from "./seen.ts";

const MESSAGES: Record<WithheldReason, string> = {
  blank: "This picture is blank, so there is nothing to score.",
  noise: "This picture is noise, so there is nothing to score.",
  chart: "This looks like a chart or a table rather than an ad, so it gets no score.",
  document: "This looks like a document rather than an ad, so it gets no score.",
  photograph: "This looks like a photograph without any ad on it, so it gets no score.",
  meme: "This looks like a meme rather than an ad, so it gets no score.",
  screenshot: "This looks like a screenshot rather than an ad, so it gets no score.",
  upside_down: "This picture is upside down. Turn it around and upload it again to get a score.",
  mirrored: "This picture is mirrored. Flip it back and upload it again to get a score.",
  negative: "This picture is a photo negative, so it gets no score.",
  unreadable_script: "The words are in a script the engine cannot read, so it cannot judge this ad.",
  gibberish: "The words in this picture make no sense in any language we know, so it gets no score.",
  placeholder: "This picture still holds placeholder text. Put in the real words to get a score.",
  no_words: "No words can be read in this picture, so the engine cannot judge it as an ad.",
  sideways: "This picture lies on its side. Turn it upright and upload it again to get a score.",
  flipped: "This picture is flipped top to bottom. Flip it back and upload it again to get a score.",
  not_an_ad: "This does not look like an ad, so it gets no score.",
};

/** Scripts other than Latin, as a sentence names them. */
const SCRIPT_NAMES: Readonly<Record<string, string>> = {
  cyrillic: "Cyrillic letters",
  greek: "Greek letters",
  chinese: "Chinese characters",
  japanese: "Japanese",
  korean: "Korean",
  arabic: "Arabic letters",
  hebrew: "Hebrew letters",
  devanagari: "Devanagari letters",
  thai: "Thai letters",
};

/** There is a reader for each: where it read nothing, the writing was too small, too faint or too ornate. */
const unreadableScript = (script: string): Withheld => {
  const name = SCRIPT_NAMES[script];
  if (name === undefined) return withheldFor("unreadable_script");
  const message = `The words look like ${name}, but none of them could be read, so the engine cannot judge this ad.`;
  return { reason: "unreadable_script", message };
};

export const withheldFor = (reason: WithheldReason): Withheld => ({ reason, message: MESSAGES[reason] });

const mostlyUnread: Withheld = {
  reason: "unreadable_script",
  message: "Most of the words in this picture cannot be read, so the engine cannot judge this ad.",
};

/** Words named in the sentence, at the most. */
const mostNamed = 2;

const templateOf = (leftovers: readonly string[]): Withheld => {
  const named = leftovers.slice(0, mostNamed).map((words) => `“${Array.from(words).slice(0, 60).join("")}”`);
  return {
    reason: "placeholder",
    message: `This picture still holds words of a template: ${named.join(" and ")}. Put in the real words to get a score.`,
  };
};

/** The false alarms on real ads are folded into the models: one half is the cut. */
const likely = 0.5;
/** One or two places without readable words may be ornaments; this many are writing. */
const manyUnread = 3;

/**
 * A name or a button that was read beside lettering that was not: so few words, and at least so many places, so large beside what was
 * read and in all. Of 388 labelled ads none comes to all four; one has the first three.
 */
const fewRead = 3;
const partsUnread = 2;
const timesRead = 2;
const largeUnread = 0.035;

const areaOf = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + box.width * box.height, 0);

const isMostlyUnread = (unread: readonly Box[], { lines }: Facts, words: number): boolean => {
  const area = areaOf(unread);
  const read = areaOf(lines.map((line) => line.box));
  return words <= fewRead && unread.length >= partsUnread && area >= largeUnread && area >= timesRead * read;
};

/** Under this spread of lightness a picture without writing is one flat colour. */
const flat = 0.012;

/** How far another language than English must lie ahead. */
const surelyOther = 0.3;

/** Jokes offer nothing: "Black Friday deals" across a photograph is an ad, however much it is set like one. */
const sells = (kind: WithheldReason, { text }: Facts): boolean => kind === "meme" && isPlainSale(text.join(" "));

/** Why no score is given, or null where one is (promise 9: withheld rather than wrong). */
export function withheldOf(
  m: Measures,
  facts: Facts,
  { nonAd, damage }: Pick<PictureFacts, "nonAd" | "damage">,
): Withheld | null {
  if (m.lightnessSpread < flat && facts.lines.length === 0) return withheldFor("blank");
  if (facts.orientation !== "upright") return withheldFor(facts.orientation);
  const leftovers = templateLeftovers(facts.text, facts);
  if (leftovers.length > 0) return templateOf(leftovers);
  if (nonAd.kind !== null && nonAd.probability >= likely && !sells(nonAd.kind, facts)) return withheldFor(nonAd.kind);
  if (damage.upsideDown >= likely) return withheldFor("upside_down");
  if (damage.negative >= likely) return withheldFor("negative");
  const words = facts.text.join(" ").match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words === 0 && (m.unread.length >= manyUnread || facts.script in SCRIPT_NAMES))
    return unreadableScript(facts.script);
  if (words > 0 && isMostlyUnread(m.unread, facts, words)) return mostlyUnread;
  // Photographs, cut-out products and patterns were scored as ads: two of the three scores are about words and the brand.
  if (!facts.text.some((line) => /[\p{L}\p{N}]/u.test(line))) return withheldFor("no_words");
  // A template's other words may be real while its headline still is not.
  const senses = [facts.text, [facts.headline]].map((lines) => textSense(lines).kind);
  if (isTemplate(facts.text)) return withheldFor("placeholder");
  if (senses.includes("placeholder") || senses.includes("lorem")) return withheldFor("placeholder");
  return isNonsense(facts, senses) ? withheldFor("gibberish") : null;
}

/** Of scrambled English lines one in three hundred is as much like a language as that. */
const surelyALanguage = 0.36;

const isSentenceOfALanguage = (line: string): boolean =>
  (languageByLetters(wordsOf(line))?.share ?? 0) >= surelyALanguage;

/** A headline may hold none of the small words by which a language is known; the text around it tells then (Indonesian was withheld). */
function isNonsense({ text }: Facts, [whole, headline]: readonly TextKind[]): boolean {
  // Half of an Italian circus poster was misread, and a sentence of it was not.
  if (whole === "gibberish") return holdsEnglishOnly(text) || !text.some(isSentenceOfALanguage);
  const { code, sure } = languageOf(text.join("\n"));
  return headline === "gibberish" && (["", "en"].includes(code) || sure < surelyOther);
}
