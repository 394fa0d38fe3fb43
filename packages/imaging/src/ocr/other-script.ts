import type { Pixels } from "@adjudge/scoring";
import { planColumn } from "./stacked-letters.ts";
import { withinBudget } from "./reading-budget.ts";
import { ordinaryColumns, type ReadingClock } from "./reading-clock.ts";
import { isUpended, readRegions, worth, type LineReader, type SeenRegion } from "./read-regions.ts";
import type { Script } from "./script-of.ts";
import { triedUntold, type OpenScriptReader, type ScriptReader } from "./script-readers.ts";
import type { TextRegion } from "./text-region.ts";

/** Scripts whose lines are taken for each other's: their readers are tried on the largest lines. */
const alike: readonly Script[] = ["chinese", "japanese", "korean"];
const mostTried = 6;
/** Share of the reading budget (reading-budget.ts) for the trials of one reader, and for reading again. */
const shareForTrial = 0.1;
const shareForAgain = 0.6;
/** A reading less sure than this says nothing about the script; more letters, and surer ones, say more. */
const saysNothing = 0.5;
/** Where the shapes did not tell the script, a reader must be this sure of so many letters of it. */
const sureOfUntold = 0.85;
const fewestLetters = 6;
/** Where it did, and the reader of that script is so sure, no other is tried. */
const sureOfTold = 0.9;
const fewestOfLine = 2;

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

const lineReaderOf = ({ recognise, manner }: ScriptReader, clock: ReadingClock): LineReader => ({
  recognise,
  clock,
  ...(manner.grow !== undefined && { grow: manner.grow }),
  ...(manner.hasColumns && { planColumn }),
});

interface Trial {
  /** Of the lines that hold letters of the script: what they say, how sure they are, and their letters of it. */
  sense: number;
  certainty: number;
  own: number;
}

const judge = (seen: readonly SeenRegion[], { manner }: ScriptReader): Trial => {
  let [sense, sum, all, own] = [0, 0, 0, 0];
  for (const { reading } of seen) {
    const ofScript = Array.from(reading.text).filter((one) => manner.letters.test(one)).length;
    const letters = lettersIn(reading.text);
    // One letter is seen in an icon, two in a word of another script.
    if (ofScript < fewestOfLine || ofScript * 2 < letters) continue;
    sense += letters * Math.max(0, worth(reading) - saysNothing);
    sum += letters * worth(reading);
    all += letters;
    own += ofScript;
  }
  return { sense, certainty: sum / Math.max(1, all), own };
};

const largest = (regions: readonly TextRegion[]): TextRegion[] =>
  regions
    .filter(({ score, width, height }) => score >= 0.6 && (width > height * 1.5 || isUpended({ width, height })))
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, mostTried);

export interface OtherReading {
  script: Script;
  reader: ScriptReader;
  seen: SeenRegion[];
  isCut: boolean;
}

/** Old Chinese characters are the Japanese reader's as well; Japanese without its own signs is hardly written. */
const leastKana = 0.04;

const scriptOfLines = (script: Script, seen: readonly SeenRegion[]): Script => {
  const text = seen.map(({ reading }) => reading.text).join("");
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return script === "japanese" && kana < leastKana * lettersIn(text) ? "chinese" : script;
};

export interface OtherScriptOptions {
  pixels: Pixels;
  regions: readonly TextRegion[];
  /** Null where the shapes do not tell it. */
  told: Script | null;
  clock: ReadingClock;
}

/** The regions as the reader of their script reads them; null where none makes sense of them. */
export const readOtherScript = async (
  open: OpenScriptReader,
  { pixels, regions, told, clock }: OtherScriptOptions,
): Promise<OtherReading | null> => {
  const candidates =
    told === null ? triedUntold : alike.includes(told) ? [told, ...alike.filter((one) => one !== told)] : [told];
  const tried = withinBudget(largest(regions), shareForTrial).regions;
  let best: { reader: ScriptReader; trial: Trial } | null = null;
  try {
    for (const script of candidates) {
      if (clock.isOver()) return null;
      const reader = await open(script);
      const seen =
        candidates.length === 1 ? [] : await readRegions(lineReaderOf(reader, clock), pixels, tried, { turns: false });
      const trial = judge(seen, reader);
      const isBetter = best === null || trial.sense > best.trial.sense;
      await (isBetter ? best?.reader : reader)?.shut();
      if (isBetter) best = { reader, trial };
      if (script === told && trial.certainty >= sureOfTold && trial.own >= fewestLetters) break;
    }
    if (best === null) return null;
    const { certainty, own } = best.trial;
    if (told === null && (certainty < sureOfUntold || own < fewestLetters)) return null;
    const again = withinBudget(regions, shareForAgain);
    const seen = await readRegions(lineReaderOf(best.reader, clock), pixels, again.regions, {
      atLeast: ordinaryColumns,
      turns: best.reader.readsTurned,
    });
    return { script: scriptOfLines(best.reader.script, seen), reader: best.reader, seen, isCut: again.isCut };
  } finally {
    await best?.reader.shut();
  }
};
