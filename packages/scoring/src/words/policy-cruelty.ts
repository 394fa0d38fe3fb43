import { HEAD } from "./policy-living.ts";
import { type PolicyRule, readAs } from "./policy-rules.ts";

/** Base form, third person and participle: "beat", "beats", "beating". */
const forms = (verbs: string): string =>
  verbs
    .split(" ")
    .map((verb) => {
      const stem = verb.replace(/e$/u, "");
      const last = verb.at(-1) ?? "";
      if (verb.endsWith("e")) return `${stem}(?:es?|ing)`;
      return `${verb}(?:e?s|${last}?ing)?`;
    })
    .join("|");

/** Said of the living, these mean harm and hardly anything else. */
const HARM = forms(
  "poison murder torture strangle rape molest maim mutilate behead enslave slaughter kidnap abduct stab electrocute suffocate lynch exterminate torment brutalize brutalise flog drown starve assassinate disfigure dismember terrorize terrorise asphyxiate crucify castrate waterboard euthanize impale decapitate garrotte throttle",
);
/** Nouns or adjectives as well: only with a subject, "to", or a determiner after them. */
const HARM_NAMED = forms(
  "abuse assault gas drug bully attack burn batter cripple blind hang chain cage slap execute harass humiliate neglect traumatize degrade neuter stone torch scald",
);
/** Verbs with other senses: to win against, to photograph, to charm. */
const OPEN = forms(
  "beat hit kick hurt harm kill slap punch choke whip smother smash spank injure bite skin slay crush whack clobber thrash cane burn destroy",
);

const AT_A_GAME =
  /\]\s*(?:(?:\p{L}+\s+)?at\s+(?!(?:home|night|work|school|least|once|last|all|a|your|will|random|any|first|gunpoint|midnight|noon|\d)\b)|(?:\p{L}+\s+)?(?:in|on|with)\s+(?:(?:our|the|a|an|this|your)\s+)?(?:\p{L}+\s+)?(?:games?|race|quiz|match|final|league|cup|tournament|challenge|contest|competition|field|pitch|court|track|table|chess|poker|trivia|karaoke|leaderboard|app|maths|sprint|marathon|derby|debate|escape room|pies?|snowballs?|pillows?|foam|water|confetti|kindness|love|laughter|kisses|hugs|cuddles|compliments|charm|style|joy)\b|(?:to|off) the (?:top|punch|finish|line|bar|shower|remote|ball|best|sofa|leaderboard|throne|board|podium|table)|(?:by\s+)?\d+\s*[-–:]\s*\d+)|\b(?:paintball|laser tag|airsoft|nerf|dodgeball|bumper cars|arcade|snowball|water (?:guns?|pistols?|balloons?|fight)|pillow fight|quiz night|leaderboard|xbox|playstation|nintendo)\b/iu;
const IN_LOVE =
  /\]\s*(?:in|with|under)\s+(?:\p{L}+\s+){0,2}?(?:love|kisses|hugs|cuddles|chocolate|presents|gifts|affection|attention|kindness|flowers|sauce|flavou?rs?|compliments|blankets?|laughter|joy|choice)\b/iu;
const PHOTOGRAPH =
  /\b(?:photo\p{L}*|cameras?|portraits?|lens(?:es)?|film(?:ing)?|video|hoops|baskets?|studio|black and white|in 4k|pictures?|selfies?|drone|iphone)\b/iu;
const OTHER_SENSE = new RegExp(`${AT_A_GAME.source}|${IN_LOVE.source}`, "iu");

const POSSESSED = "(?:your|our|his|her|their|my|the|a|an|some)(?: \\p{L}+)?(?: \\p{L}+'s?)?";
const BODY =
  "face|head|throat|neck|legs?|arms?|bones?|fingers?|teeth|stomach|ribs|eyes?|wrists?|skull|knees?|jaw|tail|wings";
const SUFFERING =
  "die|suffer|burn|rot|starve|hang|bleed|drown|disappear|perish|be (?:\\p{L}+ly )?(?:killed|shot|beaten|whipped|hanged|hung|burn(?:ed|t)|raped|gassed|dead|punished|put down|exterminated|locked up|deported|sterili[sz]ed|enslaved|slapped|left to die|hit|cured|fixed|converted|chemically castrated|stoned|executed|caged|hurt|poisoned|wiped out)|(?:a |some |another )?(?:beating|slap|punch|whipping|bullet|death|pain|rape|thrashing|kicking)|obey|shut up|know their place|(?:never|not) (?:have been born|exist|breathe|breed|live)|be put to death";

const OF_MINORS = String.raw`\b(?:child(?:ren)?|kiddie|underage|minors?|teen)\s+(?:porn\w*|sex|prostitutes?|escorts?|nudes?|brides?)\b|\b(?:sex|nudes|porn|hook ?ups?) (?:with|of) (?:minors|children|kids|a child|underage|teens|young (?:girls|boys))\b|\bunderage (?:girls?|boys?)\b|\b(?:brides?|wife|girls?) (?:of|aged?) (?:[89]|1[0-7])\b`;
/** News and campaigns name it too; whoever offers it says how to get it. */
const SOLD =
  "(?:\\b(?:for sale|buy|order|watch|see|download|waiting|here|now|delivered|cheap|meet|free|book|hot|pictures|videos|collection|cams?|escorts?|available|hotel|tonight|near|online|delivery|deliver)\\b|[$£€]\\d)";

