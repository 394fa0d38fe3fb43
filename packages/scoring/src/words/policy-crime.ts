import { CLOSE, HEAD } from "./policy-living.ts";
import { type PolicyRule, readAs } from "./policy-rules.ts";

const DRUGS =
  "cocaine|heroin|crystal meth|methamphetamine|meth|crack cocaine|mdma|lsd|fentanyl|ketamine|ghb|rohypnol|date[- ]rape drugs?|magic mushrooms|psilocybin|pcp|opium|crack";
const STOLEN = String.raw`(?:stolen|robbed|shoplifted|hijacked)\s+(?:\p{L}+\s+){0,2}?(?:cars|phones|i?phones|bikes|bicycles|laptops|goods|watches|tvs|cards|logins|computers|tablets|ipads|consoles|jewels|diamonds|rings|handbags|parts|wheels|tools|tickets|vans|trucks|motorbikes|scooters|cameras|paintings|antiques|credentials|documents|passports|clothes|shoes|trainers|electronics|gems|bags)\b|(?:cloned|hacked|stolen|leaked|carded|hot)\s+(?:\p{L}+\s+)?(?:credit |debit |bank )?(?:cards?|logins?|accounts?|identit(?:y|ies)|passwords?|data)\b|(?:credit card|social security|bank account|passport) numbers\b`;
const FORGED = String.raw`(?:fake|forged|counterfeit|false|novelty)\s+(?:\p{L}+\s+){0,2}?(?:passports?|ids?|driver'?s? licen[cs]es?|driving licen[cs]es?|licen[cs]es?|documents?|money|bills|banknotes|notes|diplomas?|degrees?|visas?|certificates?|prescriptions?|currency|papers|urine|cash|vaccination cards?|names)\b|counterfeit\s+(?:\p{L}+\s+){0,2}?\p{L}+|replica\s+(?:rolex|gucci|louis vuitton|chanel|prada|handbags|designer|nike)\p{L}*`;
const ARMS = String.raw`(?:untraceable|unregistered|illegal|ghost|unmarked|serial-free|black market)\s+(?:guns?|pistols?|rifles?|firearms?|weapons?|handguns?|glocks?)\b|(?:guns?|pistols?|rifles?|handguns?|silencers?|firearms?|weapons?|ammo)\b[^.!?]{0,30}\b(?:no|without(?: a)?|zero|skip the)\s+(?:background checks?|serial numbers?|licen[cs]es?|id|questions asked|permits?|paperwork)\b|(?:machine )?guns? for (?:teens|teenagers|kids|children|minors)\b|(?:pipe |nail |dirty )?bomb(?:-making|-building| making)?[ -](?:kits?|parts|recipes?|instructions|manual)\b|(?:hand )?grenades?\b|(?:c4|semtex|tnt|napalm|ricin|sarin|nerve gas|explosives|molotov cocktails?)\b`;
const PEOPLE_SOLD = String.raw`(?:slaves?|child brides?|child|children|bab(?:y|ies)|human beings|(?:teen |young |virgin )girls|orphans|human (?:organs?|kidneys?|hearts?|livers?)|body parts|brides?|wives)\b`;
const MALWARE = String.raw`(?:ransomware|malware|botnets?|keyloggers?|stalkerware|phishing)(?:[ -](?:kits?|tools?|as a service))?|hacked \p{L}+ accounts`;
const WILDLIFE = String.raw`(?:rhino horns?|elephant tusks?|ivory|tiger (?:skins?|bones?)|pangolin scales|bear bile)`;
/** Illegal goods as a whole noun phrase, or with a word of trade behind them: "fentanyl pills", not "heroin chic". */
const GOODS = String.raw`(?:${DRUGS}|${STOLEN}|${FORGED}|${ARMS}|${MALWARE}|${WILDLIFE})(?:${HEAD}|(?=\s+(?:pills?|tabs|tablets?|powder|crystals?|gummies|delivered|delivery|shipped|available|ready|kits?|dealers?|prices|offers?|that|which|looks?)\b))`;

