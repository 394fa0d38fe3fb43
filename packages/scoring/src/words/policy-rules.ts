export type PolicyCode = "policy_risk" | "misleading" | "cruelty" | "crime";

export interface PolicyRule {
  code: PolicyCode;
  /** Hits of one group count once. */
  group: string;
  /** How much one hit says by itself, 0..1; from 0.5 on it raises the flag alone. A judgement, not fitted. */
  strength: number;
  pattern: RegExp;
}

const rules = (
  code: PolicyCode,
  group: string,
  ...patterns: (readonly [strength: number, source: string])[]
): PolicyRule[] =>
  patterns.map(([strength, source]) => ({ code, group, strength, pattern: new RegExp(source, "gimu") }));

const MONEY = String.raw`[$€£]\s?\d[\d.,]*k?`;
const AILMENT =
  "cancer|diabetes|arthritis|alzheimer'?s|dementia|tinnitus|neuropathy|herpes|psoriasis|eczema|depression|anxiety|adhd|autism|covid|hiv|joint pain|back pain|sciatica|gout|hair loss|baldness|toe ?nail fungus|fungus|wrinkles|cellulite|varicose veins|high blood pressure|belly fat|body fat|fat|memory loss|blindness|hearing loss|snoring|ed";

/**
 * Claims that platforms restrict or refuse, by their form. Sources: Meta Advertising Standards (health and wellness, unrealistic
 * outcomes, personal attributes, financial and insurance products, adult content, gambling, tobacco, drugs, weapons, social
 * issues and politics) and Google Ads policies (misrepresentation, healthcare and medicines, financial services, gambling and
 * games, dangerous products, sexual content, political content). A topic alone is no risk; a strength below a half flags nothing alone.
 */
