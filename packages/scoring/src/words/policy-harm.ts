import { type PolicyRule, rules } from "./policy-rules.ts";

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
  "poison|kill|murder|torture|drown|stab|strangle|rape|abuse|starve|maim|molest|kidnap|slaughter|mutilate|burn alive|beat up|behead|enslave|choke|hurt|harm|injure|beat|torment";
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