const PRICE = String.raw`[$€£]\s?\d|\d\s?%\s?off|\bhalf (?:the )?price\b`;
const OFFER = String.raw`(?:${PRICE}|\b(?:for sale|on sale|cheap|wholesale|delivered|delivery|shipping|ships?|shipped|in stock|available|discounts?|deals?|order|best (?:price|quality)s?|low prices|bulk|per gram|a gram|ready to use|discreet|pay later|cash only|in \d+ (?:hours?|days?|minutes?)|overnight|buy|sell|for beginners|looks? (?:just )?like|look real|that pass|to your door|at your door|hotel|no paperwork|any universit(?:y|ies))\b)`;
const BUY = String.raw`\b(?:buy|order|get|sell|we sell|purchase|shop(?: for)?|score|try|grab|stock up on|our|book|import)\s+(?:\p{L}+\s+|\d[\d,.]*\s+|a ){0,3}?`;
/** Set against it, or about something else by the same name. */
const NO_OFFER =
  /\b(?:addict\p{L}*|rehab|recover\p{L}*|insur\p{L}+|seized|found|report|detect\p{L}*|protect\p{L}*|protection|alerts?|monitor\p{L}*|police|thieves|documentary|film|movie|novel|museum|exhibition|test(?:ing)? kits?|tests|checker|spot|how to (?:spot|tell)|withdrawal|overdose|prevent\p{L}*|removal|remove|recovered|tracker|back|law|bear|chic|adopt\p{L}*|seats?|disposal|detector|beans?|stones?|health|donors?|donat\p{L}+|donation|transplant)\b/iu;

const DEED_OTHERWISE =
  /\b(?:escape room|board game|video game|mystery|magic show|puzzle|bath bombs?|show|xbox|playstation|monopoly|halloween|costumes?)\b/iu;
const BIG = String.raw`(?:banks?|houses?|homes?|stores?|shops?|trains?|casinos?|tourists?|vaults?|atms?|jewell?ers?|museums?|graves?|churches|cars?)\b`;
const A = String.raw`(?:a|an|the|any|your|some|someone's|someone else's|people's|other people's|our|their|anyone's)\s+(?:\p{L}+(?:'s)?\s+){0,2}?`;

