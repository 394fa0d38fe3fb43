import type { Measures } from "../facts/seen.ts";
import { TARGETS } from "../constants.ts";
import { percent, round, short } from "../words/wording.ts";
import { nothing, worthOf, type Finding, type Rule } from "./rule.ts";
import { SETTING_RULES } from "./setting-rules.ts";
import { actionBlock, blocksWith, sizeRatio, spoiledMean } from "../facts/text-facts.ts";
import { weakestForColourBlind } from "../facts/text-places.ts";

function legibility(m: Measures): Finding {
  const read = m.blocks.filter((b) => b.ratio !== null);
  const weakest =
    read.filter((b) => b.role !== "legal").toSorted((p, q) => (p.ratio ?? 0) - (q.ratio ?? 0))[0] ?? read[0];
  if (!weakest || weakest.ratio === null) return nothing("No text was found, so there is nothing to read.");
  return {
    worth: spoiledMean(read, (b) => worthOf("C1", b.ratio ?? 1)),
    value: round(weakest.ratio, 1),
    text: `The weakest line, “${short(weakest.text)}”, has ${round(weakest.ratio, 1)}:1 between letters and ground (APCA Lc ${Math.abs(Math.round(weakest.lc ?? 0))}).`,
    boxes: [weakest.box],
  };
}

function feedSize(m: Measures): Finding {
  const read = m.blocks.filter((b) => b.role !== "legal");
  const least = read.toSorted((p, q) => p.feedPx - q.feedPx)[0];
  if (!least) return nothing("No text was found, so no size can be too small.");
  return {
    worth: spoiledMean(m.blocks, (b) => worthOf("C2", b.feedPx)),
    value: round(least.feedPx, 1),
    text: `The smallest line that matters, “${short(least.text)}”, is ${round(least.feedPx, 1)} px high when the ad is shown in a phone feed.`,
    boxes: [least.box],
  };
}

function buttonStandsOut(m: Measures): Finding {
  const block = actionBlock(m);
  if (!block?.button) return nothing("No button shape was found.");
  return {
    worth: worthOf("C3", block.button.standOut),
    value: round(block.button.standOut, 2),
    text: `The ${block.button.kind} button differs from its surroundings by ${round(block.button.standOut, 2)} in OKLab.`,
    boxes: [block.button.box],
  };
}

const scalar = (
  id: "C4" | "C6" | "C8" | "C10" | "C11" | "C14" | "C16",
  value: number,
  digits: number,
  text: string,
): Finding => ({
  worth: worthOf(id, value),
  value: round(value, digits),
  text,
  boxes: [],
});

function bareGround(m: Measures): Finding {
  return {
    worth: 0.5 * worthOf("C7", m.whiteShare) + 0.5 * worthOf("C7b", m.whiteBorder),
    value: round(m.whiteShare, 2),
    text: `${percent(m.whiteShare)} of the ad and ${percent(m.whiteBorder)} of its border are bare white.`,
    boxes: [],
  };
}

function hierarchy(m: Measures): Finding {
  const ratio = sizeRatio(m);
  if (ratio === null) return nothing("There is at most one text, so no order of sizes.");
  return {
    worth: worthOf("C5", ratio),
    value: round(ratio, 2),
    text: `The headline is ${round(ratio, 2)} times as tall as the other text.`,
    boxes: blocksWith(m, "headline").map((b) => b.box),
  };
}

function fileFaults(m: Measures): Finding {
  const size = worthOf("C12", m.sourceSide);
  const sharp = m.sharpness === null ? 1 : worthOf("C12s", m.sharpness);
  const blocks = m.blockiness === null ? 1 : worthOf("C12b", m.blockiness);
  const worth = Math.min(size, sharp, blocks) * 0.6 + ((size + sharp + blocks) / 3) * 0.4;
  const side = Math.round(m.sourceSide);
  return {
    worth,
    value: m.sharpness === null ? null : round(m.sharpness, 2),
    text: `The file holds about ${side}×${side} pixels; edge sharpness ${m.sharpness === null ? "not measurable" : round(m.sharpness, 2)}, JPEG blocking ${m.blockiness === null ? "not measurable" : round(m.blockiness, 2)}.`,
    boxes: [],
  };
}

