import { opensWithRequestToGo } from "./sent-somewhere.ts";
import { isForeignButton, isVagueForeignButton } from "./button-labels.ts";
import { plain, wordsOf } from "./words.ts";

/** Whole lines (after trimming punctuation and arrows) that are buttons on their own. */
const PHRASES = new Set(
  (
    "get started|get started now|get started today|get started free|get started for free|signup|signup now|signup today|signup free|sign up|sign up now|sign up today|sign up free|" +
    "sign up for free|sign in|log in|learn more|read more|see more|find out more|more info|more information|get it now|get yours|" +
    "get yours now|get yours today|get offer|get the offer|get quote|get a quote|get a free quote|get the app|get deal|get the deal|" +
    "shop now|shop online|shop the sale|shop all|shop today|buy now|buy online|buy today|buy tickets|order now|order online|order today|" +
    "order here|book now|book online|book today|book here|reserve now|pre-order now|preorder now|add to cart|add to bag|add to basket|checkout|" +
    "download|download now|download free|download the app|install|install now|play now|play free|play for free|watch now|watch more|" +
    "watch video|watch the video|listen now|try now|try it now|try it free|try for free|try free|try it|start now|start here|" +
    "start today|start free|start free trial|start your free trial|start trial|free trial|join now|join us|join free|join today|" +
    "join for free|subscribe|subscribe now|subscribe today|register|register now|register today|register here|apply|apply now|apply today|apply online|" +
    "enroll now|enrol now|donate|donate now|donate today|give now|call now|call today|call us|call us today|contact us|contact us today|" +
    "contact sales|talk to sales|talk to us|chat now|chat with us|message us|send message|book a demo|request a demo|request demo|" +
    "request info|request a quote|schedule a demo|schedule now|see plans|see pricing|view plans|view deals|view offer|view details|view more|" +
    "view all|view menu|see menu|see details|see deals|see how|see how it works|discover|discover more|discover now|explore|explore now|explore more|" +
    "click here|tap here|click now|tap to shop|click to play|swipe up|visit us|visit site|visit website|visit our website|visit now|" +
    "open account|open an account|enter now|enter to win|vote now|claim now|claim offer|claim your offer|redeem now|save now|switch now|" +
    "upgrade now|renew now|activate now|go now|let's go|continue|next|submit|send|save my seat|save your seat|count me in|yes please|" +
    "notify me|remind me|get directions|find a store|find a dealer|find your store|locate a store|check availability|check it out|check now|scan me|scan here|scan to shop|wake up|" +
    "rsvp|rsvp now|rsvp today|rsvp here|rsvp online|tickets on sale|tickets on sale now|get tickets|get your tickets|get your tickets now|come join us|stop by|stop by today|" +
    "follow us|follow us on|like and follow|like and follow us|like & follow us|dm us|dm now|dm to order|link in bio|comment below|swipe left|tap the link|refer a friend"
  ).split("|"),
);

/** Verbs that open an imperative line in advertising. Words as often nouns ("book", "offer", "sale") stand apart. */
const VERBS = new Set(
  (
    "get start sign signup shop buy purchase order book try join learn discover explore see find download install play watch listen subscribe register " +
    "apply enroll enrol donate give call contact talk chat message request schedule view read click tap swipe visit open enter vote claim " +
    "redeem save switch upgrade renew activate go check scan reserve pre-order preorder add take make build create grow boost unlock meet " +
    "choose pick compare send share follow ask tell let stop stay keep bring turn move protect win earn enjoy taste feel experience come " +
    "grab pay plan rent sell hire design customize customise personalize personalise browse search locate drive fly travel cook bake drink eat wear cut lose " +
    "improve increase reduce transform upload connect invite manage master stream sleep live love help hurry don't never be do put say think imagine dream"
  ).split(" "),
);

/** Verbs that promise an act on the advertiser's side; a short line opening with one of them is a call to action. */
const ACTION = new Set(
  (
    "get start sign signup shop buy purchase order book try join learn discover explore find download install play watch listen subscribe register apply " +
    "enroll enrol donate call contact talk chat message request schedule view read click tap swipe visit open enter vote claim redeem " +
    "switch upgrade renew activate check scan reserve pre-order preorder add grab browse compare see"
  ).split(" "),
);

/** The phrases of several words, as a longer line begins or ends with them. */
const SPACED = [...PHRASES].filter((phrase) => phrase.includes(" "));
const OPENINGS = SPACED.map((phrase) => `${phrase} `);
const ENDINGS = SPACED.map((phrase) => ` ${phrase}`);

const NOW = /\b(?:now|today|here|online|free|yours?|in store|tonight)\b/;

/** The verb an imperative line opens with. */
function openingVerb(text: string): string | undefined {
  const words = wordsOf(text);
  return words[0] === "please" || words[0] === "just" ? words[1] : words[0];
}

