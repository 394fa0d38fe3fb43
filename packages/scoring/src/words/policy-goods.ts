import { HEAD } from "./policy-living.ts";
import { type PolicyRule, readAs, rules } from "./policy-rules.ts";

/**
 * Things that are refused as such, by the classes that platforms publish, in the frame of an offer. The frame is what any shop says of its
 * goods: that it has them, how good they are, how they come.
 */

/** Google Ads "recreational drugs", Meta "drugs and pharmaceuticals": names with no other sense. */
const DRUG =
  "cocaine|heroin|crystal meth|methamphetamine|meth|mdma|lsd|fentanyl|ketamine|ghb|rohypnol|magic mushrooms|psilocybin|pcp|opium|(?:ecstasy|molly|xanax|oxycodone|speed|acid) (?:pills|tabs|tablets|powder|paste)|(?:weed|cannabis|thc|hash) (?:gummies|edibles|brownies|joints|buds)";
const HAVE = String.raw`\b(?:we|we've|i)\s+(?:(?:have|got|stock|carry|supply|bring|ship|post|deliver|mail|make|grow|cook)\s+)+(?:\p{L}+\s+){0,2}?`;
const GRADE = String.raw`(?:finest|purest|pure|uncut|premium|top[- ]grade|top[- ]quality|high[- ]grade|best|strongest|cheapest|lab[- ]tested|pharma(?:ceutical)?[- ]grade|colombian|afghan|bolivian|peruvian|dutch|home-?made|organic)`;
const COMES = String.raw`(?:posted|mailed|dispatched|by post|by mail|by courier|next[- ]day|same[- ]day|by the (?:gram|ounce|kilo|bag|bottle|pound|box|dozen)|in (?:plain|unmarked|stealth) (?:\p{L}+|packaging)|no id\b|no questions|no prescription|for (?:your|the|any|every) (?:\p{L}+ )?(?:party|parties|festival|weekend|dorm|club|rave|night))`;
const AGAINST =
  /\b(?:addict\p{L}*|rehab\p{L}*|recover\p{L}*|therap(?:y|ies|ist\p{L}*)|clinic\p{L}*|treatments?|seized|police|customs|dogs?|detect\p{L}*|prevent\p{L}*|overdose|naloxone|novel|film|movie|series|documentary|museum|exhibition|exhibit|memoir|history|story|stories|book|play|podcast|kills?|killed|deadly|help(?:line)?|support|parents|worried|talk|spot|signs|report|stop|test(?:ing)? (?:kits?|strips?)|research|trial|doctors?|vets?|hospital|legal|licen[cs]ed|hemp|cbd)\b|\?\s*$/iu;

/** Meta "fraud, scams", Google "enabling dishonest behavior": data and papers that nobody may hand on. */
const DATA =
  "(?:credit |debit |bank |gift |sim )?(?:card (?:numbers?|data|details|dumps?)|cards|logins?|log-?ins|passwords?|identit(?:y|ies)|accounts?|ballots?|votes|exam (?:papers|answers|questions)|medical records|passport (?:scans?|numbers?))";
const TAKEN = "(?:skimmed|stolen|hacked|cracked|leaked|cloned|phished|swiped|carded)";
const LUXURY =
  "(?:rolex(?:es)?|gucci|louis vuitton|chanel|prada|hermes|hermès|cartier|omega|dior|balenciaga|nike|adidas|airpods|iphones?|ray-?bans?|breitling|patek)";