export const RISK_RULES: readonly PolicyRule[] = [
  ...rules(
    "policy_risk",
    "health",
    [
      0.7,
      String.raw`\b(?:cures?|heals?|reverses?|eliminates?|melts?(?: away)?|destroys?|banish(?:es)?|erases?|gets? rid of|wipes? out|ends)\s+(?:\p{L}+\s+){0,2}?(?:${AILMENT})\b`,
    ],
    [
      0.8,
      String.raw`\b(?:miracle|magic|wonder)\s+(?:cure|pill|diet|cream|remedy|drink|drug|weight|fruit|root|formula)\b`,
    ],
    [
      0.7,
      String.raw`\b(?:doctors?|surgeons?|dermatologists?|dentists?|cardiologists?|big pharma|pharma|banks|insurers)\s+(?:\p{L}+\s+)?(?:hate|hates|stunned|baffled|speechless|furious|don't want|doesn't want|won't tell|are begging|beg|fear)\b`,
    ],
    [0.6, String.raw`\b(?:natural|home|ancient|secret|simple|herbal) (?:cure|remed(?:y|ies)|fix|solution)\b`],
    [0.5, String.raw`\bno (?:prescription|rx)(?: (?:needed|required))?\b|\bwithout (?:a )?prescription\b`],
    [0.5, String.raw`\b(?:cbd|cannabis|marijuana|thc|kratom|steroids?|hgh|testosterone booster|opioids?)\b`],
  ),
  ...rules(
    "policy_risk",
    "body",
    [
      0.7,
      String.raw`\b(?:lose|lost|drop|dropped|shed|burn(?:ed)?)\s+(?:up to\s+|over\s+)?\d+\s?(?:lbs?|pounds?|kgs?|kilos?|stone|inches|dress sizes?|sizes?)\b`,
    ],
    [
      0.8,
      String.raw`\b(?:without|no)\s+(?:any\s+)?(?:diet(?:ing)?(?: (?:or|and) exercise)?|exercise|surgery or pills)\b`,
    ],
    [
      0.5,
      String.raw`\b(?:belly|stubborn|arm|thigh) fat\b|\b(?:fat|calorie)[- ]burn(?:er|ing)\b|\bflat (?:belly|stomach|tummy)\b|\bweight[- ]loss (?:secret|trick|hack|pill|gummies)\b`,
    ],
    [0.4, String.raw`\bbefore\s*(?:and|&|\/|-)\s*after\b`],
    [
      0.6,
      String.raw`\b(?:look|looks|looking|feel)\s+(?:up to\s+)?\d+ years younger\b|\banti[- ]?aging (?:secret|trick|miracle)\b|\bfacelift in\b`,
    ],
    [0.5, String.raw`\bare you (?:diabetic|obese|fat|overweight|depressed|impotent|bald|gay|lesbian|bankrupt|hiv)\b`],
  ),
  ...rules(
    "policy_risk",
    "money",
    [
      0.7,
      String.raw`\b(?:make|making|makes|earn|earns|earning|get paid)\s+(?:up to\s+|over\s+)?${MONEY}\+?\s*(?:an?|per|every|\/|each)\s?(?:hour|hr|day|week|month)\b`,
    ],
    [
      0.6,
      String.raw`\b(?:make|earn)(?:\s+\p{L}+){0,2}\s+(?:money|cash|income|${MONEY})\s+(?:online|from home|fast|at home|while you sleep)\b|\bwork from home\b.{0,40}${MONEY}`,
    ],
    [
      0.8,
      String.raw`\bget rich\b|\bdouble your money\b|\bfree money\b|\bquit your (?:day )?job\b|\bbecome a millionaire\b|\bmoney[- ]making (?:secret|system|machine)\b|\bpassive income\b|\bfinancial freedom\b`,
    ],
    [
      0.7,
      String.raw`\b(?:guaranteed|risk[- ]free|sure)\s+(?:profits?|returns?|winnings?|wins?|earnings|approval|loans?)\b`,
    ],
    [
      0.5,
      String.raw`\b(?:payday loans?|no credit checks?|bad credit (?:ok|okay|no problem|welcome)|instant (?:cash|loans?|approval))\b`,
    ],
    [
      0.6,
      String.raw`\b(?:binary options?|forex|cfds?)\b|\b(?:bitcoin|crypto\w*)\b.{0,40}\b(?:profits?|rich|millionaires?|\d+\s?%|trader|fortune)\b|\b(?:penny )?stocks? (?:to explode|set to soar|about to)\b`,
    ],
    [
      0.5,
      String.raw`\b(?:new|little[- ]known|secret|forgotten|obama'?s?|trump'?s?|biden'?s?)\s+(?:government|federal|gov(?:ernmen)?t|tax|insurance|state|obama|refi\w*)?\s*(?:program|law|rule|loophole|stimulus|bailout)\b`,
    ],
    [
      0.35,
      String.raw`\byou (?:may|might|could)(?: also)? (?:be (?:owed|entitled|eligible)|qualify)\b|\bsee if you(?:'re| are)? (?:qualify|eligible|entitled)\b`,
    ],
  ),
  ...rules(
    "policy_risk",
    "sexual",
    [
      0.7,
      String.raw`\b(?:erectile|viagra|cialis|libido|last longer in bed|penis|enlargement|escorts?|hook[- ]?ups?|nudes?|porn\w*|xxx|sex toys?|webcam girls?)\b`,
    ],
    [
      0.6,
      String.raw`\b(?:hot|sexy|lonely|mature|naughty|single)\s+(?:\p{L}+\s+)?(?:singles?|girls?|women|ladies|moms?|milfs?|babes?)\b|\bsingles in your area\b|\b(?:date|meet) (?:\p{L}+ )?(?:girls|women|ladies|singles)\b`,
    ],
    [0.35, String.raw`\b(?:sexy|sexiest|naked|lingerie|topless|bikini bod\w*)\b`],
  ),
  ...rules("policy_risk", "gambling", [
    0.55,
    String.raw`\b(?:online casino|casino|jackpots?|free spins|sportsbooks?|roulette|blackjack|slot machines?|slots|poker|betting|place (?:your|a) bets?|wager(?:s|ing)?|bet now|bet \$?\d+|lotto|lottery)\b`,
  ]),
  ...rules(
    "policy_risk",
    "goods",
    [0.55, String.raw`\b(?:cigarettes?|cigars?|vap(?:e|es|ing)|e-?cig\w*|nicotine|tobacco|hookah|snus)\b`],
    [
      0.6,
      String.raw`\b(?:firearms?|handguns?|rifles?|shotguns?|ammo|ammunition|ar-15|pistols?|silencers?|switchblades?)\b|\bguns? (?:for sale|shop|store|sale)\b|\bbuy (?:a )?guns?\b`,
    ],
    [
      0.2,
      String.raw`\b(?:beers?|lagers?|ales?|vodka|whiske?y|bourbon|tequila|gin|rum|wine|liquor|cognac|champagne|brewed|brewery|drink responsibly)\b`,
    ],
  ),
  ...rules("policy_risk", "politics", [
    0.4,
    String.raw`\b(?:paid for by|re-?elect|for (?:president|congress|senate|governor|mayor)|impeach|abortion|pro-?life|gun control|illegal immigrants?|sign the petition|tell (?:congress|your senator)|liberals|conservatives|socialists?|obama|trump|clinton|biden|putin)\b`,
  ]),
];

