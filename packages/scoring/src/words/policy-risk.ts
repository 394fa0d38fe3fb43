import { type PolicyRule, rules } from "./policy-rules.ts";

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
      String.raw`\b(?:hot|sexy|lonely|mature|naughty)\s+(?:\p{L}+\s+)?(?:singles?|girls?|women|ladies|moms?|milfs?|babes?)\b|\bsingle\s+(?:\p{L}+\s+)?(?:girls?|women|ladies|moms?|milfs?|babes?)\b|\bsingles in your area\b|\b(?:date|meet) (?:\p{L}+ )?(?:girls|women|ladies|singles)\b`,
    ],
    [0.35, String.raw`\b(?:sexy|sexiest|naked|lingerie|topless|bikini bod\w*)\b`],
  ),
  ...rules("policy_risk", "gambling", [
    0.55,
    String.raw`\b(?:online casino|casino|jackpots?|free spins|sportsbooks?|roulette|blackjack|slot machines?|(?:online|casino|vegas|video|free|play) slots|slots (?:games?|online)|poker|betting|place (?:your|a) bets?|wager(?:s|ing)?|bet now|bet \$?\d+|lotto|lottery)\b`,
  ]),
  // Google Ads: enabling dishonest behaviour.
  ...rules("policy_risk", "cheating", [
    0.6,
    String.raw`\b(?:we|let us|experts?)\s+(?:will\s+)?(?:write|do|handle|complete|build)\s+your\s+(?:essays?|assignments?|homework|thesis|dissertation|exams?|final year project|fyp)\b|\b(?:buy|order) (?:an? )?(?:essays?|diplomas?|degrees?)\b|\bfake (?:documents?|diplomas?|ids?)\b`,
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
