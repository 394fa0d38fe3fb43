import { CALL_VERBS } from "./policy-cruelty.ts";
import { HEAD } from "./policy-living.ts";
import { type PolicyRule, readAs, rules } from "./policy-rules.ts";

/** Which of a group: "like you", "in our street"; the statement is about what they are all the same. */
const SOME = String.raw`(?:\s+(?:like (?:you|them|that|him|her)|who \p{L}+(?: \p{L}+)?|these days|(?:in|around|with|from) (?:\p{L}+ ){0,2}?\p{L}+))?`;
const VERY =
  "(?:so|too|all|just|really|nothing but|nothing more than|basically|like|literally|always|simply|such|very|utterly|truly|truely|a bunch of|a|an|the|no better than|worse than|less than|only|more|the most|complete|absolute|total|fucking|clearly|pretty|quite|born)";
const DEGRADING =
  "disgusting|disgrace\\p{L}*|vermin|subhumans?|sub-human|parasites?|scum|filth\\p{L}*|trash|garbage|rubbish|worthless|stupid|dumb|idiots?|inferior|animals|beasts|rats|pigs|dogs|apes|monkeys|cockroach(?:es)?|insects|leeches|savages?|criminals|rapists|thieves|murderers|terrorists|evil|vile|repulsive|repugnant|revolting|gross|sickening|a (?:disease|plague|cancer|virus|burden|threat|mistake|joke|stain|waste|problem|pest|menace|blight)|diseases?|plague|abominations?|degenerates?|perverts?|pests?|not (?:human|people|real|welcome|equal)|unnatural|liars|lazy|dirty|hideous|human(?! )|useless|human (?:garbage|trash|waste|filth|scum)|dishonest|despicable|horrible|horrendous|abhorrent|hateful|incapable|deceitful|greedy|backward|primitive|uncivili[sz]ed|untrustworthy|cowards?|retarded|morons?|unworthy|ugly|freaks?|sinners|mentally ill|insane|crazy|hated|to blame|not worth\\p{L}*|weak|second-class|property|objects|slaves|monsters?|whores?|sluts?|bitches|fat pigs|scroungers|cheats";
/** Said of a group, these deny that it may live like others. */
const PLACE =
  "chains|cages?|camps|ovens|hell|the zoo|prison|jail|the kitchen|(?:the|a|an|their) (?:stove|sink|cooker|ironing board|cotton fields?)|a cage|the gutter|mental hospitals?|an asylum|graves";