const SYSTEM =
  "computer|pc|phone|device|mac|android|iphone|ipad|system|browser|account|windows|hard drive|flash player|battery|internet connection|drivers?|memory";

/** Poses as a message of the system, as news or as a prize. Sources: Google Ads "misrepresentation: misleading ad design" and "unclear relevance"; Meta "misleading, false or non-existent functionality", "unacceptable business practices". */
export const MISLEADING_RULES: readonly PolicyRule[] = [
  ...rules(
    "misleading",
    "system",
    [
      0.9,
      String.raw`\byour (?:\p{L}+ )?(?:${SYSTEM}) (?:\p{L}+ )?(?:is|has been|has|may be|might be|could be|was|needs?)\s+(?:\p{L}+ )?(?:infected|at risk|damaged|compromised|locked|suspended|hacked|out of date|outdated|blocked|virus(?:es)?|running slow|a virus|updat(?:e|ing)|full)\b`,
    ],
    [
      0.9,
      String.raw`\b(?:virus(?:es)?|malware|spyware|trojans?|threats?|critical errors?|errors?)\s+(?:\p{L}+ )?(?:found|detected)\b|\b\d+ (?:virus(?:es)?|threats?|errors?)\b`,
    ],
    [
      0.8,
      String.raw`\(\d+\)\s*(?:new |unread |missed |pending )?(?:messages?|notifications?|friend requests?|calls?|alerts?|updates?|e?-?mails?)|\byou have (?:\(?\d+\)?|an?|one|new)(?: \p{L}+)? (?:messages?|notifications?|packages?|voice ?mails?|friend requests?|alerts?)\b`,
    ],
    [
      0.7,
      String.raw`\b(?:flash|video|media|java|browser|driver|software|player|codec)s?(?: player)?(?: is| are)? (?:update|upgrade|out of date|outdated|required|missing)\b|\bupdate (?:required|recommended|now available)\b|\bout of date\b`,
    ],
    [
      0.7,
      String.raw`\b(?:system|security|virus|windows|critical) (?:alert|warning|message|notification|error|notice)\b|^\W*(?:warning|alert|attention|error)\s*[!:]`,
    ],
    [
      0.8,
      String.raw`\byour (?:files|data|account|photos|computer|phone) (?:\p{L}+ )?will be (?:deleted|closed|suspended|lost|locked|blocked)\b`,
    ],
  ),
  ...rules(
    "misleading",
    "prize",
    [
      0.8,
      String.raw`\byou(?:'ve| have)?(?: just)? (?:won|been (?:selected|chosen))\b|\byou are (?:a|the|our|today's)?\s*(?:\d[\d,.]*(?:st|nd|rd|th)?|lucky)\s+(?:\p{L}+ )?(?:visitor|winner|user|customer)\b`,
    ],
    [
      0.55,
      String.raw`\bclaim your (?:prize|reward|gift card|winnings|free (?:iphone|ipad|gift card))\b|\b(?:answer|complete) (?:\p{L}+ )?(?:\d+|survey|questions?).{0,30}\b(?:gift card|reward|iphone|prize)\b`,
    ],
  ),
  ...rules(
    "misleading",
    "button",
    [
      0.6,
      String.raw`\b(?:start|begin|your) download(?:ing)?\b|\bdownload (?:is )?ready\b|\b(?:click|press|tap) (?:\p{L}+ )?(?:to|and) (?:continue|proceed|start|play|watch|download)\b|\b(?:step 1|1\.).{0,30}(?:click|download).{0,60}(?:step 3|3\.)`,
    ],
    [0.35, String.raw`^\W*(?:download(?: now| here)?|play(?: now)?|continue|scan now|install|ok|next)\W*$`],
  ),
  ...rules("misleading", "news", [
    0.35,
    String.raw`^\W*breaking(?: news)?\s*[:!–-]|\bas seen on (?:cnn|fox|nbc|abc|bbc|tv)\b|\b(?:shocking|leaked|official) (?:report|notice|announcement)\b`,
  ]),
];