const CRIMES: readonly PolicyRule[] = [
  ...readAs(
    "thing",
    "crime",
    "goods",
    [0.9, String.raw`${HAVE}(?:${DRUG})\b${HEAD}`, AGAINST],
    [0.9, String.raw`(?:^|(?<=[:,!.]\s*)|\bour )\W*(?:the )?(?:${GRADE}\s+){1,3}(?:${DRUG})\b${HEAD}`, AGAINST],
    [0.9, String.raw`\b(?:${DRUG})\b,?\s+(?=(?:\p{L}+\s+){0,3}?${COMES})`, AGAINST],
    [
      0.9,
      String.raw`\b(?:freshly\s+)?${TAKEN}\s+(?:\p{L}+\s+)?${DATA}\b(?=.{0,40}(?:[$£€]\s?\d|\bfor \d|\b(?:fresh|daily|updated|sale|sold|cheap|bulk|verified|valid|working|ready|buy|order)\b))|\b${DATA},?\s+(?:freshly|newly|just)\s+${TAKEN}\b|\b(?:votes|ballots|exam (?:papers|answers))\s+for sale\b`,
      /\b(?:found|alerts?|protect\p{L}*|monitor\p{L}*|check|was|were|been|report|insur\p{L}+|recover\p{L}*|lock|stop|against|if|were?)\b|\?/iu,
    ],
    [
      0.9,
      String.raw`^\W*(?:buy |our |get |best |top |cheap )?(?:fakes?|replica|counterfeit|knock-?off|imitation)\s+${LUXURY}\b(?!\s*\?)${HEAD}`,
      /\b(?:spot|tell|check\p{L}*|experts?|detect\p{L}*|authenticat\p{L}*|report|seized|police|exhibition|museum|against|stop|lawsuit|court)\b|\?/iu,
    ],
    [
      0.9,
      String.raw`\b(?:unlock|unblock|activate|fence|resell|wipe|ship|export)(?:ing|s)?\s+stolen\s+\p{L}+`,
      /\b(?:police|report|prevent\p{L}*|stop|found|recover\p{L}*)\b/iu,
    ],
    [
      0.9,
      String.raw`\bundetect(?:able|ed)\s+(?:\p{L}+\s+)?(?:card (?:readers?|skimmers?)|skimmers?|spyware|trackers?|cheats?|bugs?|malware|steroids?|poisons?)\b|\bskimmers?\s+for\s+(?:atms?|cash machines|petrol pumps|card readers)\b`,
      /\b(?:find|detect|remov\p{L}*|spot|stop|protect\p{L}*)\b/iu,
    ],
  ),
  ...readAs(
    "deed",
    "crime",
    "deeds",
    [
      0.9,
      String.raw`(?<!\p{L})(?:beat|fool|dodge|evade|trick|defeat|jam|blind|cheat)(?:ing|s)?\s+(?:(?:any|every|all|the|your|those|a)\s+){0,2}(?:(?:speed|traffic|red[- ]light|average[- ]speed)\s+(?:cameras?|traps?)|police (?:radars?|lasers?)|breathaly[sz]ers?|(?:electricity|gas|smart|water) meters?|lie detectors?|customs|border (?:guards|checks)|age checks?)\b`,
      /\b(?:game|film|novel|queue|traffic)\b/iu,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:copy|copying|duplicate|clone|cloning|cut)\s+(?:your neighbou?r's|someone(?: else)?'s|anyone's|your ex's|your boss's|a stranger's|your landlord's)\s+(?:\p{L}+\s+)?(?:keys?|fob|card|pass|id)\b`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})hid(?:e|ing)\s+(?:your\s+|all\s+)*(?:cash|money|assets|income|earnings|profits|savings|wealth|property)\s+from\s+(?:your (?:ex|wife|husband|spouse|creditors)|the (?:taxman|irs|tax (?:man|office|authorities)|court|state|government)|hmrc|creditors)\b`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:get|buy|order)\s+(?:a |an |your )?(?:doctor'?s? notes?|sick notes?|driving licen[cs]es?|driver'?s? licen[cs]es?|degrees?|diplomas?|phds?|passports?|visas?)\b[^.!?]{0,30}?\b(?:without|no|zero)\s+(?:(?:a|an|any|one|single|ever)\s+){0,3}(?:doctor|illness|being ill|test|driving test|lectures?|studying|study|attending|attendance|residence|interview)\b`,
    ],
  ),
];

/** Google Ads "sexual content: promotion of sexual acts", Meta "adult nudity and sexual activity", "sexual solicitation". */
const PARTNERS =
  "(?:wives|housewives|moms?|mums?|mothers|milfs?|girls?|women|ladies|schoolgirls?|students?|teens?|grannies|grannys?|singles?|neighbou?rs|nurses|secretaries|babes|men|guys|boys|couples|virgins)";