export const CONTRAST_RULES: readonly Rule[] = [
  {
    id: "C1",
    label: "Text against its ground",
    unit: ":1",
    target: TARGETS.C1,
    grade: "B",
    source: "WCAG 2.2 SC 1.4.3; APCA 0.1.9",
    find: legibility,
  },
  {
    id: "C2",
    label: "Text size in a phone feed",
    unit: "px",
    target: TARGETS.C2,
    grade: "B",
    source: "Legge & Bigelow 2011, print size and reading",
    find: feedSize,
  },
  {
    id: "C3",
    label: "Button against surroundings",
    unit: "OKLab",
    target: TARGETS.C3,
    grade: "C",
    source: "Practice",
    find: buttonStandsOut,
  },
  {
    id: "C4",
    label: "Figure against ground",
    unit: "OKLab",
    target: TARGETS.C4,
    grade: "C",
    source: "Gestalt figure–ground; practice",
    find: (m) =>
      scalar(
        "C4",
        m.figureGround,
        3,
        `What is looked at differs from the rest by ${round(m.figureGround, 3)} in OKLab.`,
      ),
  },
  {
    id: "C5",
    label: "Order of sizes",
    unit: "×",
    target: TARGETS.C5,
    grade: "C",
    source: "Typographic practice (modular scales)",
    find: hierarchy,
  },
  {
    id: "C6",
    label: "Clutter",
    unit: "of 100",
    target: TARGETS.C6,
    grade: "A",
    source: "Rosenholtz et al. 2007; calibrated on SAVOIAS ads",
    find: (m) => scalar("C6", m.clutter, 0, `Clutter is ${Math.round(m.clutter)} of 100.`),
  },
  {
    id: "C7",
    label: "Bare white ground",
    unit: "share",
    target: TARGETS.C7,
    grade: "A",
    source: "Web ads rated by people (Zeng et al. 2021)",
    find: bareGround,
  },
  {
    id: "C8",
    label: "Balance",
    unit: "of 1",
    target: TARGETS.C8,
    grade: "B",
    source: "Ngo, Teo, Byrne 2003",
    find: (m) => scalar("C8", m.balance, 2, `The weight of the picture is balanced to ${round(m.balance, 2)} of 1.`),
  },
  {
    id: "C9",
    label: "Alignment",
    unit: "of 1",
    target: TARGETS.C9,
    grade: "B",
    source: "Ngo, Teo, Byrne 2003",
    find: (m) =>
      m.alignment === null
        ? nothing("Fewer than two texts: nothing to align.")
        : {
            worth: worthOf("C9", m.alignment),
            value: round(m.alignment, 2),
            text: `Text edges line up to ${round(m.alignment, 2)} of 1.`,
            boxes: m.blocks.map((b) => b.box),
          },
  },
  {
    id: "C10",
    label: "Colour harmony",
    unit: "of 1",
    target: TARGETS.C10,
    grade: "B",
    source: "Matsuda templates, Cohen-Or et al. 2006",
    find: (m) => scalar("C10", m.harmony, 2, `The hues fit a classic scheme to ${round(m.harmony, 2)} of 1.`),
  },
  {
    id: "C11",
    label: "Colourfulness",
    unit: "M",
    target: TARGETS.C11,
    grade: "A",
    source: "Hasler & Süsstrunk 2003",
    find: (m) =>
      scalar(
        "C11",
        m.colourfulness,
        0,
        `Colourfulness is ${Math.round(m.colourfulness)} (15 slight, 33 moderate, 59 high).`,
      ),
  },
  {
    id: "C12",
    label: "File quality",
    unit: "of 1",
    target: TARGETS.C12,
    grade: "C",
    source: "Wang, Sheikh, Bovik 2002 (blocking); practice",
    find: fileFaults,
  },
  {
    id: "C13",
    label: "Colour-blind safety",
    unit: "share",
    target: TARGETS.C13,
    grade: "B",
    source: "Viénot, Brettel, Mollon 1999",
    find: (m) =>
      m.colourBlind === null
        ? nothing("No text to check for colour-blind viewers.")
        : {
            worth: worthOf("C13", m.colourBlind),
            value: round(m.colourBlind, 2),
            text: `Colour-blind viewers keep ${percent(Math.min(1, m.colourBlind))} of the text contrast at worst.`,
            boxes: weakestForColourBlind(m),
          },
  },
  {
    id: "C14",
    label: "Area taken by text",
    unit: "share",
    target: TARGETS.C14,
    grade: "C",
    source: "Practice (former 20 % text guideline of feeds)",
    find: (m) => scalar("C14", m.textArea, 2, `Text covers ${percent(m.textArea)} of the picture.`),
  },
  {
    id: "C16",
    label: "One flat colour",
    unit: "share",
    target: TARGETS.C16,
    grade: "A",
    source: "Web ads rated by people (Zeng et al. 2021)",
    find: (m) => scalar("C16", m.groundShare, 2, `${percent(m.groundShare)} of the picture is one flat colour.`),
  },
  ...SETTING_RULES,
];
