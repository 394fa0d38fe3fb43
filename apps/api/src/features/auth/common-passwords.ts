import { dictionary } from "@zxcvbn-ts/language-common";

/** Of leaked passwords, the most frequent first. */
const leaked = dictionary["passwords-common"];

const leakedOnes: ReadonlySet<string> = new Set(leaked);

/** People add digits, signs and capitals to these; the rarer ones are only refused as they stand. */
const stems: ReadonlySet<string> = new Set([
  ...leaked.slice(0, 20_000).filter((word) => /^[a-z]{4,}$/.test(word)),
  // Younger than the leaks behind the list.
  ...["pwd", "login", "instagram", "twitter", "linkedin", "rockyou", "qwertz"],
]);

const keyboardRows = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "qwertzuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv",
];
const lookAlikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

// Dates, telephone numbers and patterns on the number pad.
const isNumber = (text: string): boolean => /^\d{1,12}$/.test(text);

// Two runs interleaved, as in 1q2w3e4r.
const isZip = (text: string): boolean =>
  text.length >= 6 &&
  [0, 1].every((rest) =>
    isRun(
      Array.from(text)
        .filter((_, at) => at % 2 === rest)
        .join(""),
    ),
  );

/** A leaked password, a frequent one with the usual decorations, a run along the keyboard, a number, or one thing repeated. */
export function isCommonPassword(password: string, contextWords: readonly string[]): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/gu, "");
  const candidates = [bare, unmask(text), unmask(text.replace(/[\d\W_]+$/u, ""))].flatMap((word) => [word, half(word)]);
  // The cheap look first: sign-up waits for this.
  if (leakedOnes.has(text)) return true;
  if (candidates.some((word) => stems.has(word) || contextWords.includes(word))) return true;
  return isNumber(text) || isRepeated(text) || isRun(text) || isZip(text);
}

const unmask = (text: string): string =>
  Array.from(text)
    .map((char) => lookAlikes[char] ?? char)
    .join("")
    .replace(/[^a-z]/gu, "");

const half = (word: string): string => {
  const middle = word.length / 2;
  return word.length % 2 === 0 && word.slice(0, middle) === word.slice(middle) ? word.slice(0, middle) : word;
};

const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text);

function isRun(text: string): boolean {
  const forward = keyboardRows.flatMap((row) => [row, row.split("").toReversed().join("")]);
  const rest = forward.reduce((left, row) => removeRuns(left, row), text);
  return rest.length <= 1 || (rest.length < text.length && rest.length <= 3 && isRepeated(rest));
}

// Pieces of at least three neighbouring keys count as nothing.
function removeRuns(text: string, row: string): string {
  for (let length = Math.min(text.length, row.length); length >= 3; length--)
    for (let start = 0; start + length <= row.length; start++) {
      const piece = row.slice(start, start + length);
      if (text.includes(piece)) return removeRuns(text.replaceAll(piece, ""), row);
    }
  return text;
}
