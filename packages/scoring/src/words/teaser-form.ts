/**
 * The form of a line with its topic taken away: function words stand as they are, general words that name nothing by
 * themselves ("thing", "reason", "trick": shell nouns, Schmid 2000; forward reference, Blom & Hansen 2015) stand as they
 * are, every other word is a shape. Offers, prices, addresses and gifts "for her" are one sign each, so that an honest
 * line does not differ by how it asks.
 */
const FUNCTION_WORDS = new Set(
  (
    "a an the this that these those here there it its he his him she her hers they their them theirs we our us i my me you your yours " +
    "yourself himself herself themselves itself who whom whose what which why how when where whether if because so than then as of in on " +
    "at by for from to with without into onto over under after before until till while during about against between through up down out " +
    "off and or but nor not no never ever always all any every each some many much more most less least few only just even still too very " +
    "really actually literally probably maybe almost already again once twice is are was were be been being am do does did done doing has " +
    "have had having can could will would shall should may might must won't can't don't didn't doesn't isn't aren't wasn't weren't " +
    "wouldn't couldn't shouldn't haven't hasn't hadn't let's you'll you're you've you'd it's he's she's they're we're we've they'll i'm " +
    "i've i'd that's what's here's there's who's how's like own same other another both either such one ones yet now"
  ).split(" "),
);

/** General words: what they stand for is told elsewhere, or not at all. */
const GENERAL: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ["thing", "thing things something anything everything nothing stuff"],
      [
        "reason",
        "reason reasons way ways sign signs fact facts idea ideas tip tips hack hacks lesson lessons rule rules time times moment moments",
      ],
      ["secret", "secret secrets trick tricks truth mistake mistakes mystery loophole method"],
      [
        "person",
        "people person someone everyone everybody nobody somebody anyone man men woman women guy guys girl boy mom dad couple kid",
      ],
      ["know", "know knew known believe guess think thought realize understand imagine expect remember forget"],
      ["see", "see watch look looks looked saw seen read"],
      [
        "reveal",
        "reveal reveals revealed discovered discovers discover found finds find learn show shows shown told tells tell say says said",
      ],
      ["happen", "happen happens happened happening turn turns turned did"],
      ["try", "try tried need needs want wants wanted wish have"],
      ["feel", "love loves loved hate hates hated feel feels cry laugh die smile"],
      ["make", "make makes made get gets got give gives go goes going come comes take takes keep keeps stop start"],
      [
        "surprise",
        "shocking shocked shock amazing incredible unbelievable insane crazy weird strange stunning stunned hilarious terrifying bizarre jaw-dropping mind-blowing surprising surprised heartbreaking genius perfectly",
      ],
      ["best", "best worst greatest biggest perfect ultimate"],
    ] as const
  ).flatMap(([kind, words]) => words.split(" ").map((word) => [word, `+${kind}`])),
);

const AMOUNT = String.raw`(?:[$€£¥₹]\s?\d[\d.,]*\s?[kmb]?\b|\d[\d.,]*\s?(?:[€£¥₹¢%]|percent\b|dollars?\b|euros?\b|pounds?\b))`;
const LEAD = String.raw`(?:(?:get|now|save|take|enjoy|today|only|just|extra|an|a|grab|win|at|from|under|starting|starts|for|as|low)\s+)*`;
const OFFER = new RegExp(
  String.raw`${LEAD}(?:up\s+to\s+)?${AMOUNT}(?:\s*(?:[-–]|to)\s*${AMOUNT})?(?:\s*(?:off|discount|less|cash\s?back|back|apr|savings?|a\s+(?:month|day|week|year)|per\s+\w+|\/\s?\w+)\b)?`,
  "giu",
);
const ADDRESS =
  /\b(?:www\.)?[\w-]+\.(?:com|org|net|co|io|edu|gov|shop|store|app|uk|de|fr|eu|us|ca|info|tv)\b\S*|@[\w.]+/giu;
const GIFT = /\bfor (?:him|her|them|men|women|kids|his|hers)(?: (?:and|&|or) (?:him|her|them|men|women|kids))?\b/giu;
const PAIR = /\bhis (?:and|&) hers?\b|\bhim (?:and|&|or) her\b|\bher (?:and|&|or) him\b/giu;
const QUANTITY =
  /\b\d[\d.,]*\s*[-–]?\s*(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?|miles?|km|kg|lbs?|oz|ml|gb|mb|tb|mbps|mph|mpg|hp|inch(?:es)?|ft|mm|cm|pack|stars?|x)\b/giu;
/** Days, weeks and seasons: "this week" says when, and keeps nothing back. */
const WHEN =
  /\bthis (?:morning|afternoon|evening|night|day|week|weekend|fortnight|month|quarter|year|season|holiday|spring|summer|autumn|fall|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b(?!['-])/giu;

const SHAPES: readonly (readonly [string, RegExp])[] = [
  ["Wing", /.{3}ing$/u],
  ["Wed", /.{3}ed$/u],
  ["Wly", /.{3}ly$/u],
  ["West", /.{3}est$/u],
  ["Ws", /.{2}[^s]s$/u],
];

function signOf(token: string): string {
  if (/^<.+>$/u.test(token) || /^[?!…:;,"()[\]–—-]$/u.test(token)) return token;
  if (/^\d/u.test(token)) return /^(?:19|20)\d\d$/u.test(token) ? "<year>" : "<n>";
  if (FUNCTION_WORDS.has(token)) return token;
  return GENERAL[token] ?? SHAPES.find(([, shape]) => shape.test(token))?.[0] ?? "W";
}

export interface FormSign {
  sign: string;
  /** As written, in lower case; a sign that stands for a phrase ("<offer>") stands here too. */
  word: string;
}

/** The line as signs, from "^" to "$"; runs of the same shape of word count once. */
export function formOf(line: string): FormSign[] {
  const text = line
    .normalize("NFC")
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/[“”«»„]/gu, '"')
    .replaceAll("...", "…")
    .toLowerCase()
    .replaceAll(ADDRESS, " <address> ")
    .replaceAll(OFFER, " <offer> ")
    .replaceAll(QUANTITY, " <measure> ")
    .replaceAll(WHEN, " <measure> ")
    .replaceAll(PAIR, " <gift> ")
    .replaceAll(GIFT, " <gift> ");
  const tokens = text.match(/<\w+>|\d[\d.,]*|\p{L}+(?:['-]\p{L}+)*|[?!…:"([–—]/gu) ?? [];
  const signs = tokens.map((word) => ({ sign: signOf(word), word }));
  const kept = signs.filter(({ sign }, i) => sign !== signs[i - 1]?.sign || !/^[W<]/u.test(sign));
  return [{ sign: "^", word: "" }, ...kept, { sign: "$", word: "" }];
}

/** Names of the signs and pairs of signs in a line, each once. */
export function formMarks(line: string): string[] {
  const signs = formOf(line).map(({ sign }) => sign);
  const pairs = signs.slice(1).map((sign, i) => `${signs[i]} ${sign}`);
  return [...new Set([...signs.slice(1, -1), ...pairs])];
}
