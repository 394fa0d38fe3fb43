/** Those who say what nobody should believe, and do what nobody should. */
const WRONGDOERS =
  "(?:scams?|scammers?|frauds?|fraudsters?|criminals?|crooks?|thieves|thief|burglars?|con ?(?:men|artists?)|hackers?|phishers?|phishing (?:e-?mails?|texts?|messages?)|swindlers?|quacks?|liars?|impost[eo]rs?|spammers?|smugglers?|traffickers?|dealers|gangs|racists?|nazis|bigots|fake (?:\\p{L}+ )?(?:ads?|e-?mails?|mails?|texts?|messages?|calls?|sites?|doctors?))";
const SPEECH =
  "(?:say|says|said|saying|claim|claims|claimed|promise|promises|tell|tells|told|pretend|pretends|write|writes|text|texts|swear|swears|warn|warns|offer|offers)";

/** "Fraudsters say [your account is suspended]"; "Criminals [buy stolen cards]". */
const BY_WRONGDOERS = new RegExp(
  String.raw`\b${WRONGDOERS}\s+(?:\p{L}+\s+){0,3}?(?:${SPEECH}\b[^[]*)?(?:(?:can|will|may|often|still|also|only|always)\s+)*\[`,
  "iu",
);
/** "Do not believe anyone who says you can [lose 30 pounds]". */
const DISBELIEVED =
  /\b(?:do not|don't|never)\s+(?:\p{L}+\s+){0,2}?(?:believe|trust|fall for|listen to|answer|reply to)\b[^[]*\[/iu;
/** "No miracle pill [melts belly fat]", but "No tea melts belly fat like ours". */
const OF_NOTHING =
  /^\W*(?:there(?:'s| is| are)\s+)?no\s+(?:such thing as\s+(?:an?\s+)?)?(?!more\b|need\b|other\b|better\b)(?:(?:\p{L}+\s+){1,3}(?:(?:can|will|ever|really|alone|that|which)\s+)*(?:\[\p{L}+s?\s|\p{L}+(?:[^s\P{L}]s|ed|e)\s[^[,]{0,30}\[)|(?:\p{L}+\s+){0,2}\[[^\]]*(?:\]|\s)\s*(?:\p{L}+\s+){0,2}?(?:that\s+|can\s+|will\s+)*\p{L}+s\b)/iu;
const BUT_OURS = /\b(?:like|than|as (?:fast|well|much)|but|except|faster|better|until)\b/iu;

/** True where the sentence says it of somebody else, or says that it is not so: the ad does not claim it. */
export function isDisowned(before: string, words: string, after: string): boolean {
  const sentence = `${before}[${words}]${after}`;
  if (BY_WRONGDOERS.test(sentence) || DISBELIEVED.test(sentence)) return true;
  return OF_NOTHING.test(sentence) && !BUT_OURS.test(sentence);
}
