import { isImperative } from "./call-to-action.ts";

/**
 * Whether the words before a verb make it something the ad asks for or does itself ("asks"), opposes ("against") or tells
 * of others ("told"). Read from the verb backwards to the first word that governs it: "never" in "Never dull: we poison …"
 * governs nothing in the second clause, and "stop" in "Stop people who …" does.
 */
export type Stance = "asks" | "against" | "told";

const ADVERB =
  /^(?:\p{L}+ly|just|even|only|now|then|please|always|also|still|all|together|again|ever|today|tonight|go|come|here|ahead|soon|secretly|literally|either)$/u;
const NEGATOR =
  /^(?:never|not|no|nobody|none|cannot|\p{L}+n't|dont|doesnt|wont|cant|nor|neither|without|against|stop(?:s|ped|ping)?|end(?:s|ed|ing)?|prevent\p{L}*|quit\p{L}*|fight\p{L}*|avoid\p{L}*|ban(?:s|ned|ning)?|refus\p{L}+|forbid\p{L}*|instead|rather|tired|oppos\p{L}+|condemn\p{L}*|protest\p{L}*|report(?:s|ed|ing)?|wrong|illegal|crime)$/u;
/** Words through which a negation reaches the verb: "Don't let anyone ever hurt …", "Stop people from beating …". */
const LINK =
  /^(?:to|be|being|been|have|has|had|having|let|lets|letting|allow|make|get|want|wants|need|try|think|of|from|anyone|anybody|someone|somebody|one|people|those|them|us|who|that|the|a|any|more|it|is|it's|ok|okay|selling|buying|using|taking|making|sales?|trade|spread|flow|paying|hunting|for|right|reason|excuse|should|must|can|could|will|would|may|use|help)$/u;
const THIRD = /^(?:he|she|they|it|who|which|that|what|this|these|those|someone|somebody|anyone|people|men|women)$/u;
const AUXILIARY =
  /^(?:will|can|could|should|shall|would|may|might|must|do|does|did|gonna|wanna|gotta|are|am|is|be|been|was|were|have|has|had|we'll|i'll|you'll|they'll|he'll|it'll)$/u;
const ASKING =
  /^(?:how|ways?|guide|tips?|learn|want|wanna|love|like|ready|time|need|dare|easy|easiest|easier|best|fastest|cheapest|fun|allowed|free|going|able|try|happy|here|proud|born|made|designed|built|perfect|place|chance|right|reasons?|licen[cs]e|you|us|cool|great|good|okay|ok|wait|gonna|have|get|helps?|together|it|invited|hesitate|afraid|forget|scared|shy)$/u;
const FUNCTION_OPENING =
  /^(?:if|when|whenever|while|because|before|after|did|does|do|has|was|were|would|should|why|is|are|since|until)$/u;
const REPROACH =
  /\b(?:arrest\p{L}*|jail\p{L}*|convict\p{L}*|accus\p{L}+|charged|sentenc\p{L}+|su(?:e|es|ed|ing)|suspect\p{L}*|guilty|sorry|fined|wanted|court|police|trial|inside|caught|say|saying|said|threat\p{L}+|victims?|died|survived|against|stories of|signs of|years of)\b/u;
const THING =
  /^(?:belt|toy|food|knife|gun|rifle|pistol|poison|powder|rope|stick|hammer|product|kit|app|tool|device|spray|tea|juice|pill|boots?|car|suv|truck|dog|whip|chain|collar|trap|machine|team|men|people|friends|experts|company|shop|drink|snack|sweets|candy)s?$/u;

const wordsBefore = (before: string): string[] => before.toLowerCase().match(/[\p{L}\d']+|[,&]/gu) ?? [];

/** True where a negation reaches the word at the end of these words. */
function isNegated(words: readonly string[]): boolean {
  for (let i = words.length - 1; i >= 0; i--) {
    const word = words[i] ?? "";
    if (NEGATOR.test(word)) return true;
    if (!LINK.test(word) && !ADVERB.test(word)) return false;
  }
  return false;
}

const isOurs = (words: readonly string[]): boolean => {
  const at = words.lastIndexOf("our");
  return at >= 0 && words.length - at <= 4 && words.slice(at + 1).some((w) => THING.test(w));
};

/** The side of a verb that follows "and", "or" or a comma: that of the verb before it. */
function afterJoint(joint: string, words: readonly string[], isGerund: boolean): Stance {
  const negated = words.some((w) => NEGATOR.test(w));
  if (joint === "or") return negated ? "against" : stanceOf(words.join(" "), isGerund);
  const [first = ""] = words;
  // "Stop hitting and kicking", but "Stop reading and kill": what is stopped ends in -ing.
  if (!isGerund && /^(?:stop|end|quit|avoid|prevent|enjoy)$/u.test(first)) return "asks";
  if (negated && (NEGATOR.test(first) || words.every((w) => NEGATOR.test(w) || ADVERB.test(w)))) {
    return joint === "," && !/ing$/u.test(words.at(-1) ?? "") && words.length > 2 ? "asks" : "against";
  }
  if (THIRD.test(first) || FUNCTION_OPENING.test(first)) return "told";
  const ours = /^(?:we|i|you|let|let's|our|come|go|help|save|buy|use|take|grab|drink|meet)$/u.test(first);
  return joint === "," || ours || isImperative(words.join(" ")) ? "asks" : "told";
}

function afterTo(words: readonly string[]): Stance {
  if (isNegated(words)) return "against";
  const word = words.findLast((w) => !ADVERB.test(w)) ?? "";
  const isClause = words.slice(-6).some((w) => /^(?:if|when|who|whether|because|why|what)$/u.test(w));
  if (isClause || FUNCTION_OPENING.test(words[0] ?? "") || REPROACH.test(words.join(" "))) return "told";
  return word === "" || ASKING.test(word) || THING.test(word) ? "asks" : "told";
}

function bySubject(words: readonly string[], helped: boolean): Stance {
  const subject = words.at(-1) ?? "";
  const opening = words.at(-2) ?? "";
  if (FUNCTION_OPENING.test(opening) || FUNCTION_OPENING.test(words[0] ?? "")) return "told";
  if (/^(?:we|i|let's|lets|we're|i'm|we've|everyone|everybody|we'll|i'll)$/u.test(subject)) return "asks";
  if (subject === "us" && opening === "let") return "asks";
  if (/^(?:you|you'll|u)$/u.test(subject)) return helped && !AUXILIARY.test(opening) ? "asks" : "told";
  return isOurs(words) ? "asks" : "told";
}

/** The stance towards the verb that follows these words of its sentence. */
export function stanceOf(before: string, isGerund = false): Stance {
  const words = wordsBefore(before);
  while (words.length > 0 && ADVERB.test(words.at(-1) ?? "")) words.pop();
  const last = words.at(-1);
  if (last === undefined) return "asks";
  if (last === "and" || last === "or" || last === "," || last === "&")
    return afterJoint(last, words.slice(0, -1), isGerund);
  if (isNegated(words)) return "against";
  if (last === "to") return afterTo(words.slice(0, -1));
  if (/^(?:for|by|while|love|enjoy|start|keep|try|like|loves?|hobby|of)$/u.test(last)) {
    const governed = words.slice(0, -1);
    return REPROACH.test(governed.join(" ")) || THIRD.test(governed.at(-1) ?? "") || last === "of" ? "told" : "asks";
  }
  if (last === "let's" || last === "lets") return "asks";
  if (AUXILIARY.test(last)) {
    const own = /^(?:we|i|you)'ll$/u.test(last);
    return own ? bySubject(words, true) : bySubject(words.slice(0, -1), true);
  }
  return bySubject(words, false);
}

/** "… kills"; "Gas" is none. */
const THIRD_PERSON = /^(?!gas\b)\p{L}+[^s\P{L}]s\b/iu;
/** A line that begins so goes on from the one above. */
const JOINT = /^(?:to|and|or|from|of|with|without|by|for|who|that|which|,|&)$/u;
const MANY =
  /^(?:\p{L}*[^s\P{L}]s|people|men|women|children|police|bacteria|thieves|mice|everyone|everybody|anyone|anybody|someone|somebody|nobody|who|that|which|and|or|to|not|never|let|helps?|we|you|i|they|he|she|it)$/u;

/**
 * Whether the line above may govern the verb that a line begins with, as its subject or by a negation. "Summer sale" governs no verb in
 * its base form, so that whatever stands below it is asked for; "Poachers" may.
 */
export function mayGovern(above: string, own: string, deed: string): boolean {
  const words = wordsBefore(above);
  while (words.length > 0 && ADVERB.test(words.at(-1) ?? "")) words.pop();
  const last = words.at(-1);
  if (last === undefined) return false;
  const [opening = "", ...others] = wordsBefore(own);
  if (JOINT.test(opening)) return true;
  const opens = ADVERB.test(opening) ? others.every((word) => ADVERB.test(word)) : opening === "";
  if (opens && (THIRD_PERSON.test(deed) || /^\p{L}+ing\b/iu.test(deed))) return true;
  if (MANY.test(last) || AUXILIARY.test(last) || isNegated(words)) return true;
  return FUNCTION_OPENING.test(words[0] ?? "") || REPROACH.test(words.join(" "));
}

/** What follows condemns the deed: "… is a crime", "Hit a child, go to jail". "Never get caught" does not. */
const CONDEMNED =
  /\b(?:(?:is|are|was|it's|that's)\s+(?:\p{L}+\s+)?(?:a crime|crimes?|wrong|illegal|cruel\p{L}*|unacceptable|abuse|cowardly|never|not|no joke|disgusting|evil|hate)|(?:must|has to|needs to|should)\s+(?:stop|end|be (?:banned|stopped|punished))|(?:go|goes|going|went) to (?:jail|prison)|end up in|lose your licen[cs]e|you could die|ruins?)\b/iu;

/** "… shoots doctor, then kills mother": somebody else does it, unless it is our own product. */
const isThirdPerson = (verb: string, before: string): boolean =>
  THIRD_PERSON.test(verb) && before.trim() !== "" && !isOurs(wordsBefore(before));

/** True where the ad itself asks for the deed, or does it. */
export const isAskedFor = (before: string, deed: string, after: string): boolean =>
  !isThirdPerson(deed, before) &&
  stanceOf(before, /^\p{L}+ing\b/iu.test(deed)) === "asks" &&
  !CONDEMNED.test(after) &&
  !/\b(?:say|saying|said|threat\p{L}+)\b/iu.test(before);

/** True where words before or after a thing set the ad against it: to be reported, stopped, healed. */
export const isOpposed = (before: string, after: string): boolean =>
  isNegated(wordsBefore(before)) || CONDEMNED.test(after) || REPROACH.test(before.toLowerCase());
