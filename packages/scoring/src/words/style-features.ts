import { modelWords } from "./model-words.ts";
import { placeOf, rarityAt } from "./lexicon.ts";

/** Marks of style that are counted, each at most three times. The order is the order of the fitted weights. */
const MARKS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["you", /\b(?:you|your|yours|yourself|you're|you've|you'll|you'd)\b/gi],
  ["i", /\b(?:i|i'm|my|me|mine|i've|i'd|i'll|myself)\b/gi],
  ["we", /\b(?:we|our|us|we're|we've|ours)\b/gi],
  ["he", /\b(?:he|his|him|he's|himself)\b/gi],
  ["she", /\b(?:she|her|hers|she's|herself)\b/gi],
  ["they", /\b(?:they|their|them|they're|theirs)\b/gi],
  ["this", /\b(?:this|these)\b/gi],
  ["that", /\b(?:that|those)\b/gi],
  ["here", /\bhere\b/gi],
  ["why", /\bwhy\b/gi],
  ["how", /\bhow\b/gi],
  ["what", /\bwhat\b/gi],
  ["when", /\bwhen\b/gi],
  ["who", /\bwho\b/gi],
  ["where", /\bwhere\b/gi],
  ["which", /\bwhich\b/gi],
  ["happen", /\bhappen(?:s|ed|ing)?\b/gi],
  ["thing", /\b(?:things?|something|anything|everything|nothing)\b/gi],
  ["reason", /\breasons?\b/gi],
  ["reveal", /\b(?:secret|truth|real|actually|really|literally)\b/gi],
  ["negation", /\b(?:not|no|never|none|nobody|without)\b|n't\b/gi],
  ["superlative", /\b(?:most|best|worst|greatest|biggest|only|ever|first|last)\b|\b\w{3,}est\b/gi],
  ["intensifier", /\b(?:so|very|totally|completely|absolutely|just|even|still|too)\b/gi],
  [
    "family",
    /\b(?:kids?|child|children|bab(?:y|ies)|girls?|boys?|son|daughter|mom|dad|mother|father|parents|family|teens?|toddler)\b/gi,
  ],
  ["people", /\b(?:people|guys?|man|men|woman|women|person|someone|everyone|folks)\b/gi],
  [
    "politics",
    /\b(?:congress|republican\w*|democrat\w*|senator|president|government|politician\w*|vote\w*|election|law|policy|political|politics)\b/gi,
  ],
  [
    "money",
    /\b(?:money|dollars?|wage|pay|paid|rich|poor|poverty|tax\w*|bank\w*|billion\w*|million\w*|cost|economy|economic|corporat\w*|company|companies)\b/gi,
  ],
  [
    "bad feeling",
    /\b(?:hate|sad|cry|crying|tears|anger|angry|fear|afraid|scared|scary|terrible|awful|horrible|horrifying|shocking|shocked|disturbing|heartbreaking|death|dead|die|dies|died|dying|kill\w*|pain\w*|hurt|abuse|cancer)\b/gi,
  ],
  [
    "good feeling",
    /\b(?:loves?|loved|happy|joy|amazing|awesome|beautiful|hilarious|funny|adorable|cute|wonderful|incredible|perfect|brilliant|inspiring|smile|laugh|hero|hope)\b/gi,
  ],
  ["look", /\b(?:watch|see|look|video|clip|photos?|pictures?|images?|shows?|map|chart|comic|graphic)\b/gi],
  ["say", /\b(?:says?|said|tells?|told|asks?|asked|explains?|talks?)\b/gi],
  ["turn", /\b(?:but|until|then|turns out|instead|except|unless)\b/gi],
  ["conditional", /\b(?:if|would|could|should)\b/gi],
  ["be", /\b(?:is|are|was|were|be|been|being|am)\b|'s\b/gi],
  ["question", /\?/g],
  ["exclamation", /!/g],
  ["quotation", /["“”]|(?:^|\s)'/g],
  ["bracket", /[([]/g],
  ["colon", /:/g],
  ["dash", /--|—| - /g],
  ["ellipsis", /\.\.\.|…/g],
  ["comma", /,/g],
  ["stop", /\.(?:\s|$)/g],
  ["ampersand", /&/g],
  ["digit", /\d+/g],
  ["percent", /%/g],
  ["currency", /[$€£]/g],
  ["hash", /#/g],
  ["star", /\*/g],
  ["year", /\b(?:19|20)\d\d\b/g],
  ["capitals", /\b[A-Z]{3,}\b/g],
  ["mind", /\b(?:mind|brain|think|thought|know|knew|learn|understand|believe|realize|imagine)\b/gi],
  ["odd", /\b(?:weird|crazy|insane|strange|odd|bizarre|ridiculous|stupid|dumb|gross|creepy|wrong)\b/gi],
  ["body", /\b(?:body|face|eyes?|hair|hands?|head|heart|skin|fat|naked|sex\w*|breast\w*)\b/gi],
  ["opens with this", /^\W*(?:this|these)\b/gi],
  ["opens with a question word", /^\W*(?:how|why|what|when|who|where)\b/gi],
  ["opens with a number", /^\W*\d/g],
  ["opens with a subject", /^\W*(?:he|she|they|an?|the)\b/gi],
  ["opens with a condition", /^\W*(?:if|when|after|before)\b/gi],
  ["opens with a verb", /^\W*(?:watch|see|meet|remember|think|imagine|look|don't|stop|let|get|find|take|here)\b/gi],
  ["time", /\b(?:years?|days?|minutes?|seconds?|hours?|today|now|weeks?|months?)\b/gi],
  ["one", /\bone\b/gi],
  ["every", /\b(?:every|all|always|everyone|any)\b/gi],
  ["hedge", /\b(?:may|might|probably|maybe|kinda|pretty|almost)\b/gi],
  ["need", /\b(?:need|want|have to|must|gotta)\b/gi],
];

const MEASURES = [
  "log characters",
  "log words",
  "words",
  "words squared",
  "word length",
  "mean rarity",
  "highest rarity",
  "second rarity",
  "lowest rarity",
  "share of rare words",
  "share of common words",
  "share of unknown words",
  "share of capitalised words",
  "inner capitalised words",
  "sentences",
  "share of different words",
  "characters past 80",
] as const;

export const STYLE_NAMES: readonly string[] = [...MARKS.map(([name]) => name), ...MEASURES];

const mean = (values: readonly number[], otherwise: number): number =>
  values.length === 0 ? otherwise : values.reduce((a, b) => a + b, 0) / values.length;

function measuresOf(text: string, words: readonly string[]): number[] {
  const n = Math.max(1, words.length);
  const places = words.map(placeOf);
  const rarity = places.map(rarityAt).sort((a, b) => b - a);
  const spelled = text.match(/\p{L}[\p{L}'-]*/gu) ?? [];
  const capital = spelled.map((word) => (/^\p{Lu}/u.test(word) ? 1 : 0));
  const share = (test: (value: number) => boolean): number => rarity.filter(test).length / n;
  return [
    Math.log(text.length + 1),
    Math.log(n),
    n / 20,
    (n / 20) ** 2,
    mean(
      words.map((word) => word.length),
      4,
    ),
    mean(rarity, 3),
    rarity[0] ?? 3,
    rarity[1] ?? rarity[0] ?? 3,
    rarity.at(-1) ?? 3,
    share((value) => value > 3.7),
    share((value) => value < 2.3),
    places.filter((place) => place < 0).length / n,
    mean(capital, 0),
    Math.min(
      3,
      capital.slice(1).reduce((a: number, b) => a + b, 0),
    ),
    Math.max(1, text.match(/[.!?](?:\s|$)/g)?.length ?? 0),
    new Set(words).size / n,
    Math.max(0, text.length - 80) / 40,
  ];
}

/** Style of a text as numbers, in the order of STYLE_NAMES. */
export function styleFeatures(text: string, spoken: readonly string[] = modelWords(text)): number[] {
  const flat = text
    .normalize("NFC")
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim();
  const marks = MARKS.map(([, pattern]) => Math.min(3, flat.match(pattern)?.length ?? 0));
  return [...marks, ...measuresOf(flat, spoken)];
}

/** One number of styleFeatures by its name. */
export function styleValue(text: string, name: (typeof MEASURES)[number]): number {
  return styleFeatures(text)[MARKS.length + MEASURES.indexOf(name)] ?? 0;
}
