import type { Measures } from "../facts/seen.ts";
import { GLANCE_WORDS, TARGETS } from "../constants.ts";
import { percent, round, short } from "../words/wording.ts";
import { nothing, worthOf, type Finding, type Rule } from "./rule.ts";
import { blocksWith, brandBlock } from "../facts/text-facts.ts";

function people(m: Measures): Finding {
  const shown = m.figures.filter((f) => f.kind !== "object").toSorted((p, q) => q.attention - p.attention)[0];
  const share = shown ? shown.box.width * shown.box.height : 0;
  if (!shown) return { worth: worthOf("R1", 0), value: 0, text: "No person or face was found.", boxes: [] };
  return {
    worth: worthOf("R1", share),
    value: round(share, 2),
    text: `A ${shown.label} covers ${percent(share)} of the picture.`,
    boxes: [shown.box],
  };
}

function headlineLength(m: Measures): Finding {
  const [head] = blocksWith(m, "headline");
  if (!head) return nothing("No headline was found.");
  return {
    worth: worthOf("R6", head.words),
    value: head.words,
    text: `The headline “${short(head.text)}” has ${head.words} words.`,
    boxes: [head.box],
  };
}

function brand(m: Measures): Finding {
  const found = brandBlock(m);
  if (!found) return { worth: -1, value: 0, text: "No brand name or address could be read.", boxes: [] };
  return {
    worth: worthOf("R7", found.attention),
    value: round(found.attention * 100, 1),
    text: `“${short(found.text)}” gets ${round(found.attention * 100, 1)} % of the predicted attention.`,
    boxes: [found.box],
  };
}

/** Half the strength of the colours, half their number: designs of seven colours and more were remembered best. */
function colours(m: Measures): Finding {
  const fields = Math.round(2 ** m.colourVariety);
  return {
    worth: (worthOf("R3", m.colourfulness) + worthOf("R3n", m.colourVariety)) / 2,
    value: Math.round(m.colourfulness),
    text: `Colourfulness is ${Math.round(m.colourfulness)} (15 slight, 33 moderate, 59 high), in about ${fields === 1 ? "one colour" : `${fields} colours`}.`,
    boxes: [],
  };
}

/** What is not read cannot stick: the words count by the share of them that one glance at an ad takes in. */
function words(m: Measures): Finding {
  if (m.copy.recall === null) return nothing("No words to remember were found.");
  const read = Math.min(1, GLANCE_WORDS / Math.max(1, m.copy.messageWords));
  const limit = read < 1 ? `; a glance takes in about ${GLANCE_WORDS} of ${m.copy.messageWords} words` : "";
  return {
    worth: worthOf("R5", m.copy.recall) * read,
    value: Math.round(m.copy.recall),
    text: `The words score ${Math.round(m.copy.recall)} of 100 for being recognised again${limit}.`,
    boxes: blocksWith(m, "headline").map((b) => b.box),
  };
}

export const RECALL_RULES: readonly Rule[] = [
  {
    id: "R1",
    label: "People and faces",
    unit: "share",
    target: TARGETS.R1,
    grade: "B",
    source: "Isola et al. 2011; Borkin et al. 2013",
    find: people,
  },
  {
    id: "R2",
    label: "One clear focus",
    unit: "of 1",
    target: TARGETS.R2,
    grade: "C",
    source: "Practice: one dominant object",
    find: (m) => ({
      worth: worthOf("R2", m.focus),
      value: round(m.focus, 3),
      text: `Predicted attention is concentrated to ${round(m.focus, 3)} of 1.`,
      boxes: [],
    }),
  },
  {
    id: "R3",
    label: "Colours that stand out",
    unit: "M",
    target: TARGETS.R3,
    grade: "B",
    source: "Borkin et al. 2013; Hasler & Süsstrunk 2003",
    find: colours,
  },
  {
    id: "R4",
    label: "Ground unlike a white page",
    unit: "of 1",
    target: TARGETS.R4,
    grade: "A",
    source:
      "Unlike its surroundings, better remembered (Bylinskii et al. 2015); seen on the data of Borkin et al. 2013",
    find: (m) => ({
      worth: worthOf("R4", m.meanLightness),
      value: round(m.meanLightness, 2),
      text: `Mean lightness is ${round(m.meanLightness, 2)} of 1.`,
      boxes: [],
    }),
  },
  {
    id: "R5",
    label: "Words that stick",
    unit: "of 100",
    target: TARGETS.R5,
    grade: "A",
    source:
      "Model fitted on recognition of words and sentences; words in a glance: Pieters & Wedel 2004, Brysbaert 2019",
    find: words,
  },
  {
    id: "R6",
    label: "Short headline",
    unit: "words",
    target: TARGETS.R6,
    grade: "B",
    source: "Miller 1956; span of immediate memory",
    find: headlineLength,
  },
  {
    id: "R7",
    label: "Brand seen",
    unit: "% of attention",
    target: TARGETS.R7,
    grade: "B",
    source: "Pieters & Wedel 2004, brand attention and memory",
    find: brand,
  },
  {
    id: "R8",
    label: "Light against dark",
    unit: "of 1",
    target: TARGETS.R8,
    grade: "A",
    source: "Designs with a wide range of light were recognised more often (Borkin et al. 2013 data)",
    find: (m) => ({
      worth: worthOf("R8", m.lightnessSpread),
      value: round(m.lightnessSpread, 2),
      text: `Lightness varies by ${round(m.lightnessSpread, 2)} (standard deviation, scale 0 to 1).`,
      boxes: [],
    }),
  },
  {
    id: "R9",
    label: "More than one flat field",
    unit: "share",
    target: TARGETS.R9,
    grade: "A",
    source: "Dense designs with little bare ground are remembered (Borkin et al. 2013)",
    find: (m) => ({
      worth: worthOf("R9", m.groundShare),
      value: round(m.groundShare, 2),
      text: `${percent(m.groundShare)} of the picture is one flat colour.`,
      boxes: [],
    }),
  },
  {
    id: "R10",
    label: "Too much at once",
    unit: "of 100",
    target: TARGETS.R10,
    grade: "C",
    source: "Pieters, Wedel, Batra 2010, feature complexity",
    find: (m) => ({
      worth: worthOf("R10", m.clutter),
      value: Math.round(m.clutter),
      text: `Clutter is ${Math.round(m.clutter)} of 100; up to 50 costs nothing.`,
      boxes: [],
    }),
  },
];