const SEXUAL: readonly PolicyRule[] = [
  ...rules(
    "policy_risk",
    "sexual",
    [
      0.7,
      String.raw`\b(?:horny|naked|nude|topless|slutty|sex[- ]?starved|barely[- ]legal)\s+(?:\p{L}+\s+)?${PARTNERS}\b(?=\s*(?:$|[!.,:?]|(?:near|live|tonight|now|online|waiting|nearby|in your|on|want\p{L}*|looking|ready|for you|next door|18)\b))|\b${PARTNERS}\b[^.!?]{0,30}?\b(?:wants?|wanting|crav(?:e|es|ing)|needs?|ready for|looking for|offer(?:s|ing)?)\s+(?:\p{L}+\s+)?sex\b(?!\s*\p{L}+(?:ion|ed|apy|vice)\b|\s+(?:talk|work))|\bbarely[- ]legal\b(?!\s+(?:speed|horsepower|fast|flavou?r))|\bupskirts?\b`,
      /\b(?:painting|portrait|museum|exhibition|art|novel|film|calendar|swim|bike ride|charity|consent|law|report|stop)\b/iu,
    ],
    [
      0.7,
      String.raw`\b(?:see|make|watch|get|undress|strip)\s+(?:your|any|that|her|his|a|the)\s+(?:\p{L}+(?:'s)?\s+){0,2}?(?:naked|nude|undressed|topless)\b(?!\s+(?:eye|truth|flame|lips?))|\b(?:nudify|deep-?nudes?|undress(?:er|ing)? (?:app|ai))\b|\b(?:buy|rent|book|hire)\s+(?:a|one|your)\s+night with\s+\p{Lu}\p{L}+\s*$`,
      /\b(?:stop|report|illegal|law|victims?|help|concert|show)\b/iu,
    ],
  ),
  ...readAs("thing", "cruelty", "children", [
    0.9,
    String.raw`\b(?:naked|nude|topless|horny|sexy|hot)\s+(?:schoolgirls?|schoolboys?|minors|children|underage)\b|\bschool(?:girls?|boys?)\s+(?:are\s+)?(?:waiting|ready|available|for you|want\p{L}*|tonight|live)\b(?!\s+(?:for (?:the|their|a)\b|to (?:learn|read|play)))`,
    /\b(?:against|stop|end|report|protect\p{L}*|abuse|uniforms?|bus|exams?|results|teachers?)\b/iu,
  ]),
];

/** Google Ads "unreliable financial claims", Meta "unrealistic outcomes": a gain that is promised without work or doubt. */
const SUM = String.raw`(?:[$€£]\s?)?\d[\d.,]*k?`;
const INCOME: readonly PolicyRule[] = [
  ...rules(
    "policy_risk",
    "money",
    [
      0.7,
      String.raw`[$€£]\s?\d[\d.,]*k?\+?\s+(?:every|each|a|per)\s+(?:single\s+)?(?:day|week|month|hour)\b[^.!?]{0,30}\b(?:guaranteed|no (?:work|risk|skills?|experience)|for life|while you sleep|doing nothing|from home|from your (?:phone|sofa))\b|\b(?:guaranteed|passive)\W+[$€£]\s?\d[\d.,]*k?\s+(?:every|each|a|per)\s+(?:day|week|month)\b|\bearn\s+${SUM}\s+(?:every|each|a|per)\s+(?:day|week|month)\s+(?:doing nothing|with no|without|from (?:home|your)|while|guaranteed)\b`,
    ],
    [
      0.7,
      String.raw`\bnever (?:have to |need to )?work (?:again|another day)\b|(?<!\b(?:save|off|apr|up to|less|cut|under)\b[^.!?]{0,12})(?<![\d.,])(?:\d{3,}|[2-9]\d)\s?%\s+(?:(?:profits?|returns?|gains?|interest)\s+)?(?:a|per|every|each)\s+(?:day|week|month)\b(?!\s+(?:off|less))|(?<![\d.,])\d{3,}\s?%\s+(?:returns?\s+|profits?\s+)?(?:a|per|every|each)\s+year\b|\b(?:your|the|my) first million\b(?=.{0,20}\b(?:in|by|within)\s+(?:\d|a|one|this|next))`,
      /\b(?:novel|film|subscribers|followers|downloads|customers|steps|miles|grow\p{L}*|list|traffic|faster)\b/iu,
    ],
    [
      0.7,
      String.raw`\b(?:bots?|robots?|algorithms?|systems?|signals?|tips?|tipsters?|traders?|software|strategy|method)\s+(?:that\s+)?(?:(?:has|have)\s+)?never\s+(?:loses?|lost|fails?)\s+(?:a |any |one )?(?:trades?|bets?|money|cent|penny)\b|\bguaranteed\s+(?:\p{L}+\s+)?(?:jackpots?|winning numbers|numbers|tips|payouts?|bets?)\b|\bturn\s+(?:just |only )?\d{2,}[\d.,]*\s+into\s+(?:over )?\d[\d.,]{3,}(?!\s+(?:steps|photos|words|points|miles|views|followers))`,
      /\b(?:charity|school)\b/iu,
    ],
  ),
];

export const GOODS_RULES: readonly PolicyRule[] = [...CRIMES, ...SEXUAL, ...INCOME];