const LIVING =
  "kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|people|women|woman|men|wife|wives|husbands?|girls?|boys?|mothers?|fathers?|mom|dad|famil(?:y|ies)|neighbou?rs?|dogs?|cats?|puppy|puppies|kittens?|pets?|animals?|students?|patients?|customers?|jews|muslims|christians|blacks|gays|immigrants|refugees|him|her|them|yourself|someone|everyone|teachers?|cops?|police";
const HARM =
  "poison|kill|murder|torture|drown|stab|strangle|rape|abuse|starve|maim|molest|kidnap|slaughter|mutilate|burn alive|beat up|behead|enslave|choke";
const GROUP =
  "jews|muslims|christians|blacks|whites|gays|lesbians|immigrants|refugees|foreigners|women|disabled people|mexicans|arabs|asians|africans";

/** Harm to people or animals as an aim, and help with crimes. Sources: Meta "violence and incitement", "hateful conduct"; Google Ads "inappropriate content", "dangerous products or services", "enabling dishonest behavior", "counterfeit goods". */
export const HARM_RULES: readonly PolicyRule[] = [
  ...rules(
    "cruelty",
    "harm",
    [
      0.9,
      String.raw`(?:^\W*|[.!?]\s+|\b(?:we|i|let's|let us|you can|you should|please|come and|time to|want to|love to|happy to|ready to|helps? you|we'll|i'll|we can|how to)\s+(?:\p{L}+\s+)?)(?:${HARM})\s+(?:\p{L}+\s+){0,2}?(?:${LIVING})\b`,
    ],
    [0.9, String.raw`\b(?:kill yourself|commit suicide|hang yourself)\b`],
    [
      0.9,
      String.raw`\b(?:death to|exterminate|gas the|lynch)\s+(?:\p{L}+\s+)?(?:${GROUP})\b|\b(?:i|we) hate (?:all )?(?:the )?(?:${GROUP})\b|\b(?:${GROUP}) are (?:vermin|subhuman|parasites|scum|filth|inferior|animals|rats)\b|\bno (?:jews|muslims|blacks|gays|immigrants|refugees) (?:allowed|here|welcome)\b`,
    ],
  ),
  ...rules(
    "crime",
    "crime",
    [
      0.9,
      String.raw`\bhow to (?:kill|murder|poison|rape|kidnap|rob|steal|shoplift|launder|forge|counterfeit|blackmail|stalk|hack (?:into|someone|your|an?|any)|make (?:a )?(?:bombs?|meth|explosives?)|build a bomb|cook meth|hide a body|evade (?:tax|taxes|police)|cheat (?:a|the) drug test)\b(?!\s+(?:\p{L}+\s+)?(?:weeds?|germs?|bugs?|ants?|mosquito(?:es)?|bacteria|time|mou?ld|viruses|fleas?|ticks?|roaches|rats|mice|wasps|algae|moss|pests?|boredom|the show|hearts?))`,
    ],
    [
      0.9,
      String.raw`\b(?:fake|forged|counterfeit) (?:passports?|ids?|driver'?s? licen[cs]es?|licen[cs]es?|documents?|money|bills|banknotes|diplomas?|visas?)\b|\bstolen (?:credit cards?|goods|cars?|phones?|data|identities|bikes)\b(?=.{0,30}(?:\$|sale|cheap|buy|off|shop))`,
    ],
    [
      0.9,
      String.raw`\b(?:cocaine|heroin|meth|crystal meth|ecstasy|mdma|lsd|fentanyl)\b.{0,20}(?:for sale|cheap|delivered|delivery|\$\d|% off)|\b(?:buy|order|cheap|get) (?:\p{L}+ )?(?:cocaine|heroin|crystal meth|mdma|fentanyl)\b`,
    ],
    [
      0.9,
      String.raw`\b(?:hire a|rent a) (?:hit ?man|killer|assassin)\b|\bhit ?man for hire\b|\bchild (?:porn|sex)\w*\b|\bbuy (?:a )?(?:slaves?|human organs?|kidneys?)\b`,
    ],
  ),
];
