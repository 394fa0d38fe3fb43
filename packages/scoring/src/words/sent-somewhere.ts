/** An address on the web or of a mailbox, or a number to call or to write to. */
const TARGET =
  "(?:(?:[\\w.+-]{1,64}@)?(?:[\\w-]+\\.)*[\\w-]+\\.\\s?(?:com|org|net|co|io|edu|gov|shop|store|app|uk|de|fr|eu|us|ca|info|tv)\\b(?:\\/[\\w/-]*)?|[+(]?\\d[\\d\\s().+-]{3,}\\d)";
/** Verbs that send the viewer there by themselves, and those that need a word of place before the address. */
const GO =
  "visit|(?:go|head)\\s+(?:online\\s+)?to|log\\s?on\\s+to|call|phone|text|sms|rsvp|" +
  // "Email: info@example.com" alone is an address, as a number alone is.
  "(?<=please\\s)(?:e-?mail|contact|write\\s+to)|e-?mail\\s+(?:us|me)(?:\\s+at)?";
const DO =
  "(?:find|see|learn|read|discover|get|shop|buy|purchase|order|book|register|apply|donate|join|sign\\s+up|subscribe|download|watch|enter|vote)\\b[^.!?]{0,40}?\\s(?:at|on|from|to)";
/** "For a free sample go to …", "To reserve call …": a short purpose before the verb belongs to the request. */
const PURPOSE = "(?:(?<=^|[.!?]\\s+)(?:to|for)(?:\\s[\\p{L}’'-]+){1,4},?\\s)?";

const ASKING = `${PURPOSE}(?<![\\p{L}\\p{N}]|\\b(?:we|they|you|i)\\s)(?:please\\s+)?(?:${GO}|${DO}):?\\s(?:[^.!?]{0,40}?\\s)?${TARGET}[.!]?`;
const REQUEST = new RegExp(ASKING, "giu");
/** Asked of every run of lines: what begins otherwise must be left at the first letter. */
const OPENING = new RegExp(`^${ASKING}`, "iu");

/** True for a text that begins with such a request. */
export const opensWithRequestToGo = (text: string): boolean => OPENING.test(text.trimStart());

/** Where a text asks the viewer to go to an address or to call a number: from and to, in characters. Two ways to act are one request. */
export function requestsToGo(text: string): [from: number, to: number][] {
  const requests: [number, number][] = [];
  for (const { 0: words, index } of text.matchAll(REQUEST)) {
    const last = requests.at(-1);
    if (last && /^,?\s*(?:or|and)\s+$/iu.test(text.slice(last[1], index))) last[1] = index + words.length;
    else requests.push([index, index + words.length]);
  }
  return requests;
}

/** True for a text that is such a request and nothing else. */
export function isRequestToGo(text: string): boolean {
  const whole = text.trim();
  return requestsToGo(whole).some(([from, to]) => from === 0 && to === whole.length);
}
