import { placeOf } from "../words/lexicon.ts";
import { templateFields } from "../words/placeholder.ts";
import { isKnownBrand } from "./known-brand.ts";

/** Sites that lend an address to everybody: the name is what follows it, or stands before it. */
const HOSTS =
  /^(?:facebook|fb|instagram|twitter|youtube|tiktok|linkedin|pinterest|snapchat|telegram|whatsapp|myspace|blogspot|wordpress|tumblr|wixsite|weebly|squarespace|myshopify|vercel|netlify|github|gitlab|herokuapp|firebaseapp|eventbrite|gofundme|etsy)$/iu;

const POST = "gmail|googlemail|yahoo|ymail|hotmail|outlook|icloud|aol|live|msn|gmx|protonmail";

/** Mailboxes for everybody: the name stands before the sign. Begun at a word's start only: three hundred letters in a row would take seconds. */
const MAILBOX = new RegExp(String.raw`(?<![\p{L}\d._-])([\p{L}\d._-]{3,64})\s?@\s?(?:${POST})\b`, "giu");
/** Figures make a name that many have one's own: it is somebody's mailbox, and no shop's name. */
const OF_A_PERSON = /\p{L}\d{2,}$/u;
const THREE_LETTERS = /\p{L}{3}/u;

const POST_ALONE = new RegExp(`^(?:${POST})$`, "iu");

/** The name of a site or of a mailbox for everybody, where an address may have left it: who advertises has one there. */
export const isSharedHost = (name: string): boolean => HOSTS.test(name) || POST_ALONE.test(name);

/** As long as a name in an address can be, and from its start on: see MAILBOX. */
const NAME = String.raw`[\p{L}\d][\p{L}\d-]{1,62}`;
const WEB = new RegExp(
  String.raw`(?<![\p{L}\d])(?:www\.)?(?:(${NAME})\.)??(${NAME})\.(?:com|org|net|co|io|edu|gov|shop|store|app|de|fr|eu|us|ca|info|tv|uk|me|ly|ai|biz|nl|it|es|se|ch|at|be|au|in|jp)\b(?:\.\p{L}{2}\b)?(?:\/@?([\p{L}\d_.-]+))?`,
  "iu",
);

/** acme.com, www.acme.co.uk, @acme, facebook.com/acme: the part that is the name. */
export function nameInAddress(text: string): string | null {
  if (templateFields(text).length > 0) return null;
  const owners = [...text.matchAll(MAILBOX)].map(([, owner]) => owner ?? "");
  const owner = owners.find((name) => THREE_LETTERS.test(name) && !OF_A_PERSON.test(name));
  if (owner !== undefined) return owner;
  const [, before, host, path] = WEB.exec(text.replaceAll(MAILBOX, " ").replaceAll(/\s+/g, " ")) ?? [];
  if (host !== undefined && host.toLowerCase() !== "www") {
    if (!HOSTS.test(host)) return host;
    return path ?? (before !== undefined && before.toLowerCase() !== "www" ? before : null);
  }
  // The dot before the ending is small and often lost.
  const bare = /\bwww\.([\p{L}\d-]{3,})/iu.exec(text)?.[1];
  return bare ?? /(?:^|\s)@([\p{L}\d_]{3,})/u.exec(text)?.[1] ?? null;
}

/** Runs of words that no list of words holds, or that a public list of brands holds, inside a longer line. */
function uncommonRuns(text: string): string[] {
  const tokens = text.split(/\s+/u);
  const isUncommon = (token: string): boolean => {
    const word = token.replaceAll(/[^\p{L}\p{N}]+$|^[^\p{L}\p{N}]+|['’]s$/giu, "");
    return word.length >= 3 && /^\p{L}/u.test(word) && (placeOf(word.toLowerCase()) < 0 || isKnownBrand(word));
  };
  const runs: string[][] = [[]];
  for (const token of tokens) {
    const clean = token.replaceAll(/['’]s$|[,.:;!?]+$/giu, "");
    if (isUncommon(token)) runs.at(-1)?.push(clean);
    else runs.push([]);
  }
  return runs
    .filter((run) => run.length > 0 && run.length <= 3 && run.length < tokens.length)
    .map((run) => run.join(" "));
}

/** Names inside a sentence: capitals after small letters, before a mark of registration, after "by", at the end, out of every list. */
export function namesInside(text: string): string[] {
  const after = [
    ...text.matchAll(/(?<=\p{Ll}[.,]?\s(?:the\s)?)\p{Lu}[\p{L}\d&'’.-]+(?:\s\p{Lu}[\p{L}\d&'’.-]+){0,2}/gu),
  ].map((m) => m[0]);
  const marked = [...text.matchAll(/([\p{L}\d&'’-]+(?:\s\p{Lu}[\p{L}\d&'’-]+)?)\s?[®™]/gu)].map((m) => m[1]);
  const signed =
    /\b(?:[Bb]y|BY|[Ff]rom|FROM|[Aa]t|[Ww]ith|©\s?(?:\d{4})?)\s+(\p{Lu}[\p{L}\d&'’-]+(?:\s\p{Lu}[\p{L}\d&'’-]+){0,2})/u.exec(
      text,
    )?.[1];
  const owner = /^(\p{L}[\p{L}\d&-]+)['’]s\b/iu.exec(text)?.[1];
  const last = /[.!?]\s+(\p{Lu}[\p{L}\d&'’-]*(?:\s\p{Lu}[\p{L}\d&'’-]*){0,3})[.]?$/u.exec(text)?.[1];
  return [...after, ...marked, signed, owner, last, ...uncommonRuns(text)].filter(
    (name): name is string => name !== undefined && name.length >= 2,
  );
}