/** True for a line that opens with an imperative verb ("Cut your ad spend", "Don't wait"). A rule of thumb (evidence C). */
export function isImperative(text: string): boolean {
  const words = wordsOf(text);
  const first = openingVerb(text);
  if (first === undefined || !VERBS.has(first)) return false;
  const second = words[words.indexOf(first) + 1];
  // "Book of the year", "Order is restored", "Love is all", "Contact information": the word is a noun here.
  return (
    second === undefined || !/^(?:of|is|was|are|were|has|had|will|by|information|info|details|numbers?)$/.test(second)
  );
}

/** True for a sentence of any length that opens with a verb of acting on the advertiser's side ("Compare prices and find a plumber near you"). */
export const asksToAct = (text: string): boolean =>
  (isImperative(text) && ACTION.has(openingVerb(text) ?? "")) || opensWithRequestToGo(text);

/** A keyword to be sent: "Comment “INFO” below", "Text JOIN to 12345". */
const KEYWORD =
  /^(?:comment|reply|text|dm)\s+(?:["“'‘][\p{L}\d]+["”'’](?:\s+(?:below|now|to\s+\d+))?|[\p{L}\d]+\s+(?:below|to\s+\d{4,}))\W*$/iu;

/** True for a line that is the label of a button and can hardly be anything else. */
export const isButtonPhrase = (text: string): boolean =>
  PHRASES.has(plain(text)) || KEYWORD.test(text.trim()) || isForeignButton(text);

/** What a flyer writes before the number to call; without one it is a heading. */
const BEFORE_NUMBER = new Set(
  (
    "contact|contacts|call|call or text|for enquiries|for inquiries|for enquiries call|for inquiries call|enquiries|inquiries|for bookings|bookings|" +
    "table bookings|for reservations|reservations|for more info|for more information|for more details|for more enquiries call|for info|info|tickets|" +
    "for tickets|for orders|to order|to book|to reserve|whatsapp|text|rsvp|info and reservations|for sponsorship"
  ).split("|"),
);

/** A date and opening hours have eight. */
const digitsOfPhone = 9;

/** "CALL NOW! 024 456 7890" asks as much as "CALL NOW!". */
export function isButtonBesideNumber(text: string): boolean {
  const words = text.replace(/[\s:|–-]*\+?\d[\d\s()./-]{6,}$/u, "");
  const digits = text.slice(words.length).replaceAll(/\D/gu, "").length;
  return isButtonPhrase(words) || (digits >= digitsOfPhone && BEFORE_NUMBER.has(plain(words)));
}

/** "Do not click here" and "Never shop online" ask for nothing; "Don't wait: book now" and "Don't miss it, buy online" do. */
const FORBIDS = /^(?:please\s+)?(?:do\s+not|don't|dont|never)\s+(?:ever\s+)?(\p{L}+)(?=[^.!?:;,–—]*$)/u;
/** Sends away, or undoes what an ad is for: "Get lost", "Cancel my account". */
const SENDS_AWAY =
  /^(?:please\s+)?(?:get (?:lost|out|away|off)|go away|\p{L}+ (?:nowhere|nobody|nothing)|(?:cancel|delete|close|deactivate) (?:my|your|the) (?:account|profile|membership|order))$/u;

/** True for a line that tells the viewer to leave it. */
export const asksToLeave = (text: string): boolean => {
  const line = plain(text);
  const [, verb] = FORBIDS.exec(line) ?? [];
  return SENDS_AWAY.test(line) || (verb !== undefined && ACTION.has(verb));
};

/** True for a line a viewer is meant to act on: a known button phrase, or a short line led by an action verb. */
export function isCallToAction(text: string): boolean {
  const line = plain(text);
  if (line === "" || asksToLeave(text)) return false;
  if (isForeignButton(text)) return true;
  if (PHRASES.has(line) || PHRASES.has(line.replace(/^(?:or|please|just) /, ""))) return true;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 8) return false;
  const isPhraseInside =
    words.length <= 6 &&
    (OPENINGS.some((phrase) => line.startsWith(phrase)) || ENDINGS.some((phrase) => line.endsWith(phrase)));
  if (isPhraseInside) return true;
  if (opensWithRequestToGo(text)) return true;
  if (!asksToAct(text)) return false;
  return words.length <= 5 ? words.length > 1 : NOW.test(line);
}

/** The words of a button at the end of a longer text: a reader that joins lines takes both for one. In the text's own spelling. */
export function joinedButton(text: string): string | null {
  const words = text.trim().split(/\s+/u);
  const tails = [4, 3, 2].filter((count) => count < words.length).map((count) => words.slice(-count).join(" "));
  return tails.find((tail) => PHRASES.has(plain(tail))) ?? null;
}

/** 0 none, 1 generic ("Learn more"), 2 says what happens ("Start your free trial", "Book a table"). */
export function callToActionSpecificity(text: string): 0 | 1 | 2 {
  if (!isCallToAction(text)) return 0;
  if (isVagueForeignButton(text)) return 1;
  return /^(?:learn more|read more|see more|click here|tap here|more info(?:rmation)?|submit|continue|next|send|discover|explore|go now|click now|view more|see details|view details)$/.test(
    plain(text),
  )
    ? 1
    : 2;
}
