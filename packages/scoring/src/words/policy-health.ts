import { type PolicyRule, rules } from "./policy-rules.ts";

const AILMENT =
  "cancer|tumou?rs?|diabetes|arthritis|alzheimer'?s|dementia|tinnitus|neuropathy|herpes|psoriasis|eczema|depression|anxiety|adhd|autism|covid|hiv|aids|parkinson'?s|epilepsy|asthma|multiple sclerosis|hepatitis|joint pain|back pain|sciatica|gout|hair loss|baldness|toe ?nail fungus|fungus|wrinkles|cellulite|varicose veins|high blood pressure|hypertension|heart disease|belly fat|body fat|fat|memory loss|blindness|hearing loss|snoring|ed|infertility|insomnia|migraines?|obesity";
const MEDICINE =
  "insulin|chemo(?:therapy)?|radiotherapy|medications?|medicines?|meds|antidepressants?|inhalers?|statins?|antibiotics|prescriptions?|dialysis|(?:heart|blood pressure|diabetes|sleeping|pain|epilepsy) (?:pills?|tablets|medication|medicine)|blood thinners?|painkillers?|metformin|ritalin|prozac|lithium|vaccines?|vaccinations?|asthma spray";
/** Research, care and charity speak of an illness without promising to cure it; stains and shadows are no ailments. */
const NO_CLAIM =
  /\b(?:together|help us|walk to|walk|run|ride|race|research\p{L}*|donat\p{L}+|charity|fund\p{L}*|fight\p{L}*|no cure|find a cure|until|stigma|one day|scientists|shirts?|clothes|photos?|fabric|milk|trousers|linen|spelling|paper|carpet|silence|loneliness)\b/iu;

/** Sources: Meta "health and wellness", "misinformation: harmful health misinformation", "unrealistic outcomes"; Google Ads "healthcare and medicines: speculative and experimental treatment; unapproved substances", "misrepresentation: harmful health claims". */
export const HEALTH_RULES: readonly PolicyRule[] = [
  ...rules(
    "policy_risk",
    "health",
    [
      0.7,
      String.raw`\b(?:cures?|curing|heals?|reverses?|eliminates?|melts?(?: away)?|destroys?|banish(?:es)?|erases?|gets? rid of|wipes? out|ends)\s+(?:\p{L}+\s+){0,2}?(?:${AILMENT})\b(?!\s+(?:care|research|walk|screening|clinic|free))`,
      NO_CLAIM,
    ],
    [
      0.8,
      String.raw`\b(?:${AILMENT})\s+(?:is\s+|was\s+|will be\s+)?(?:completely\s+)?(?:gone|cured|healed|reversed|eliminated|vanish(?:es|ed)|disappears?|melts away)\b`,
      /\?\s*$|\b(?:if|when|until)\b/iu,
    ],
    [
      0.8,
      String.raw`\b(?:miracle|magic|wonder)\s+(?:cure|pill|diet|remedy|drink|drug|weight|fruit|root|formula)\b|\b(?:miracle|wonder)\s+cream\b|\bmagic cream\b(?! for \p{L}+ (?:doors?|shoes?|floors?|leather|hinges))`,
    ],
    [
      0.9,
      String.raw`\b(?:throw (?:away|out)|ditch|dump|stop taking|stop using|quit|drop|replaces?|replacing|instead of|forget|better than|works? (?:like|better than)|(?:don't|do not|won't|no longer|never) need|no more|say goodbye to|get off|come off|alternatives? to|skip|without|refuse|come off)\s+(?:(?:your|any|all|the|my|prescription|daily|taking|needing|more|old|expensive)\s+)*(?:${MEDICINE})\b(?!['’-])(?!\s+(?:pumps?|costs?|bills?|delivery|refills?|plans?|pens?|injections? (?:pain|fear)|queues?|lines?|bottles?|recycling|cards?|needles?|charges?))`,
      /\b(?:never|don't|do not|not|should you)\s*\[(?!no\b|don|do\b|never)|\brecycl\p{L}+|\bpharmac\p{L}+|\bold inhaler|\b(?:waste|wait|queue|price|full price|insurance|a doctor's)\b|\bforget your (?:\p{L}+ )?(?:\p{L}+)\]\s*\?/iu,
    ],
    [
      0.9,
      String.raw`\b(?:vaccines?|vaccinations?|the (?:flu|covid|mmr) (?:shot|jab|vaccine)|(?:flu|covid|mmr) (?:shots?|jabs?))\s+(?:(?:can|will|really|actually|secretly|always)\s+)*(?:causes?|gives? (?:you|your|kids|children)|kills?|harms?|poisons?|destroys?|are (?:poison\p{L}*|dangerous|deadly|toxic|a (?:lie|hoax|scam)|unsafe|killing|harmful|genocide)|is (?:poison|deadly|toxic|a (?:lie|hoax|scam))|contains? (?:microchips?|mercury|poison|aluminium|aborted|5g)|change your dna|sterili[sz]es?|make you (?:sick|ill|infertile))\b`,
      /\b(?:myth|do vaccines|does|false|facts?|do not|don't|not|whether|claim\p{L}*|rumou?r)\b/iu,
    ],
    [
      0.9,
      String.raw`\b(?:${MEDICINE})\s+(?:kills?|is|are|causes?)\b(?:\s+(?:really|just|nothing but))?(?:\s+(?:poison\p{L}*|a (?:scam|lie|hoax|fraud)|killing|toxic|cancer|useless|evil)\b|(?<=kills?)(?!\s+(?:bacteria|germs|pain|cells|cancer|viruses)))|\b(?:autism|cancer|infertility|illness|adhd) (?:is|are) caused by vaccines?\b`,
      /\b(?:myth|does|do not|don't|not|claim\p{L}*|false)\b/iu,
    ],
    [
      0.7,
      String.raw`\b(?:doctors?|surgeons?|dermatologists?|dentists?|cardiologists?|big pharma|pharma|banks|insurers)\s+(?:\p{L}+\s+)?(?:hate|hates|stunned|baffled|speechless|furious|don't want|doesn't want|won't tell|are begging|beg|fear)\b`,
    ],
    // A remedy is refused for what it promises to heal: "a simple solution for busy families" promises nothing of the kind.
    [
      0.6,
      String.raw`\b(?:natural|home|ancient|secret|simple|herbal) (?:cure\b|(?:(?:home|natural) )?(?:remed(?:y|ies)|fix|solution|method|way)s? (?:for|to|against) (?:\p{L}+ ){0,2}?(?:${AILMENT})\b)`,
    ],
    [
      0.5,
      String.raw`\bno (?:prescription|rx)(?: (?:needed|required))?\b|\bwithout (?:a )?prescription\b`,
      /\b(?:glasses|lenses|sunglasses|readers|goggles)\b/iu,
    ],
    [0.5, String.raw`\b(?:cbd|cannabis|marijuana|thc|kratom|(?<!\bon )steroids?|hgh|testosterone booster|opioids?)\b`],
    [
      0.5,
      String.raw`\b(?:buy|cheap|order|get)\s+(?:\p{L}+\s+)?weed\b(?!\s+(?:killer|control|barrier|mat|whacker|trimmer|eater|remover|puller|burner))|\bweed\s+(?:delivery|delivered|for sale|dispensary)\b|\bgram of weed\b`,
    ],
  ),
];
