// node tools/train/check-data.mjs <data folder>: which data sets are there, and where the missing ones come from.
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Paths in the data folder, and the public repository or archive that the set was made from. */
const sets = [
  {
    name: "attention-train",
    files: ["osie", "crowd", "sun"],
    from: "github.com/NUS-VIP/predicting-human-gaze-beyond-pixels, NUS-VIP/saliency-in-crowd, Yanakz/Scene (MIT)",
  },
  {
    name: "clutter-train",
    files: ["complexity.csv", "images"],
    from: "github.com/esaraee/Savoias-Dataset, advertisements",
  },
  {
    name: "copy-recall-train",
    files: ["sentences.csv", "words.csv"],
    from: "github.com/thomashikaru/sentence_memorability_share, gretatuckute/memorable_words (MIT)",
  },
  { name: "copy-engagement-train", files: ["headlines.csv.gz"], from: "Upworthy Research Archive, exploratory part" },
  { name: "copy-teaser-train", files: ["headlines.csv.gz"], from: "Chakraborty et al., Stop Clickbait, 2016 (MIT)" },
  {
    name: "truth-ads",
    files: ["ads.csv", "images"],
    from: "github.com/eric-zeng/chi-bad-ads-data (no licence stated: calibrate only)",
  },
  { name: "truth-attention", files: ["gdi", "fiwi", "massvis"], from: "github.com/cvzoya/bubbleview (measure only)" },
  {
    name: "truth-recall",
    files: ["memorability.csv"],
    from: "github.com/massvis/dataset (research only: measure only)",
  },
  { name: "truth-slogans", files: ["slogans.csv"], from: "github.com/adaaka/SloganMemorability (measure only)" },
  {
    name: "truth-facts",
    files: ["labels.jsonl"],
    from: "labelled for this project; ask whoever handed it over to you",
  },
];

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: node tools/train/check-data.mjs <data folder>");
  process.exit(2);
}
let missing = 0;
for (const { name, files, from } of sets) {
  const absent = files.filter((file) => !existsSync(join(folder, name, file)));
  if (absent.length > 0) missing += 1;
  console.log(absent.length === 0 ? `ok      ${name}` : `missing ${name}: ${absent.join(", ")}\n        from ${from}`);
}
process.exitCode = missing === 0 ? 0 : 1;
