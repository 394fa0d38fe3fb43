import { HEAD as ANY_HEAD } from "./policy-living.ts";
import { type PolicyRule, rules } from "./policy-rules.ts";

/** The word is what is sold, or stands before a price: "poker table", "cigar box" and "ammo pouches" are something else. */
const HEAD = `(?!\\s+of\\b)(?:(?=\\s*[$£€]?\\d)|(?=\\s+(?:delivery|delivered|shipped|for sale|on sale|deals?)\\b)|${ANY_HEAD})`;
const MONEY = String.raw`[$€£]\s?\d[\d.,]*k?`;

/**
 * Claims that platforms restrict or refuse, by their form. Sources: Meta Advertising Standards (health and wellness, unrealistic
 * outcomes, personal attributes, financial and insurance products, adult content, gambling, tobacco, drugs, weapons, social
 * issues and politics) and Google Ads policies (misrepresentation, healthcare and medicines, financial services, gambling and
 * games, dangerous products, sexual content, political content). A topic alone is no risk; a strength below a half flags nothing alone.
 */
export const RISK_RULES: readonly PolicyRule[] = [
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
      String.raw`\b(?:belly|stubborn|arm|thigh) fat\b(?!-)|\b(?:fat|calorie)[- ]burn(?:er|ing)\b|\bflat (?:belly|stomach|tummy)\b|\bweight[- ]loss (?:secret|trick|hack|pill|gummies)\b`,
    ],
    [0.4, String.raw`\bbefore\s*(?:and|&|\/|-)\s*after\b`],
    [
      0.6,
      String.raw`\b(?:slim down|lose weight|burn fat|drop pounds)\b.{0,20}\b(?:overnight|while you sleep|in (?:a|one|\d+) (?:days?|weeks?)|without)\b`,
    ],
    [
      0.6,
      String.raw`\b(?:look|looks|looking|feel)\s+(?:up to\s+)?(?:\d+|five|ten|twenty) years younger\b(?!\?)|\banti[- ]?aging (?:secret|trick|miracle)\b|\bfacelift in\b`,
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
      String.raw`\bget rich\b|\bdouble your money\b|\bfree money\b|\bquit your (?:day )?job\b|\bbecome a millionaire\b|\bmoney[- ]making (?:secret|system|machine)\b|\bbitcoin made me rich\b`,
    ],
    // The topic is honest ("Passive income tax changes explained"); the promise is not.
    [
      0.8,
      String.raw`\b(?:make|earn|create|build|generate|get|unlock|achieve|reach|gain|your (?:path|way|road|key) to|secrets? (?:to|of)|start|live (?:in|on|off)|enjoy)\s+(?:\p{L}+\s+){0,2}?(?:passive income|financial freedom)\b|^\W*(?:passive income|financial freedom)(?:\s+(?:now|today|fast|online|from home|in \d+ \p{L}+|while you sleep|system))?\W*$`,
    ],
    [0.8, String.raw`\bturn\s+(?:just\s+|only\s+)?${MONEY}\s+into\s+(?:over\s+)?${MONEY}`],
    [
      0.7,
      String.raw`\b(?:guaranteed|risk[- ]free|sure)\s+(?:\d+\s?%\s+)?(?:monthly |daily |weekly )?(?:profits?|returns?|winnings?|wins?|earnings|approval|loans?)\b`,
    ],
    [
      0.5,
      String.raw`\b(?:payday loans?|no credit checks?|bad credit (?:ok|okay|no problem|welcome)|instant (?:payday )?(?:cash|loans?|approval))\b`,
    ],
    [
      0.6,
      String.raw`\b(?:binary options?|forex|cfds?)\b|\b(?:bitcoin|crypto\w*)\b.{0,40}\b(?:profits?|rich|millionaires?|\d+\s?%|trader|fortune)\b|\b(?:penny )?stocks? (?:to explode|set to soar|about to)\b`,
    ],
    // Coins promised, won or multiplied: platforms allow them with a licence only (Google: cryptocurrencies; Meta: financial products).
    [
      0.6,
      String.raw`\b(?:win|multiply|double|triple|earn|mine|claim)\b(?:\s+\S+){0,4}?\s+(?:in\s+)?(?:free\s+)?(?:bitcoins?|btc|crypto\w*|ethereum)\b|\bfree (?:bitcoins?|btc|crypto)\b|\b(?:initial coin offering|token (?:pre-?)?sale)\b`,
    ],
    [
      0.5,
      String.raw`\bget paid (?:daily|weekly|today)\b|${MONEY}\+?\s*(?:days|a day|per day|\/ ?day|daily)\b.{0,30}\b(?:earn|income|paid)\b`,
    ],
    [
      0.5,
      String.raw`\bnew\s+(?:government|federal|gov(?:ernmen)?t|tax|insurance|obama|refi\w*)\s+(?:program|law|rule|loophole|stimulus|bailout)\b|\b(?:little[- ]known|secret|forgotten|obama'?s?|trump'?s?|biden'?s?)\s+(?:government|federal|gov(?:ernmen)?t|tax|insurance|state|obama|refi\w*)?\s*(?:program|law|rule|loophole|stimulus|bailout)\b`,
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
      String.raw`\b(?:erectile|viagra|cialis|libido|last longer in bed|penis (?:size|enlarge\p{L}*|pumps?|pills?|growth)|(?:breast|penis|male) enlargement|escorts|escort (?:service|agency|girls?)|hook[- ]?ups?|nudes|nude (?:pics|photos|girls|models|women|selfies|cams|videos)|porn\w*|xxx|sex toys?|webcam girls?)\b`,
    ],
    [
      0.6,
      String.raw`\b(?:hot|sexy|lonely|mature|naughty)\s+(?:\p{L}+\s+)?(?:singles?|girls?|women|ladies|moms?|milfs?|babes?)\b(?!['’])|\bsingle\s+(?:\p{L}+\s+)?(?:girls?|women|ladies|moms?|milfs?|babes?)\b(?=\s*(?:$|[!.:]|(?:near|tonight|now|online|waiting|nearby|in your|in|around|looking|over|aged|want\p{L}*|seek\p{L}*|are (?:looking|waiting|online))\b))|\bsingles in your area\b|\b(?:date|meet) (?:(?!the|our|these|those)\p{L}+ )?(?:girls|women|ladies|singles)\b(?=\s*(?:$|[!.:]|(?:near|tonight|now|today|online|waiting|nearby|in your|around|looking|over \d|for (?:dating|fun|sex|love)|who want|from (?:russia|ukraine|asia|thailand|colombia))\b))`,
      /\b(?:conference|team|football|engineer\p{L}*|tech|science|founders|cooking|class|run club|leaders?)\b/iu,
    ],
    [
      0.6,
      String.raw`\b(?:sexy|hot|naughty|horny|live)\s+(?:girls?|women|babes?)\s+(?:\p{L}+ )?(?:waiting|online|live|near|tonight|now)\b|\bgirls (?:waiting for|live now)\b|\bgrow \d+ inch(?:es)?\b(?=.{0,20}(?:down there|bigger|in bed|longer|$))`,
      /\b(?:hair|plants?|tomato\p{L}*|lawn|sunflowers?)\b/iu,
    ],
    [0.35, String.raw`\b(?:sexy|sexiest|naked|lingerie|topless|bikini bod\w*)\b`],
  ),
  ...rules(
    "policy_risk",
    "gambling",
    // The game for money, not the table, the film or the figure of speech: what the word is half of decides.
    [
      0.55,
      String.raw`\b(?:online casinos?|casino(?: (?:games?|bonus(?:es)?|app|slots|nights?|deals|offers?|site|jackpots?|resorts?|floor|hotel))?|sportsbooks?|roulette(?: (?:with|wheel of cash))?|blackjack|slot machines?|(?:online|casino|vegas|video|free|play|our|spin the) slots|slots (?:games?|bonus|jackpots?)|poker(?: (?:bonus|games?|online|app|sites?|rooms?|tournaments?|cash))?|lotto|lottery(?: (?:tickets?|jackpots?|numbers))?)\b${HEAD}`,
      /\b(?:class|gym|cycl\p{L}+|table|chips|face|museum|films?|movie|dvd|book|novel|cake|tattoo|party (?:hire|props)|visas?|green card|scholarship|of life|housing|appointments?|vaccin\p{L}+|lessons?|time slots|parking|theme|costume|russian|royale|dress|shirts?|board game|set|nights? in our church|charity)\b/iu,
    ],
    [
      0.55,
      String.raw`\b(?:\d+\s+)?free spins?\b${HEAD}|\bplace (?:your|a) bets?\b|\bbet (?:now|[$£€]?\d+)|\b(?:free|bonus) bets?\b|\b(?:sports?|online|live|football|horse|mobile)\s+betting\b|\bbetting (?:odds|app|site|tips|bonus|made|online|shop|slip)\b|\bwager(?:s|ing)?\b|\bspin our slots\b|\bslots online\b|\bwin real (?:money|cash)\b`,
      /\b(?:class(?:es)?|cycl\p{L}+|gym|washing|laundry|wash|dryer|book|vaccin\p{L}+|lessons?|doctors?|appointment|delivery|parking|on (?:yourself|you|women|our|people|the future))\b/iu,
    ],
    [
      0.55,
      String.raw`\b(?:mega|progressive|casino|slot|lottery|cash|daily|[$£€][\d.,]+\s?(?:k|m|million)?)\s+jackpots?\b|\bjackpots? of [$£€]?\d|\bwin (?:the|a|our) jackpot\b`,
    ],
  ),
  // Google Ads: enabling dishonest behaviour.
  ...rules("policy_risk", "cheating", [
    0.6,
    String.raw`\b(?:we|let us|experts?)\s+(?:will\s+)?(?:write|do|handle|complete|build)\s+your\s+(?:essays?|assignments?|homework|thesis|dissertation|exams?|final year project|fyp)\b|\b(?:buy|order) (?:an? )?(?:essays?|diplomas?|degrees?)\b|\bfake (?:documents?|diplomas?|ids?)\b`,
  ]),
  ...rules(
    "policy_risk",
    "goods",
    [
      0.55,
      String.raw`\b(?:cigarettes?|cigars?|vap(?:e|es|ing)(?: (?:juice|pens?|kits?|shop|starter kits?|liquids?|pods|products?|deals?|store|flavou?rs?|devices?))?|vapor products|e-?cig\w*(?: (?:kits?|shop|liquids?))?|nicotine(?: (?:pouches|salts|gum))?|tobacco(?: products?)?|hookah|snus|e-?liquids?)\b${HEAD}`,
      /\b(?:quit|stop|give up|giving up|no more|smoke-?free|without|against|anti|free from|never|box|boxes|barns?|museum|lights?|shaped|effects of|detector|harms?|kills?|addict\p{L}*|help|ban|tax|smell|stains|sniff\p{L}*)\b/iu,
    ],
    [
      0.6,
      String.raw`(?<!\b(?:water|toy|squirt|nerf|bubble|foam|nail|glue|massage|paint|paintball|cap|staple|heat|spray|laser|top|antique|starter|caulking|airsoft|plastic|sugar|chocolate)\s+)\b(?:firearms?|handguns?|rifles?(?! (?:through|of)\b)|(?<!riding )shotguns?|ammo|ammunition|ar-15(?:s| parts| kits?)?|pistols?|silencers?|switchblades?|gun parts)\b${HEAD}`,
      /\b(?:museum|history|antiques?|civil war|exhibit\p{L}*|paintball|airsoft|collection of|squats?|toy|water|films?|novel|game|squad|wedding|weddings|safety|lock|locks|storage|safe|pouch(?:es)?|grips?|pains?|muzzle|exhaust|against|end gun|stop|wars?|hair|start\p{L}*|sex)\b/iu,
    ],
    [
      0.6,
      String.raw`\bguns? (?:for sale|shop|store|sale)\b|\bbuy (?:a )?guns?\b${HEAD}`,
      /\b(?:glue|massage|nail|nerf|water|toy|paint|spray|heat|bubble)\s+\[?guns?\b/iu,
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
