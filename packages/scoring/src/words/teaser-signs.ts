/**
 * Signs of clickbait in copy, by kind. Forward reference: Blom & Hansen 2015; hyperbole, pronouns, lists: Chakraborty et al.
 * 2016; crowds, windfalls, remedies, pictures of others: themes of problem ads in Zeng, Kohno, Roesner 2021.
 */
const SIGNS = {
  "forward reference":
    /\b(?:this (?:is|one|simple|trick|new|\$?\d+|\w+ (?:is|was|will|are))|try this|do this|read this|buying this|these \d*|here'?s (?:why|what|how|where|the)|that you|why (?:this|you|your|it|so|we|he|she|they)|what (?:happens|happened|they|she|he|you|your|it|this)|where the|the reason|the list|now (?:understand|know) why|find out (?:if|why|how|what)|see (?:the list|why|what|who|if)|until you|before you|until it)\b/i,
  "someone unnamed": /\b(?:he|his|she|her|they|their|them|him)\b/i,
  hyperbole:
    /\b(?:worst|most (?!popular)|never (?:think|seen|knew|known|believe|guess|look|want)\w*|only option|too good|unbeliev\w*|stun(?:s|ned|ning)|melts?|mind[- ]?blowing|miracle|gorgeous|hottest|sexiest|awkward|creepy|bizarre|heartbreaking|terrifying|like crazy|ridiculous\w*|loophole|untold|wait (?:until|till)|you'?ll (?:never|wish)|goes viral|speechless|cannot|can'?t (?:un\w+|believe|miss)|didn'?t want|won'?t believe|insane\w*|crazy|shock\w*|embarrass\w*|offensive|caught|red[- ]handed|laid bare|secrets?|weird|genius|ingenious|hilarious\w*|jaw[- ]?dropping|must[- ]haves?|reveals?|revealed|exposed|confirms?|rumou?rs?|disappeared|astonish\w*|surpris\w*|banned|tricks?|hacks?|mistakes?|forget|instead of|better than)\b/i,
  crowd:
    /\b(?:people are|everyone|everybody|americans?|residents|drivers|homeowners?|seniors?|singles|doctors?|surgeons?|trainers?|dentists?|cardiologists?|dermatologists?|billionaires?|millionaires?|experts?|over \d0|\d{2}[- ]year[- ]olds?|workers|attendees|celebs?|celebrit\w+|hollywood|boomers?|millennials)\b/i,
  "pictures of others":
    /\b(?:photos?|pictures|pics|scenes|moments|on camera|then and now|look(?:s)? like now|before and after)\b/i,
  windfall:
    /\b(?:win \S?\d|qualif\w+|eligible|entitled|pennies|unsold|refinanc\w*|(?:reverse ?)?mortgages?|loans?|life insurance|retire(?:ment|es?)?|stocks?|bitcoin|crypto|credit scores?|debt|social security|medicare|annuit\w+|net worth|financial advis\w+|lower my|payday|payout|settlement|compensation|disability|free money|going for|get (?:up to|paid)|per (?:day|week) from home|real cost|notice (?:for|to))\b/i,
  remedy:
    /\b(?:remed(?:y|ies)|tighten|wrinkles?|crepe|loose skin|skin (?:tags?|around)|anti[- ]?aging|dark spots|hair loss|supplements?|body fat|belly fat|hearing aids?|bunions?|gout|varicose|memory loss|prostate|testosterone|sciatica|arthritis|belly|blood (?:pressure|sugar)|joint pain|toe ?nail|fungus|neuropathy|tinnitus|weight loss|lose weight|slim|cleanse|detox|ancestry|diet|cures?|toxic|cancer|diabet\w+)\b/i,
  list: /(?:^|[.|]\s*|\bthese |\bthe )\d{1,3} (?!%|percent|years?|days?|hours?|minutes?|months?|weeks?|off)\p{L}+/iu,
  aside:
    /\((?:do|watch|try|see|it'?s|here|pics?|photos?|video|gallery|simple|no|read|take)\b[^)]*\)|\[(?:pics?|gallery|photos?|video|watch)\]/i,
  "cut off": /(?:\.\.\.|…)\s*(?:$|\|)|\w(?:\.\.\.|…)/u,
} as const;

export type TeaserSign = keyof typeof SIGNS | "article headline";

/** A long sentence In Title Case: the form of link headlines, not of brand copy (Chakraborty et al. 2016). */
function isArticleHeadline(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const long = words.filter((w) => w.length >= 4);
  if (words.length < 6 || long.length < 3) return false;
  const titled = long.filter((w) => /^\p{Lu}.*\p{Ll}/u.test(w)).length;
  return titled / long.length >= 0.75;
}

const NAMES: readonly (keyof typeof SIGNS)[] = [
  "forward reference",
  "someone unnamed",
  "hyperbole",
  "crowd",
  "pictures of others",
  "windfall",
  "remedy",
  "list",
  "aside",
  "cut off",
];

/** The kinds of teaser wording found in headline, body and offer (rule E10). A headline often reaches the reader as several blocks. */
export function teaserSigns(copy: string): TeaserSign[] {
  const found: TeaserSign[] = NAMES.filter((name) => SIGNS[name].test(copy));
  return isArticleHeadline(copy) ? [...found, "article headline"] : found;
}
