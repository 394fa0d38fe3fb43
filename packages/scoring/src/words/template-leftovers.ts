import { FIELDS, OWN_LINES, PHRASES, PRINTED_ON, WHOLE_LINES } from "./template-phrases.ts";

/** Each character by itself, without case and accents, so that a place in the one is a place in the other. */
const folded = (text: string): string =>
  Array.from(text, (c) => {
    const plain = c.normalize("NFD").charAt(0).toLowerCase();
    return /[’‘`´]/.test(plain) ? "'" : plain.length === c.length ? plain : c;
  }).join("");

const oneOf = (patterns: readonly string[]): string => patterns.map((p) => `(?:${p})`).join("|");
const INSIDE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${oneOf(PHRASES)})(?![\p{L}\p{N}])`, "gu");
const FIELD = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${oneOf(FIELDS)})(?!\p{L})`, "gu");
const WHOLE = new RegExp(`^(?:${oneOf(WHOLE_LINES)})$`, "u");
const OWN = new RegExp(`^(?:${oneOf(OWN_LINES)})$`, "u");

const trimmed = (line: string): string => line.replaceAll(/^[^\p{L}\p{N}[]+|[^\p{L}\p{N}\]]+$/gu, "");

/** Two lines that a phrase runs over, at the most. */
const runsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line, i) => (lines[i + 1] === undefined ? [line] : [line, `${line} ${lines[i + 1]}`]));

/** Parts of an ad that hold nothing but the name of the part. */
interface NamedParts {
  headline: string;
  brand: string | null;
  cta: string | null;
}

const NAMES: Readonly<Record<keyof NamedParts, RegExp>> = {
  headline:
    /^(?:(?:main|your|the) )?(?:headline|heading|header|title|text|sub-?title|sub-?heading|caption|uberschrift|titel|titre|titulo|titolo|titular|tekst|texte|texto|testo)(?: \d)?$/,
  brand:
    /^(?:your )?(?:logo(?:type)?|brand|company|business|brand x|advertiser)$|^(?:ihr|dein)e? (?:marke|firma)$|^(?:votre|notre) marque$|^(?:tu|su) marca$|^(?:jouw|uw) merk$/,
  cta: /^(?:button|button text|cta|call to action|cta button|action button|schaltflache|bouton|boton|pulsante|botao|knop)(?: \d)?$/,
};

const shown = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

/**
 * What stands in these lines that belongs to a template and not to a finished ad, in its own words: a field nobody filled in, a made-up
 * address, a part that names itself. One is enough: such an ad must not run.
 */
export function templateLeftovers(lines: readonly string[], parts?: NamedParts): string[] {
  const text = lines.join(" ");
  const all = folded(text);
  const prints = PRINTED_ON.test(all);
  const isWhole = (line: string): boolean => {
    const bare = folded(trimmed(line));
    return WHOLE.test(bare) || (!prints && OWN.test(bare));
  };
  const whole = runsOf(lines).filter(isWhole).map(trimmed);
  const inside = [INSIDE, FIELD].flatMap((pattern) =>
    Array.from(all.matchAll(pattern), (hit) => text.slice(hit.index, hit.index + hit[0].length)),
  );
  // As programs write them: an ad may say "null" in German and sell "NAN".
  const values = lines.filter((line) => /^(?:null|NaN)$/u.test(line.trim()));
  const named = Object.entries(NAMES).flatMap(([part, pattern]) => {
    const said = parts?.[part as keyof NamedParts] ?? null;
    return said !== null && pattern.test(folded(trimmed(said))) ? [said] : [];
  });
  return [...new Set([...whole, ...inside, ...(values.length > 1 ? values : []), ...named].map(shown))];
}
