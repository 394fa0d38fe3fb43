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
  lakers dodgers giants blink metallica nirvana eminem rockstar guitar music dance party beer vodka whiskey coffee
  rockyou loveme nothing beautiful gorgeous forever always together football baseball volleyball softball swimming cricket
  chicken banana apple cherry peaches strawberry blueberry cupcake cookies sugar candy brownie pumpkin peanut butter
  kitten puppy doggy pussycat bulldog dolphin elephant giraffe penguin turtle horses wolf spider scorpion snake unicorn
  alexander alexandra alexis alexa amber andrea angela angelina anna anthony antonio arthur austin barbara benjamin bethany
  brandon brandy brenda brian brittany brooke caitlin cameron carlos carmen caroline cassandra catherine charles charlotte
  chelsea chris christian christina christine christopher cindy claire claudia connor courtney crystal cynthia danielle
  david deborah dennis diana diego dominic donald douglas dylan edward elizabeth emily emma eric erica ethan evelyn felipe
  fernando francis francisco frank gabriel gabriela garrett gerald gloria grace gregory hayley heather hector helena henry
  isabel isabella jackson jacob jacqueline jaime james jasmine jason javier jeffrey jeremy jesse jessie joanna johnny
  johnson jonathan jordan jose joseph juan julia julian juliana julie justin karen katherine kathleen katie kayla keith
  kelly kenneth kevin kimberly kristen kyle lauren laura leonardo leslie linda lindsey lisa logan louise lucas luis madison
  manuel marcus margaret maria marie mario marissa mark martin martinez mary mason maurice maxwell megan melanie melissa
  miguel miranda mitchell monica morgan nancy natalia natalie natasha nathan nathaniel nicholas nicolas olivia oscar
  pamela patricia patrick paul pedro peter philip phillip preston rachel rafael ramon randy raymond rebecca ricardo
  richard roberto rodrigo roger ronald rosemary russell ryan sabrina samuel sandra santiago sarah savannah scott sebastian
  shannon sharon shelby sierra simone skyler sophia sophie spencer stella stephanie stephen steven susan suzanne sydney
  tabitha tamara tanya taylor teresa theresa tiffany timothy tracy travis trevor tyler valentina valerie vanessa vanilla
  veronica vicente victor victoria vincent virginia vivian walter wendy wesley whitney wilson xavier yolanda zachary`
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

// Dates, telephone numbers and patterns on the number pad.
const isNumber = (text: string): boolean => /^\d{1,12}$/.test(text);

// Two runs in turns, as in 1q2w3e4r.
const isZip = (text: string): boolean =>
  text.length >= 6 &&
  [0, 1].every((rest) =>
    isRun(
      Array.from(text)
        .filter((_, at) => at % 2 === rest)
        .join(""),
    ),
  );

/** A widespread stem with the usual decorations, a run along the keyboard, a number, or one thing repeated. */
export function isCommonPassword(password: string, contextWords: readonly string[]): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/gu, "");
  const candidates = [bare, unmask(text), unmask(text.replace(/[\d\W_]+$/u, ""))].flatMap((word) => [word, half(word)]);
  // The cheap look first: sign-up waits for this.
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