/** Goods and services that are crimes, and how to commit them. Sources: Google Ads "dangerous products or services", "enabling dishonest behavior", "counterfeit goods", "compensated sexual acts / human trafficking"; Meta "drugs and pharmaceuticals", "weapons, ammunition or explosives", "fraud, scams and deceptive practices", "human exploitation", "spyware or malware". */
export const CRIME_RULES: readonly PolicyRule[] = [
  ...readAs(
    "thing",
    "crime",
    "goods",
    [0.9, String.raw`\b(?:${GOODS})(?=.{0,60}?${OFFER})`, NO_OFFER],
    [0.9, String.raw`${OFFER}(?! \p{L}+ (?:by|for) ).{0,40}?\b(?:${GOODS})`, NO_OFFER],
    [
      0.9,
      String.raw`${BUY}(?:${GOODS}|stolen\s+(?:\p{L}+\s+)?(?:cars?|phones?|bikes?|laptops?|goods|jewell?ery|watch(?:es)?|iphones?|tvs?)${HEAD})`,
      NO_OFFER,
    ],
    [0.9, String.raw`^[^\p{L}\d]*(?:\p{L}+\s+)?(?:${DRUGS})\s+(?:here|now|today|online|24\/7|tonight)\W*$`, NO_OFFER],
    [
      0.9,
      String.raw`\b(?:${GOODS})(?=\W*$)(?<=^\W*(?:\p{L}+\s+){0,2}(?:untraceable|unregistered|ghost|stolen|forged|cloned|bomb|counterfeit|hacked)\b.*)`,
      NO_OFFER,
    ],
    [
      0.95,
      String.raw`(?:^\W*|\b(?:young|cheap|live|healthy|our)\s+)${PEOPLE_SOLD}\s*[:,]?\s+(?:for sale|wholesale|to order|to rent|at (?:the )?(?:best|low) prices|delivered|best prices|from [$£€]\d|[$£€]\d)`,
      NO_OFFER,
    ],
    [
      0.95,
      String.raw`(?:^\W*|\b(?:please|now|and|can)\s+)(?:buy|order|sell|purchase|rent)\s+(?:(?:a|an|your|two|cheap|young|\d+)\s+){0,2}${PEOPLE_SOLD}${HEAD}`,
      new RegExp(`${NO_OFFER.source}|\\b(?:tins?|recipe|pies?|dress|gowns?|save)\\b`, "iu"),
    ],
    [
      0.95,
      String.raw`\b(?:sell|buy)(?:ing)?\s+(?:(?:a|your|my|human)\s+)+(?:kidney|liver|child|baby|kids|organs|daughter|son|slave|virginity)\b${HEAD}`,
      NO_OFFER,
    ],
    [
      0.9,
      String.raw`\b(?:hire|rent|book|find|order)\s+(?:a |an |our )?(?:hit ?m[ae]n|assassins?|contract killers?|killers?|hackers?|arsonists?)\b|\b(?:hit ?m[ae]n|assassins?|hackers?|murder) for hire\b|\b(?:change|fix) your (?:grades|criminal record)\b`,
      /\b(?:ethical|white hat|films?|novel|game|streaming|lawyer|stop|security)\b/iu,
    ],
  ),
  ...readAs(
    "deed",
    "crime",
    "deeds",
    [0.9, String.raw`(?<!\p{L})rob(?:bing)?\s+(?:(?:a|the|any|your|that)\s+)?(?:\p{L}+\s+)?(?:${BIG})`],
    [0.9, String.raw`(?<!\p{L})rob(?:bing)?\s+<LIVING>`, /\brob.*\]\s*of\b/iu],
    [
      0.9,
      String.raw`(?<!\p{L})(?:burgl(?:e|ing)|mug(?:ging)?|carjack(?:ing)?|pickpocket(?:ing)?|shoplift(?:ing)?|loot(?:ing)?)\s+(?=(?:your|a|any|the|some|people|tourists|stores?|shops?|like|with|from|without|and|bags)\b)`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})steal(?:ing)?\s+(?:(?:a|an|any|your|the|their|some|other people's)\s+)?(?:\p{L}+(?:'s)?\s+){0,2}?(?:cars?|bikes?|wi-?fi|passwords?|identit(?:y|ies)|credit cards?|money|electricity|phones?|cable|packages?|parcels?|purses?|wallets?|jewell?ery|handbags?|copper|goods|data)${HEAD}`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:hack|crack|break|get|log|sneak)(?:ing)?\s+(?:into\s+)?(?!(?:my|our|your own)\b)(?:${CLOSE}\s+|any\s+|${A})?(?:instagram|facebook|whatsapp|snapchat|gmail|e-?mails?|phones?|accounts?|wi-?fi|webcam|icloud|bank|messages|inbox|cctv)(?:\s+accounts?)?${HEAD}(?<!(?:get|log|break|crack) (?:your|a|an|the) (?:\p{L}+ )?\p{L}+)(?<!get(?:ting)? (?:e-?mails?|messages|phones?|accounts?|wi-?fi)|get(?:ting)? (?:into )?your (?:phone|account|e-?mails?|inbox|wi-?fi|bank))`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:hack|break into|crack|get into)(?:ing)?\s+(?:(?:your|someone(?: else)?|anyone|any)\b(?:\s+(?:wife|husband|ex|partner|girlfriend|boyfriend|neighbou?r|boss|rival|teacher))?'s|any|your neighbou?r's)\s+\p{L}+`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:spy(?:ing)? on|read|track|intercept|bug|tap|stalk|follow|record|monitor)(?:ing)?\s+(?:your|a|any|his|her|someone)(?:'s)?\s*(?:wife|husband|spouse|girlfriend|boyfriend|partner|ex|lover|crush|neighbou?r|colleague|tenant)(?:'s\s+(?:\p{L}+\s+)?(?:phone|messages|texts?|whatsapp|e-?mails?|location|calls|chats?|photos))?\b${HEAD}`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:put|hide|install|plant|place)\s+(?:a |an |our )?(?:hidden |spy |secret )?cameras?\s+in\s+(?:${A})?(?:bathrooms?|bedrooms?|changing rooms?|toilets?|showers?)`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:launder(?:ing)?\s+(?:your |the |dirty )*(?:cash|money|funds|bitcoin|profits)|(?:evad(?:e|ing)|cheat(?:ing)? on|dodg(?:e|ing))\s+(?:your |all |the )?tax(?:es)?\b${HEAD}|get(?:ting)? away with (?:tax evasion|fraud|theft|shoplifting|rape|drunk driving|drink driving|stealing|assault))`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:blackmail|extort|brib(?:e|ing)|scam|defraud|swindl(?:e|ing)|traffic|groom|pimp out|con)(?:m?ing)?\s+<LIVING>`,
      /\bgroom\S* (?:your |a |the )?(?:\p{L}+ )?(?:dogs?|cats?|pets?|pupp\p{L}+|horses?|pon\p{L}+|employees|workers)\b/iu,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:smuggl(?:e|ing)\s+(?:drugs|anything|people|weapons|guns|cash|migrants|cigarettes|gold)|(?:pass|cheat|beat|fool)(?:ing)?\s+(?:a|any|your|the|every)\s+(?:drug|urine|breath|alcohol) tests?\b)`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:cook|make|build|3d[- ]print|print|produce|brew|assemble)(?:ing)?\s+(?:(?:a|an|your|own|some|the|home-?made|untraceable|fake|unregistered)\s+)*(?:crystal meth|meth|explosives|(?:pipe |nail |car |dirty |fertili[sz]er )?bombs?|napalm|ghost guns?|(?:untraceable|unregistered) (?:guns?|rifles?|pistols?)|counterfeit \p{L}+|fake (?:ids?|money))${HEAD}`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:hid(?:e|ing)|dissolv(?:e|ing)|dump(?:ing)?|dispos(?:e|ing) of|get(?:ting)? rid of|bury(?:ing)?)\s+(?:a|the|your|dead|his|her)\s+(?:dead )?(?:bod(?:y|ies)|corpses?)${HEAD}`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:burn(?:ing)? down|torch(?:ing)?|set(?:ting)? fire to|burn(?:ing)?(?=[^.]* down)|blow(?:ing)? up|bomb(?:ing)?|firebomb(?:ing)?)\s+${A}(?:house|home|shop|school|church|mosque|synagogue|office|building|store|car|hospital|embassy|parliament|temple)${HEAD}`,
      /\bphotos?\b|\bballoon/iu,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:burn|bomb|torch|attack|shoot up|blow up|firebomb)(?:ing)?\s+(?:(?:all|every|the|a|your|their|local)\s+){0,2}(?:mosques?|synagogues?|churches|church|temples?|schools?|hospitals?|embass(?:y|ies)|refugee (?:camps?|homes?|shelters?)|abortion clinics?)${HEAD}`,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:driv(?:e|ing)\s+(?:\p{L}+\s+)?(?:drunk|high|stoned|wasted|hammered)|drink(?:ing)? and driv(?:e|ing))\b(?=.{0,60}(?:get(?:ting)? (?:caught|pulled over|home)|fun|anyway|fast|safe|free|caught|detector|radar|faster|better|$))`,
      /\b(?:die|dies|kills?|dead|jail|prison|fine[ds]?|regret|arrested|licen[cs]e|lose|dumb|think|taxi|instead|deadly)\b/iu,
    ],
    [0.9, String.raw`(?<!\p{L})mak(?:e|ing)\s+<NAMED>\s+(?:disappear|vanish)\b`, DEED_OTHERWISE],
    [
      0.9,
      String.raw`(?<!\p{L})(?:rig(?:ging)?|forg(?:e|ing)|fak(?:e|ing))\s+(?:an? |the |your |any )?(?:elections?|signatures?|prescriptions?|insurance claims?|doctor'?s? notes?|own death)\b|(?<!\p{L})commit(?:ting)?\s+(?:\p{L}+ )?(?:fraud|murder|robbery|arson|perjury|theft)\b`,
    ],
  ),
  ...readAs(
    "thing",
    "crime",
    "deeds",
    [
      0.9,
      String.raw`\b(?:drunk|drink)[ -]driving\s+(?:\p{L}+\s+){0,4}?(?:fun|cool|easy|safe|fine|legal|great|better|ok|okay)\b|\b(?:drunk|high|stoned)\?\s*(?:just )?drive\b`,
      /\b(?:not|isn't|never (?:a|safe|ok|fine|cool|okay)|no)\b[^\]]*\]/iu,
    ],
    [
      0.9,
      String.raw`\b(?:money laundering|tax evasion|identity theft|insurance fraud|shoplifting|burglary|blackmail|extortion|smuggling|car theft|lock ?picking for burglars)\s+(?:services?|made easy|kits?|course|masterclass|for (?:beginners|dummies|you)|bags?|tips|guide|experts? for hire|tricks)\b`,
      /\b(?:prevent\p{L}*|protect\p{L}*|stop|against|anti|compliance|law|insurance)\b/iu,
    ],
    [0.9, String.raw`\b(?:take|collect|keep)\s+the insurance(?: money)?\b(?<=\b(?:burn|torch|crash|sink|fire)\b.*)`],
  ),
];
