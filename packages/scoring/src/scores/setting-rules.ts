import type { Measures } from "../facts/seen.ts";
import { TARGETS } from "../constants.ts";
import { percent, round } from "../words/wording.ts";
import { nothing, worthOf, type Finding, type Rule } from "./rule.ts";
import {
  blocksWith,
  defaultType,
  designedGround,
  lightLetters,
  overPicture,
  titledShare,
  typeLevels,
  typeRange,
  wordsPerLine,
} from "../facts/text-facts.ts";
import { endsOfScale, fullestLines, nearestToEdge } from "../facts/text-places.ts";

const messageBoxes = (m: Measures) => blocksWith(m, "headline", "body").map((b) => b.box);

function setIntoDesign(m: Measures): Finding {
  if (m.copy.words === 0) return nothing("No text was found.");
  const plain = defaultType(m);
  const set = designedGround(m);
  const light = lightLetters(m);
  return {
    worth:
      0.35 * worthOf("C15", plain) +
      0.3 * worthOf("C15g", set) +
      0.25 * worthOf("C15i", light) +
      0.1 * worthOf("C15p", overPicture(m)),
    value: round(plain, 2),
    text: `${percent(plain)} of the words are plain dark letters on bare white; ${percent(set)} stand on colour or picture, ${percent(light)} in light letters.`,
    boxes: messageBoxes(m),
  };
}

function scaleOfType(m: Measures): Finding {
  const range = typeRange(m);
  if (range === null) return nothing("There is at most one text, so no scale of type.");
  const levels = typeLevels(m);
  return {
    worth: 0.25 * worthOf("C17", range) + 0.35 * worthOf("C17l", levels) + 0.4 * worthOf("C17c", m.capitals),
    value: round(range, 1),
    text: `The largest letters are ${round(range, 1)} times the smallest that can be read, in ${round(levels, 1)} steps; ${percent(m.capitals)} of the words are in capitals.`,
    boxes: endsOfScale(m),
  };
}

function notSetAsLink(m: Measures): Finding {
  if (m.copy.words === 0) return nothing("No text was found.");
  const titled = titledShare(m);
  const signs = m.copy.teasers.length;
  return {
    worth: 0.5 * worthOf("C18", titled) + 0.5 * worthOf("E10", signs),
    value: round(titled, 2),
    text: `${percent(titled)} of the message is in Title Case and ${signs === 0 ? "nothing else" : signs === 1 ? "one more sign" : `${signs} more signs`} in it ${signs > 1 ? "are" : "is"} of a link among articles.`,
    boxes: messageBoxes(m),
  };
}

function depthOfPicture(m: Measures): Finding {
  const share = worthOf("C19", m.pictureShare);
  if (m.tonalRange === null)
    return {
      worth: share,
      value: round(m.pictureShare, 2),
      text: "There is hardly any picture or drawing.",
      boxes: [],
    };
  return {
    worth: 0.6 * share + 0.4 * worthOf("C19t", m.tonalRange),
    value: round(m.pictureShare, 2),
    text: `Picture or drawing covers ${percent(m.pictureShare)} of the ad, from dark to light over ${round(m.tonalRange, 2)} of 1.`,
    boxes: [],
  };
}

function gatheredDetail(m: Measures): Finding {
  if (m.detailSpread === null) return nothing("There is hardly any detail besides the text.");
  return {
    worth: worthOf("C22", m.detailSpread),
    value: round(m.detailSpread, 2),
    text: `Detail besides the text is strewn ${percent(m.detailSpread)} as wide as if it were the same everywhere.`,
    boxes: [],
  };
}

/** How the ad is set: type, picture and room. */
export const SETTING_RULES: readonly Rule[] = [
  {
    id: "C15",
    label: "Type set into the design",
    unit: "share",
    target: TARGETS.C15,
    grade: "A",
    source: "Web ads rated by people (Zeng et al. 2021)",
    find: setIntoDesign,
  },
  {
    id: "C17",
    label: "Scale of type",
    unit: "×",
    target: TARGETS.C17,
    grade: "A",
    source: "Web ads rated by people (Zeng et al. 2021)",
    find: scaleOfType,
  },
  {
    id: "C18",
    label: "Not set like a link",
    unit: "share",
    target: TARGETS.C18,
    grade: "A",
    source: "Native link units rate lower (Zeng et al. 2021); Title Case: Chakraborty et al. 2016",
    find: notSetAsLink,
  },
  {
    id: "C19",
    label: "Depth of the picture",
    unit: "share",
    target: TARGETS.C19,
    grade: "A",
    source: "Ke, Tang, Jing 2006; web ads rated by people (Zeng et al. 2021)",
    find: depthOfPicture,
  },
  {
    id: "C20",
    label: "Room to the edge",
    unit: "line heights",
    target: TARGETS.C20,
    grade: "C",
    source: "Typographic practice (margins)",
    find: (m) =>
      m.edgeRoom === null
        ? nothing("No text was found.")
        : {
            worth: worthOf("C20", m.edgeRoom),
            value: round(m.edgeRoom, 2),
            text: `The text nearest to the edge keeps ${round(m.edgeRoom, 2)} of its height away from it.`,
            boxes: nearestToEdge(m),
          },
  },
  {
    id: "C21",
    label: "Short lines",
    unit: "words",
    target: TARGETS.C21,
    grade: "C",
    source: "Display setting, typographic practice",
    find: (m) => {
      const words = wordsPerLine(m);
      if (words === null) return nothing("No text was found.");
      return {
        worth: worthOf("C21", words),
        value: round(words, 1),
        text: `A line holds ${round(words, 1)} words on average.`,
        boxes: fullestLines(m),
      };
    },
  },
  {
    id: "C22",
    label: "Detail gathered in one place",
    unit: "of an even spread",
    target: TARGETS.C22,
    grade: "A",
    source: "Ke, Tang, Jing 2006 (compact edges); web ads rated by people (Zeng et al. 2021)",
    find: gatheredDetail,
  },
];
