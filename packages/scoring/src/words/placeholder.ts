import { BLANK_NUMBERS, PART_LINES, PART_PLACED } from "./template-parts.ts";

/** Words of templates left in place: parts of a layout named in place of what should stand there. */
const PART = String.raw`(?:head(?:line|ing)|sub-?(?:title|head(?:line|ing)?)|title|body(?: (?:text|copy))?|text|button(?: text)?|logo|image|photo|picture|brand(?: name)?|company(?: name)?|business(?: name)?|product(?: (?:name|image))?|tag ?line|slogan|caption|cta|call to action|copy|description|paragraph|message|offer|price|website|url|name|content)`;

const LINES: readonly RegExp[] = [
  ...PART_LINES,
  new RegExp(String.raw`^(?:your |the |main |sample |dummy |some |a )?${PART}(?: (?:goes )?here| placeholder| \d+)?$`),
  new RegExp(
    // A petition asks for a name.
    String.raw`^(?!(?:add|enter|put|type) your name$)(?:your|insert|add|enter|type|put|place|drop)(?: (?:your|a|an|the|some|in))? ${PART}(?: ${PART})?(?: (?:goes )?here| now)?$`,
  ),
  new RegExp(String.raw`^(?:double[- ])?(?:click|tap|press)(?: here)? to (?:add|edit|enter|insert|change|type)\b.*`),
  new RegExp(String.raw`^(?:sample|dummy|placeholder|example|filler|default)(?: ${PART})?(?: here)?$`),
  /^(?:text|content|copy|headline|logo|image|title) (?:goes|comes|will go) here$/,
  /^(?:tbd|tbc|todo|untitled|no image|image coming soon|coming soon image|n\/a)$/,
  /^(?:button|cta|link|label|option|item|step|feature|benefit|point|heading|column) ?(?:\d|one|two|three)$/,
  /^(?:00|xx+|#+|_+)\s?%(?: off)?$|^\W*x{2,}\W*$/,
];

/** Inside any line: a field to be filled in, a made-up address or number. */
const FIELDS: readonly RegExp[] = [
  BLANK_NUMBERS,
  /[[{<]+\s*(?:your|insert|company|brand|product|first|last|name|logo|headline|title|city|date|price|link|text|offer|image|cta|business|website|customer)\b[^\]}>]*[\]}>]+/g,
  /\(\s*(?:insert|your|company|brand) ?(?:name|logo|text|headline|here)?[^)]{0,20}\)/g,
  /(?:[$€£]\s?x{1,}(?:[.,]x+)?|\bx{2,}\s?%(?: off)?|\bx{2,}[./-]x{2,}(?:[./-]x{2,})?)(?!\p{L})/gu,
  /\b(?:www\.)?(?:your-?(?:website|company|brand|domain|site|business|name|link)|example|yourdomain|website|company)\.(?:com|org|net|co)\b/g,
  // A handle or a note that came with the layout.
  /(?<![\p{L}\p{N}.])@your ?(?:website|brand|company|business|name|logo|handle|shop|store|page)\b/gu,
  /\bimages? (?:is |are )?not included\b/g,
  // What a widely used editor puts into its templates.
  /(?:@|\bwww\.|\b\w+@)?\breally ?great ?site(?:\.com|\s?@\s?\w+\.\w+)?\b/g,
  /\b\w+@(?:example|yourcompany|email|company|domain)\.\w+/g,
  /\b(?:123[- ]?456[- ]?7890|\(?000\)?[- ]?000[- ]?0000|\(?555\)?[- ]555[- ]5555|123 anywhere st\.?|any city)(?![\d\p{L}])/gu,
  /\b(?:(?:insert|add|type|enter) (?:your )?(?:text|headline|logo|copy|title|image|name) here|your (?:text|logo|headline|title|image|name|brand|message|ad) (?:goes )?here)\b/g,
];

/** Parts that only designers name: an ad for printed mugs may say "your logo here", none says "headline goes here". */
const DESIGNED = String.raw`(?:head(?:line|ing)|sub-?(?:title|head(?:line|ing)?)|body (?:text|copy)|tag ?line|caption|cta|call to action|button(?: text)?|paragraph)(?: text| copy)?`;
const TEMPLATE_LINE = new RegExp(String.raw`^(?:(?:your|the|main|insert|add) )+${DESIGNED} here$`);
const TEMPLATE_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${DESIGNED} (?:goes|comes|will go) here(?![\p{L}\p{N}])|lorem ipsum`,
  "u",
);

const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const evened = (line: string): string =>
  line
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/\s+/gu, " ")
    .trim();

const bareOf = (text: string): string => text.replaceAll(/^[^\p{L}\p{N}#_]+|[^\p{L}\p{N}%#_]+$/gu, "");

/** True where a finished ad would not say it, whatever stands beside it; the words may run over lines. */
export const isTemplate = (lines: readonly string[]): boolean =>
  lines.some((line) => TEMPLATE_LINE.test(bareOf(evened(line)))) ||
  [TEMPLATE_WORDS, PART_PLACED].some((words) => words.test(evened(lines.join(" "))));

/** Addresses, numbers and fields in a line that are a template's own. */
export function templateFields(line: string): string[] {
  const text = evened(line);
  return FIELDS.flatMap((field) => text.match(field) ?? []);
}

/** How many words of a line are a template's own. */
export function placeholderWords(line: string): number {
  const bare = bareOf(evened(line));
  if (LINES.some((pattern) => pattern.test(bare))) return Math.max(1, wordCount(bare));
  return templateFields(line).reduce((sum, hit) => sum + Math.max(1, wordCount(hit)), 0);
}
