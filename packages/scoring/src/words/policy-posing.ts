import { type PolicyRule, rules } from "./policy-rules.ts";

const SYSTEM =
  "computer|pc|laptop|phone|device|mac|macbook|android|iphone|ipad|system|browser|windows|hard drive|flash player|battery|internet connection|drivers?|memory|storage|cloud storage|antivirus|router|webcam|tablet";
const ACCOUNT =
  "account|bank account|card|credit card|debit card|payment|subscription|membership|licen[cs]e|profile|mailbox|inbox|paypal|netflix|amazon|apple id|icloud|facebook|instagram|gmail|whatsapp|google account|password|sim card|wallet|identity|invoice|bill|warranty|car(?:'s)? warranty|domain|health insurance|benefits";
const PARCEL = "parcel|package|delivery|shipment|order|letter|packet|mail";
const STATE =
  "suspended|locked|blocked|limited|restricted|deactivated|disabled|hacked|compromised|expired|expiring|declined|on hold|frozen|closed|terminated|rejected|overdue|unpaid|past due|cancell?ed|flagged|at risk|used by someone else|charged";
const BE = "(?:is|are|was|were|has been|have been|had been|will be|has|may be|might be|could be|will)";
const ADV = "(?:\\p{L}+ ){0,2}?";

/** Told of others, asked, or offered as a service: "Card declined? Build your credit with us". */
const ASKED =
  /\]\s*[^[\]]{0,40}\?|^\W*(?:is|are|was|has|if|when|did|does|do|what|why|how|until|unless|before|after|never|no|because)\b[^[]*\[/iu;

/**
 * Poses as a message of the system, of the post or a bank, as news or as a prize. Sources: Google Ads "misrepresentation:
 * misleading ad design, clickbait, phishing" and "unclear relevance"; Meta "misleading, false or non-existent functionality",
 * "unacceptable business practices", "fraud, scams and deceptive practices"; fake delivery notes and prizes as consumer
 * authorities describe them (FTC: "How to recognize a fake package delivery text", "prize and sweepstakes scams").
 */
export const POSING_RULES: readonly PolicyRule[] = [
  ...rules(
    "misleading",
    "system",
    [
      0.9,
      String.raw`\byour (?:\p{L}+ )?(?:${SYSTEM}) (?:${BE}|needs?) ${ADV}(?:infected|at risk|damaged|compromised|locked|suspended|hacked|out of date|outdated|blocked|virus(?:es)?|running slow|a virus|updat(?:e|ing)|full|dying|not protected|unprotected|slow|repair\p{L}*|clean\p{L}*)\b`,
      ASKED,
    ],
    [
      0.9,
      String.raw`\b(?:virus(?:es)?|malware|spyware|trojans?|threats?|critical errors?|errors?|problems?)\s+(?:${BE} )?${ADV}(?:found|detected)\b(?=\s*(?:$|[!.:,]|(?:on|in) (?:your|this)\b))|\b\d+ (?:virus(?:es)?|threats?|errors?|problems?) (?:on|in) (?:your|this)\b|\b(?:has |was |we )?detected (?:a problem|an error|\d+ (?:virus\p{L}*|threats?|errors?|problems?|issues?)|a virus|unusual|suspicious)`,
      ASKED,
    ],
    [
      0.8,
      String.raw`\(\d+\)\s*(?:new |unread |missed |pending )?(?:messages?|notifications?|friend requests?|calls?|alerts?|updates?|e?-?mails?)|\byou have (?:\(?\d+\)?|an?|one|new)(?: \p{L}+)? (?:messages?|notifications?|packages?|voice ?mails?|friend requests?|alerts?|calls?)\b|^\W*\d+ (?:new|unread|missed|pending) (?:messages?|notifications?|calls?|alerts?|voice ?mails?)\b`,
      ASKED,
    ],
    [
      0.7,
      String.raw`\b(?:flash|video|media|java|browser|driver|player|codec)s?(?: player)?(?: is| are)? (?:(?:update|upgrade)(?: is)? (?:required|needed|available|now)|out of date|outdated|required|missing)\b|\bupdate (?:required|recommended)\b`,
      ASKED,
    ],
    [
      0.7,
      String.raw`\b(?:system|virus|windows|critical|mac|android) (?:alert|warning|message|notification|error|notice)\b|\bsecurity (?:alert|warning)\s*(?:[!:]|$)|^\W*(?:warning|alert|attention|error|urgent|important)\s*[!:]\W*(?:your|a virus|virus|system|\d+ )`,
    ],
    [
      0.8,
      String.raw`\byour (?:\p{L}+ )?(?:files|data|account|photos|computer|phone|messages|profile) (?:\p{L}+ )?will be (?:\p{L}+ )?(?:deleted|closed|suspended|lost|locked|blocked|removed|terminated|deactivated)\b`,
      /\b(?:never|if|unless|without)\b/iu,
    ],
  ),
  ...rules(
    "misleading",
    "notice",
    [0.9, String.raw`\b(?:your|this|the)\s+${ADV}(?:${ACCOUNT})\s+(?:${BE})\s+${ADV}(?:${STATE})\b`, ASKED],
    [
      0.8,
      String.raw`\b(?:your|this|the|a)\s+${ADV}(?:${PARCEL})\s+(?:${BE}\s+)?(?:on hold|held|waiting|delayed|returned|stuck|pending|not delivered|undeliver\p{L}+|(?:could|can) ?not be delivered|couldn't be delivered|be returned|suspended|awaiting|missed|on its way back|still unpaid|blocked)\b`,
      ASKED,
    ],
    [
      0.8,
      String.raw`\b(?:delivery|payment|verification|transaction|transfer)\s+(?:attempt\s+)?(?:failed|declined|missed|unsuccessful|suspended)\b|\b(?:missed|failed)\s+(?:delivery|payment)\b|\bwe (?:could not|couldn't|were unable to|tried to|can't|cannot)\s+(?:deliver|reach|verify|process)\b|\b(?:customs|shipping|redelivery|delivery)\s+(?:fee|charge|duty)\s+(?:is\s+)?(?:due|required|unpaid|owed)\b`,
      ASKED,
    ],
    [
      0.8,
      String.raw`\b(?:confirm|verify|validate|update)\s+your\s+(?:identity|password|account|card|details|address|billing|payment)\b|\b(?:unusual|suspicious|unauthori[sz]ed)\s+(?:sign-?in|login|activity|log-?in|transaction|charge|purchase|access)\b`,
      /\?\s*$|\bprotect\p{L}*|\bhow to\b|\balerts\b|\bwe (?:watch|monitor|stop|block)/iu,
    ],
    [
      0.8,
      String.raw`\byou(?:'ve| have| were| will be|'ll be)?\s+(?:been\s+)?charged\s+[$€£]\s?\d|\b(?:charged|debited|renewed)\s+(?:for\s+)?[$€£]\s?[\d.,]+|\bcall (?:now )?to cancel\b`,
      /\bnever\b|\bnot\b|\?\s*$/iu,
    ],
    [
      0.75,
      String.raw`\b(?:tax|irs|hmrc|government)\s+(?:refund|rebate|payment|cheque|check)(?:\s+of [$€£]\s?[\d.,]+)?\s+(?:is\s+)?(?:waiting|pending|available|ready|approved)\b|\b(?:final|last|second) (?:notice|reminder|attempt|warning)\b(?=.{0,60}\b(?:your|account|warranty|expire\p{L}*|returned|parcel|payment|delivery|you)\b)`,
      /\b(?:sale|tickets?|days?|chance)\b/iu,
    ],
  ),
  ...rules(
    "misleading",
    "prize",
    [
      0.8,
      String.raw`\byou(?:'ve| have)?(?: just)? won\b(?!['’])|\byou(?:'ve| have) been (?:selected|chosen|picked|approved)\s*(?:[!.]|$|to (?:receive|get|win|claim|be)|for (?:a |an |our |one |the )?(?:\p{L}+ ){0,2}?(?:[$€£]\s?\d|gift|prize|reward|iphone|free|giveaway|bonus|samsung|tv))|\byou(?:'re| are) (?:a |the |our |today's )?\s*(?:\d[\d,.]*(?:st|nd|rd|th)|lucky)\s+(?:\p{L}+ )?(?:visitor|winner|user|customer|person)\b|\bcongratulations\W+you(?:'ve| have|r|'re| are)?\s+(?:\p{L}+ ){0,3}?(?:won|winner|selected|chosen|visitor)`,
      /\b(?:if|when|what if|until|say|after|the year|heart|trust|hearts|imagine)\b[^[]*\[|\[[^\]]*\]\s+(?:our|the|my|their|over|us|again)\b/iu,
    ],
    [
      0.55,
      String.raw`\bclaim your (?:prize|reward|gift card|winnings|free (?:iphone|ipad|gift card|gift)|refund|iphone)\b|\b(?:prize|reward|winnings|gift card|your (?:free |new )?iphone) (?:is|are) (?:waiting|ready|reserved)\b|\b(?:answer|complete) (?:\p{L}+ )?(?:\d+|survey|questions?).{0,30}\b(?:gift card|reward|iphone|prize)\b`,
    ],
  ),
  ...rules(
    "misleading",
    "button",
    [
      0.6,
      String.raw`\b(?:start|begin) download(?:ing)?\b(?!\s+(?:speeds?|year|our|the app))|\b(?:your|the) download (?:is|has|will|starts?|begins?|failed|ready|complete)\b(?!\s+(?:be )?(?:faster|slow|our|better))|\bdownload (?:is )?ready\b|\b(?:click|press|tap) (?:\p{L}+ )?(?:to|and) (?:continue|proceed|start|play|watch|download|listen|view|pay)\b(?!\s+(?:your|our|shopping))|\b(?:step 1|1\.).{0,30}(?:click|download).{0,60}(?:step 3|3\.)`,
    ],
    [0.35, String.raw`^\W*(?:download(?: now| here)?|play(?: now)?|continue|scan now|install|ok|next)\W*$`],
  ),
  ...rules("misleading", "news", [
    0.35,
    String.raw`^\W*breaking(?: news)?\s*[:!–-]|\bas seen on (?:cnn|fox|nbc|abc|bbc|tv)\b|\b(?:shocking|leaked|official) (?:report|notice|announcement)\b`,
  ]),
];