const REPORTED =
  /(?:["“'‘][^[]*\[[^"”]*["”])|\b(?:say|says|said|saying|wr(?:ite|ote|iting)|claim\p{L}*|call(?:s|ed|ing)?|think that|who thinks?|anyone|people who|stop|if you|when|why|not|isn't|aren't|don't|myth|lie|wrong|nobody|no one|stereotype\p{L}*)\b[^[]*\[|\?\s*$/iu;

/** Contempt for people by what they are, and calls against them. Sources: Meta "hateful conduct" (tiers 1 and 2), "dangerous organizations and individuals"; Google Ads "dangerous or derogatory content". */
export const HATE_RULES: readonly PolicyRule[] = [
  ...rules(
    "cruelty",
    "hate",
    [
      0.9,
      String.raw`<GROUP>${SOME}\s+(?:are|is|were|have always been|will always be)\s+(?:${VERY}\s+)*(?:${DEGRADING})(?![\p{L}'’-])(?!\s+(?:about|of their|at|in|people|welcome|too)\b)`,
      REPORTED,
    ],
    [
      0.9,
      String.raw`\b(?:i|we)\s+(?:\p{L}+\s+)?(?:hate|despise|loathe|detest|can't stand|cannot stand)\s+(?:(?:all|the|those|these|fucking|every)\s+)*<GROUP>${HEAD}`,
      REPORTED,
    ],
    [
      0.9,
      String.raw`<GROUP>${SOME}\s+(?:disgust|repulse|sicken|make)\s+(?:us|me|everyone)\b(?!\s+(?:laugh|smile|proud|happy|better))`,
      REPORTED,
    ],
    [
      0.9,
      String.raw`<GROUP>\s+(?:are not|aren't|not|are never|never)\s+(?:allowed|welcome|served|wanted|human|real people|equal)\b`,
      /\bshould\b|\bif\b|\bwhen\b|\?\s*$/iu,
    ],
    [
      0.9,
      String.raw`\bno\s+(?!(?:girls|men|women|\p{L}+ (?:girls|boys|kids|children))\b)<GROUP>(?:,? (?:please|here|allowed|welcome|served here|served|wanted|need apply|in (?:this|our|my) (?:country|shop|town|street|club|school)))+\b`,
    ],
    // Meta "hateful conduct": exclusion, segregation; "content meant to change a person's sexual orientation".
    [
      0.9,
      String.raw`\bno\s+<GROUP>,?\s+(?:(?:and|or)\s+)?no\s+<GROUP>`,
      /\b(?:without|if|when|there (?:is|would be))\b|\?\s*$/iu,
    ],
    [
      0.9,
      String.raw`\b(?:keep|make)\s+(?:your|our|this|the)\s+(?:\p{L}+\s+)?(?:villages?|towns?|cit(?:y|ies)|countr(?:y|ies)|streets?|neighbou?rhoods?|nation|land|school|club)\s+(?:white|christian|aryan|jew-free|muslim-free|pure|racially pure|free of (?:foreigners|muslims|jews|immigrants|refugees|gypsies))\b(?!\s+(?:and|christmas|this winter|with))`,
      REPORTED,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:cure|heal|fix|treat|straighten|correct|deliver)(?:s|ing)?\s+(?:your\s+|a\s+|the\s+|any\s+)?(?:\p{L}+\s+)?(?:(?:of|from)\s+)?(?:being\s+|feeling\s+)?(?:gay|lesbian|homosexual\p{L}*|queer|transgender|bisexual|gayness|same-sex)\b(?!\s+(?:men|people|couples?|patients?|youth|rights|community))|^\W*(?:gay|lesbian|queer|trans(?:gender)?)\?\s*(?:we|faith|god|our \p{L}+)\s+(?:can\s+|will\s+)?(?:fix|cure|heal|change|correct|help you (?:change|stop))\b`,
      /\b(?:doctors who|equally|respect\p{L}*|ban|stop|myth|cannot|can't|nothing to)\b/iu,
    ],
    [
      0.9,
      String.raw`\b(?:whites|germans|christians|aryans) only\b(?=.{0,30}(?:apply|jobs?|area|club|school|flats?|homes?|welcome|neighbou?rhood|hiring|$))`,
      /\b(?:toilets?|ward|health|hair|tennis|laundry|wash)\b/iu,
    ],
    [
      0.9,
      String.raw`<GROUP>[,:]?\s+(?:go home|get out|go back(?: to \p{L}+)?|keep out|leave now|out of (?:our|my|this) \p{L}+)\b`,
      /\b(?:safely|happy|with|early|richer|at|holiday)\b/iu,
    ],
    [
      0.9,
      String.raw`<GROUP>\s+(?:(?:should|must)\s+)?(?:belongs?|be)\s+(?:in|behind|at|on|under)\s+(?:${PLACE})\b`,
      REPORTED,
    ],
    [
      0.9,
      String.raw`<GROUP>\s+(?:can't|cannot|should not|shouldn't|should never|must not|don't deserve to|don't deserve)\s+(?:think|vote|drive|work|be (?:allowed|trusted|trusted with)|have (?:rights|children|kids|jobs)|live|breathe|exist|breed|reproduce|be alive|marry|adopt|lead|rights)\b`,
      REPORTED,
    ],
    [
      0.9,
      String.raw`<GROUP>\s+(?:secretly\s+)?(?:control|run|own|rule|invented|planned|caused|ruin|destroy|steal|poison)\s+(?:everything|the (?:world|media|banks?|government|holocaust|weather|pandemic|country)|our (?:country|jobs|women|children|nation|culture|race)|this country)\b`,
      REPORTED,
    ],
    [
      0.9,
      String.raw`\bdeath to\s+(?:all |the )*\p{L}{4,}s\b|\b(?:heil hitler|sieg heil|white power|white supremacy (?:now|forever)|hail hitler|racial holy war|race war now|ethnic cleansing now)\b|\bhitler\s+(?:was right|did nothing wrong|had a point|had the right)\b|\b(?:jews|you|muslims|immigrants)\s+will not replace us\b`,
      /\bdeath to (?:all )?(?:taxes|meetings|spreadsheets|germs|stains|weeds|pests|passwords|wrinkles|ants|[a-z]+ (?:bills|fees))\b|["“][^[]*\[|\b(?:say\p{L}*|wishing|shout\p{L}*)\b/iu,
    ],
    [
      0.9,
      String.raw`(?<!\p{L})(?:hatred|contempt|disgust|disdain|loathing|no (?:respect|compassion|sympathy|pity|mercy)|disgusted|sickened|repulsed|sick|fed up)\s+(?:at all\s+)?(?:for|by|of|with)\s+(?:(?:all|the|those|these|you|any|every|being around)\s+)*<GROUP>(?![\p{L}'’-])`,
      REPORTED,
    ],
    [
      0.9,
      String.raw`\bfind\s+(?:(?:all|the|those|these|most)\s+)*<GROUP>\s+(?:${VERY}\s+)*(?:${DEGRADING})\b`,
      REPORTED,
    ],
    [
      0.9,
      String.raw`\b(?:niggers?|kikes?|wetbacks?|sandniggers?|ragheads?|gooks?|untermensch(?:en)?|towelheads?)\b`,
      REPORTED,
    ],
  ),
  ...readAs("deed", "cruelty", "hate", [
    0.9,
    String.raw`(?<!\p{L})${CALL_VERBS}\s+(?:(?:all|the|those|these|every|of|our|your|fucking|some)\s+)*<GROUP>${HEAD}`,
    /\b(?:ban|gas|shoot|burn|fire|eliminate|evict|jail|boycott|silence)\w*\s+(?:the )?(?:women|men|girls|females|old people|(?:old|short|new|the) ones)\b|\bno (?:one|body)\b/iu,
  ]),
];