/** Harm as an aim, and praise of it. Sources: Meta "violence and incitement", "child sexual exploitation, abuse and nudity", "suicide, self-injury and eating disorders", "bullying and harassment"; Google Ads "inappropriate content", "dangerous or derogatory content: animal cruelty, harassment, self-harm". */
export const CRUELTY_RULES: readonly PolicyRule[] = [
  ...readAs(
    "deed",
    "cruelty",
    "harm",
    [0.9, String.raw`(?<!\p{L})(?:${HARM})\s+(?:to death\s+)?<LIVING>`, IN_LOVE],
    [0.9, String.raw`(?<!\p{L})(?:${HARM_NAMED})\s+<NAMED>`, OTHER_SENSE],
    [0.9, String.raw`(?<=\b(?:can|let's|let us|to|we|and|love|i)\s+)(?:${HARM_NAMED})\s+<LIVING>`, OTHER_SENSE],
    [
      0.9,
      String.raw`(?<!\p{L})(?:${OPEN})\s+(?:up\s+|down\s+|to death\s+)?(?!(?:the|some) (?:boys|girls|people|men|women)\b)<LIVING>`,
      OTHER_SENSE,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})shoot(?:ing)?\s+(?:at\s+)?<LIVING>`,
      new RegExp(`${AT_A_GAME.source}|${PHOTOGRAPH.source}`, "iu"),
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:slip|put|pour|drop)(?:ping)?\s+(?:\p{L}+\s+){1,3}?in(?:to)?\s+(?:her|his|their|a girl's|your date's)\s+(?:drink|food|glass|coffee|tea)\b`,
      /\b(?:love|chocolate|heart|smile|vitamins?|lunch|flavou?r)\b/iu,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:throw|pour|splash|spray)(?:ing)?\s+(?:acid|petrol|boiling water|bleach|rocks|stones)\s+(?:at|on|over|in)\s+<LIVING>`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:run(?:ning)? over|mow(?:ing)? down|knock(?:ing)? (?:out|down)|gun(?:ning)? down|beat(?:ing)? up|shoot(?:ing)? up|tie up|tied? down|string up)\s+<LIVING>`,
      OTHER_SENSE,
    ],
    [0.9, String.raw`(?<!\p{L})push(?:ing)?\s+<LIVING>\s+(?:down the stairs|off|under|in front of|into traffic)`],
    [0.9, String.raw`(?<!\p{L})(?:bury|burn|eat|roast|cook|boil|fry|skin)(?:ing)?\s+<LIVING>\s+alive`],
    [0.9, String.raw`(?<!\p{L})(?:set(?:ting)?|light(?:ing)?)\s+<LIVING>\s+(?:on fire|alight|ablaze)`],
    [
      0.9,
      String.raw`(?<!\p{L})(?:lock|chain|tie|cage)(?:ing)?\s+(?:up\s+)?<NAMED>\s+(?:up\b|in (?:the|a|our) (?:cellar|basement|cage|attic|closet|cupboard|dark|trunk|boot)|to (?:the|a) (?:bed|radiator|wall|tree|fence))`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:break|smash|crush|cut|slit|slash|twist|snap|punch|stab|chop off|gouge out|kick|slap|spit in)(?:ing)?\s+(?!the\b)${POSSESSED}(?:'s?)?\s+(?:\p{L}+'s?\s+)?(?:${BODY})\b${HEAD}`,
      /\b(?:your|my|our) (?:own )?(?:legs?|arms?|neck|back|teeth|head|eyes?|face|fingers?|stomach|wings)\]/iu,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:punch|kick|hit|slap|beat|stab|shoot)(?:ing)?\s+<LIVING>\s+(?:in the|on the|to the|over the)\s+(?:${BODY}|ground|pulp)\b`,
      AT_A_GAME,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:punch|kick|hit|slap|beat|stab|shoot|cut)(?:ing)?\s+(?:him|her|them)\s+(?:in the|on the|to the|over the)\s+(?:${BODY}|ground|pulp)\b`,
      AT_A_GAME,
    ],
  ),
  ...readAs(
    "thing",
    "cruelty",
    "harm",
    [
      0.9,
      String.raw`<LIVING>(?:\s+(?:like (?:you|them|that)|in \p{L}+ \p{L}+))?\s+(?:(?:should|must|would|ought to|need to|have to|deserves?(?: to)?|better)\s+(?:(?:all|just|really|simply|also|slowly)\s+)*)(?:${SUFFERING})\b(?!\s+(?:alone|of (?:laughter|boredom)|with dignity|for))`,
      /\b(?:no|not|never|nobody)\b[^\]]*\]|\bwould\b[^[\]]*\]|\b(?:why|who|so|because|say\p{L}*|if|when|how many) [^[]*\[(?<!\b(?:wish|hope)\b.*)/iu,
    ],
    [
      0.9,
      String.raw`\b(?:let|leave|make|watch|see|help)\s+<LIVING>\s+(?:(?:slowly|all|just|be left to|to)\s+)*(?:die|suffer|bleed|starve|rot|burn|drown|hang)\b`,
      /\b(?:don't|never|not|no|can't|won't|cannot|stop|refuse)\b[^[]*\[/iu,
    ],
    [
      0.9,
      String.raw`\b(?:dog|cock|rooster|bear|bull terrier|pit ?bull|animal|bum|hobo)[ -]?(?:fights|fighting|fight night)\b(?=.{0,40}\b(?:every|tonight|bets?|tickets?|club|join|live|watch|friday|saturday|sunday|night|[$£€]\d))`,
      /\b(?:game|film|help|end|rescued?|former|illegal|arcade|indicted|police|charges|stop|mock|air)\b/iu,
    ],
    [
      0.9,
      String.raw`<ANIMAL>\s+(?:fight to the death|tear(?:ing)? (?:each other|one another) apart|being (?:tortured|killed|skinned))\b`,
    ],
    [0.9, String.raw`\b(?:poisoned|spiked|razor-filled)\s+\p{L}+\s+for\s+(?:\p{L}+\s+)?<LIVING>`],
    [
      0.9,
      String.raw`\b(?:torture|abuse|punishment|beating|bullying|killing|choking|poisoning)\s+(?:devices?|kits?|tools?|toys?|tips|tricks|gear|equipment|machines?|instruments?|sets?)\s+for\s+<LIVING>`,
    ],
    [
      0.9,
      String.raw`\b(?:rape|child abuse|(?:domestic|sexual) (?:violence|abuse)|violence|slavery|genocide|the holocaust|murder|torture|animal (?:cruelty|abuse)|p(?:a)?edophilia|incest|terrorism|lynching|bullying|wife[- ]beating|ethnic cleansing|suicide|anorexia|self-harm|apartheid|school shootings?)\s+(?:is|was|are|can be|isn't|was never|never was)\s+(?:(?:really|so|just|totally|always|actually|such|all|the|a|your|our|perfectly|no)\s+)*(?:fun|funny|good|great|ok|okay|cool|love|natural|normal|legal|beautiful|sexy|right|fine|awesome|healthy|harmless|a joke|joke|hoax|lie|myth|answer|solution|way out|big deal|crime|necessary|needed|deserved|their own fault|her fault|best)\b`,
      /\[.*\b(?:is|was|are)\s+(?:(?:really|always|actually|such|all)\s+)*(?:a |your |our )?(?:crime|lie|myth|joke)\]|\bnever (?:the )?(?:answer|solution)|\b(?:not|isn't|never)\b[^[]*\[|\bis (?:not|never|n't)/iu,
    ],
  ),
  ...readAs(
    "deed",
    "cruelty",
    "self-harm",
    [
      0.9,
      String.raw`(?<!\p{L})(?:kill|hang|starve|poison|drown|shoot|cut|hurt|harm|burn|stab|suffocate)(?:ing)?\s+yourself\b(?!\s+(?:laughing|trying|over|at the|in the gym|some|a|an|free|off|out|short|in on|loose|on)\b)`,
      /\bor hurt yourself|\bbefore you\b/iu,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:commit(?:ting)?\s+suicide|end(?:ing)?\s+your (?:own )?life${HEAD}|tak(?:e|ing)\s+your own life|slit(?:ting)?\s+your wrists?|cut(?:ting)?\s+your wrists?|(?:make|tie)\s+a noose)`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:stop|quit)\s+eating\s+(?:for (?:a|\d+) (?:days?|weeks?)|altogether|completely|and)\b`,
    ],
  ),
  ...readAs("thing", "cruelty", "self-harm", [
    0.9,
    String.raw`\b(?:thinspo(?:ration)?|pro-?ana|pro-?mia)\b|\bsuicide (?:kits?|pills?|method|guide|tips)\b|\b(?:easiest|best|painless|quickest|fastest) (?:ways?|method)s? to (?:die|kill yourself|hang yourself|end it all)\b`,
  ]),
  ...readAs("thing", "cruelty", "children", [
    0.95,
    String.raw`(?:${OF_MINORS})(?=.*${SOLD})|(?<=${SOLD}.*)(?:${OF_MINORS})`,
    /\b(?:against|stop|end|ending|report|victims?|protect|prevent\p{L}*|sex education|law|charges|conviction|convicted|abuse|allegations|campaign|music video|documentary|like to be|arrested|network|police)\b|\bgirls? (?:of|aged?) \d+\s*(?:-|–|to|and|can|who|will|are)/iu,
  ]),
];

/** Used by the rules on groups. */
export const CALL_VERBS = `(?:${HARM}|(?:deport|ban|gas|lynch|purge|eradicate|eliminate|castrate|sterili[sz]e|shoot|burn|hang|evict|boycott|jail|punish|silence|cleanse)(?:ing)?|get(?:ting)? rid of|wipe out|kick out|throw out|send back|keep out|round up|lock up|stamp out|drive out|fire)`;
