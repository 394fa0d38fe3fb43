/** Who can be hurt, as fragments of patterns. */

const RELATIONS =
  "kids?|child|children|bab(?:y|ies)|toddlers?|newborns?|infants?|teens?|teenagers?|sons?|daughters?|wi(?:fe|ves)|husbands?|spouse|girlfriends?|boyfriends?|partners?|ex|exes|mothers?|fathers?|mom|mum|dad|parents?|grandm(?:a|others?)|grandpa|grandfathers?|granny|grannies|sisters?|brothers?|stepmother|stepfather|mother-in-law|mothers-in-law|famil(?:y|ies)|neighbou?rs?|friends?|boss|bosses|landlords?|tenants?|teachers?|cowork(?:er|ers)|colleagues?|employees?|workers|students?|pupils?|patients?|customers?|clients?|cops?|police(?:men|man)?|nurses?|doctors?|waiters?|tourists?|cyclists?|pedestrians?|voters?|journalists?|politicians?|judges?|pensioners?|orphans?|beggars?|dates?|guests?|lovers?|roommates?|flatmates?|cousins?|uncles?|aunts?|nephews?|nieces?|grandchildren|grandkids|grandsons?|granddaughters?|babysitters?|neighbou?rhood";
const PERSONS =
  "people|person|woman|women|man|men|lad(?:y|ies)|guys?|girls?|boys?|everyone|everybody|someone|somebody|strangers?|humans?|passers-?by|crowds?|village|classmates?|the (?:poor|old|elderly|homeless|disabled|weak|blind|deaf|sick|hungry|unemployed)";
const ANIMALS =
  "dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|animals?|horses?|pon(?:y|ies)|hamsters?|geese|hens?|hedgehogs?|strays|bunn(?:y|ies)|rabbits?|guinea pigs?|donkeys?|elephants?|dolphins?|monkeys?|parrots?";

/** Nations and peoples that are spelt alike as adjective and noun. */
const PEOPLES =
  "mexicans?|arabs?|asians?|africans?|americans?|pakistanis?|indians?|turks?|russians?|ukrainians?|poles|chinese|japanese|israelis?|palestinians?|latin(?:os?|as?|x)|hispanics?|roma|gyps(?:y|ies)|europeans?|germans?|nigerians?|syrians?|afghans?|haitians?|romanians?";
/** Protected characteristics: Meta "hateful conduct", Google Ads "inappropriate content: hateful content". */
const GROUP = `(?<![a-z])(?:(?:gay|trans(?:gender)?|black|white|brown|jewish|muslim|islamic|christian|asian|african|mexican|arab|disabled|deaf|blind|autistic|fat|obese|overweight|ugly|old|elderly|poor|homeless|foreign|immigrant|short|lesbian|queer|bisexual|mentally ill|refugee|roma|romani|indigenous|native|chinese|indian|hispanic)\\s+(?:people|persons?|wom[ae]n|m[ae]n|folks?|guys|girls?|boys?|kids|children|famil(?:y|ies)|humans|ones|ladies|neighbou?rs|workers|tenants|students)|jews?|muslims?|christians?|hindus?|sikhs?|buddhists?|catholics|atheists|blacks|whites|gays|lesbians|homosexuals|transsexuals|bisexuals|queers|immigrants?|migrants?|refugees?|asylum seekers|foreigners?|women|men|girls|females|cripples|the (?:poor|old|elderly|homeless|disabled|blind|deaf|jews|mentally ill|obese)|${PEOPLES})`;

/** What may follow a noun that is not the first half of a compound: "your kids today", not "your kids menu". */
const FOLLOWERS =
  "and|or|but|since|against|among|near|behind|around|across|only|please|right|well|asap|why|how|what|where|no|not|never|together|apart|back|yet|always|deserves?|ought|needs?|has|have|with|at|in|on|by|for|from|to|until|till|before|after|while|when|if|as|so|because|that|who|than|then|again|now|today|tonight|tomorrow|daily|here|there|online|alive|harder|more|better|first|forever|too|also|into|onto|under|over|up|down|out|off|like|without|within|through|during|is|are|was|were|must|should|will|can|this|these|every|all|each|dead|half|free|fast|cheap|once|twice|next|instead|anyway|anytime|whenever|someday|of|they|we|you|i|it|he|she|nobody|everybody|everyone|someone|somebody|anyone|don't|don";
export const HEAD = String.raw`(?!['’-]\p{L})(?=\s*(?:$|[^\p{L}\s'’-]|(?:${FOLLOWERS})\b|\p{L}{2,}(?:ly|er)\b))`;

const DETERMINER =
  "your|our|my|his|her|their|the|a|an|some|all|every|these|those|any|more|other|another|two|three|ten|\\d+";
const LITTLE =
  "little|small|old|young|newborn|stray|unwanted|unloved|barking|noisy|naughty|lazy|disobedient|stubborn|screaming|fat|poor|homeless|innocent|pregnant|helpless|living|random|wild|rich|lonely|weak|sick|elderly|new|own|whole|crying";

const np = (nouns: string): string =>
  String.raw`(?<!\p{L})(?:all (?:the |of the |your )?)?(?:(?:${DETERMINER})\s+(?:(?!(?:${FOLLOWERS})\b)\p{L}+(?:'s)?\s+){0,2}?|(?:(?:${LITTLE})\s+)*)(?:${nouns}|${GROUP})\b${HEAD}`;

const LIVING = np(`${RELATIONS}|${PERSONS}|${ANIMALS}`);

/** Whom a rule may be about; a rule names them as "<LIVING>", and all rules share one pattern of each. */
export const WHO = {
  LIVING,
  /** With a determiner: after a verb that is a noun as well ("Attack dogs for sale"). */
  NAMED: String.raw`(?=(?:all|${DETERMINER})\b)${LIVING}`,
  ANIMAL: np(ANIMALS),
  GROUP,
} as const;

const BEASTS = new RegExp(String.raw`\b(?:${ANIMALS}|cows?|pigs?|birds?|foxes)\b`, "iu");
const HUMANS = new RegExp(String.raw`\b(?:${RELATIONS}|${PERSONS})\b|${GROUP}`, "iu");

/** True where the words are about animals and about nobody else; whose they are does not count. */
export const isOfAnimals = (words: string): boolean =>
  BEASTS.test(words) && !HUMANS.test(words.replaceAll(/\p{L}+['’]s?(?=\s)/gu, ""));

/** Those whose phone and messages a spouse or neighbour would pry into. */
export const CLOSE = String.raw`(?:your|his|her|their|my|a|any|someone|somebody|anyone)(?:\s+(?:wife|husband|spouse|girlfriend|boyfriend|partner|ex|lover|crush|neighbou?r|boss|coworker|colleague|employee|tenant|friend|enemy|rival|teacher|else))?(?:'s)?`;
