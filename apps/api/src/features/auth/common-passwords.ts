/** The stems that lists of leaked passwords are made of; people add digits, signs and capitals to them. */
const stems: ReadonlySet<string> = new Set(
  `password passwort passw pass pwd secret login admin administrator root user guest test testing demo default changeme
  welcome hello letmein iloveyou loveyou love lovely sunshine princess dragon monkey shadow master superman batman spiderman
  pokemon starwars football baseball basketball soccer hockey tennis golf michael jordan jennifer jessica ashley michelle
  daniel charlie thomas andrew joshua matthew robert william george maggie ginger pepper buster harley ranger hunter killer
  hannah amanda nicole samantha summer winter spring autumn january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday computer internet windows google facebook
  instagram twitter linkedin microsoft apple samsung android iphone freedom whatever trustno access flower cookie chocolate
  cheese butterfly purple orange yellow silver golden diamond crystal angel heaven blessed jesus christ family friends
  mustang corvette ferrari porsche mercedes yamaha honda liverpool arsenal chelsea barcelona madrid london paris berlin
  america canada mexico brazil chicago dallas boston newyork company business office manager service support system server
  database network security private personal mobile phone money dollar million lucky happy smile babygirl baby honey sweet
  qwerty qwertz azerty asdf asdfgh zxcvbn qazwsx qwer abc abcd abcdef aaa xxx zaq matrix ninja samurai phoenix wizard magic
  merlin gandalf fuckyou fuck asshole biteme bond snoopy tigger cowboy eagle panther tiger lion yankees cowboys steelers
  lakers dodgers giants blink metallica nirvana eminem rockstar guitar music dance party beer vodka whiskey coffee`
    .split(/\s+/)
    .filter(Boolean),
);

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

/** A widespread stem with the usual decorations, a run along the keyboard, or one thing repeated. */
export function isCommonPassword(password: string, contextWords: readonly string[]): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  if (isRepeated(text) || isRun(text)) return true;
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/gu, "");
  const candidates = [bare, unmask(text), unmask(text.replace(/[\d\W_]+$/u, ""))].flatMap((word) => [word, half(word)]);
  return candidates.some((word) => stems.has(word) || contextWords.includes(word));
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
  return rest.length <= 1;
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
