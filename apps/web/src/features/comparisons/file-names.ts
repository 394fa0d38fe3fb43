/** Long enough to know a file by, short enough to stand in a sentence. */
const most = 22;
/** Of what is shown of a long name this much is its beginning; versions differ at the end. */
const headShare = 0.55;
/** Letters in front of the first that differs. */
const before = 6;

const lettersOf = (name: string): string[] => Array.from(name);

/** A name by its beginning and its end. */
function shortened(name: string): string {
  const letters = lettersOf(name);
  if (letters.length <= most) return name;
  const head = Math.round(headShare * (most - 1));
  return `${letters.slice(0, head).join("").trimEnd()}…${letters
    .slice(head + 1 - most)
    .join("")
    .trimStart()}`;
}

/** A name from shortly before its letter `from` on. */
function shortenedFrom(name: string, from: number): string {
  const letters = lettersOf(name);
  const start = Math.max(0, Math.min(from - before, letters.length - most + 1));
  const end = Math.min(letters.length, start + most - 2);
  const shown = letters.slice(start, end).join("").trim();
  return `${start > 0 ? "…" : ""}${shown}${end < letters.length ? "…" : ""}`;
}

/** As files are called once a preview was removed: of no file of the owner's, and beside "image 1" misleading. */
const madeName = /^image\d+$/;

export type FileNames = readonly [string | null, string | null];

/** The names of both files as a sentence can hold them; null for each that says nothing, as where both are called the same. */
export function fileNames(first: string, second: string): FileNames {
  if (first === second) return [null, null];
  const short = [shortened(first), shortened(second)] as const;
  const [one, two] = [lettersOf(first), lettersOf(second)];
  const differs = one.findIndex((letter, at) => letter !== two[at]);
  const [a, b] =
    short[0] === short[1] && differs >= 0 ? [shortenedFrom(first, differs), shortenedFrom(second, differs)] : short;
  return [madeName.test(first) || a === "" ? null : a, madeName.test(second) || b === "" ? null : b];
}
