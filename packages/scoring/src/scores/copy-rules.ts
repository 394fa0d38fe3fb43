import type { Measures } from "../facts/seen.ts";
import { TARGETS } from "../constants.ts";
import { callToActionSpecificity } from "../words/call-to-action.ts";
import { isGenericAction } from "../words/copy-signs.ts";
import { percent, round, short } from "../words/wording.ts";
import { nothing, worthOf, type Finding, type Rule } from "./rule.ts";
import { actionBlock, blocksWith, messageAttention } from "../facts/text-facts.ts";

const hasText = (m: Measures): boolean => m.copy.words > 0;

function actionPresent(m: Measures): Finding {
  const block = actionBlock(m);
  if (!block)
    return {
      worth: -1,
      value: 0,
      text: hasText(m)
        ? "No call to action was found among the words."
        : "No text at all was found, so no call to action.",
      boxes: [],
    };
  return {
    worth: block.button ? 1 : 0.4,
    value: 1,
    text: block.button
      ? `The call to action “${short(block.text)}” sits in a button.`
      : `The call to action “${short(block.text)}” has no button shape round it.`,
    boxes: [block.button?.box ?? block.box],
  };
}

function actionVisible(m: Measures): Finding {
  const block = actionBlock(m);
  if (!block) return { worth: -1, value: 0, text: "There is no call to action to see.", boxes: [] };
  const size = worthOf("E2", block.feedPx);
  const contrast = worthOf("C1", block.ratio ?? 1);
  const seen = worthOf("E2a", block.attention);
  return {
    worth: 0.4 * size + 0.35 * contrast + 0.25 * seen,
    value: round(block.feedPx, 1),
    text: `The call to action is ${round(block.feedPx, 1)} px high in a phone feed, ${block.ratio === null ? "of unknown contrast" : `${round(block.ratio, 1)}:1`}, with ${round(block.attention * 100, 1)} % of the predicted attention.`,
    boxes: [block.button?.box ?? block.box],
  };
}

function actionSpecific(m: Measures): Finding {
  const block = actionBlock(m);
  if (!block)
    return { worth: -0.5, value: 0, text: "There is no call to action that could say what happens.", boxes: [] };
  const level = isGenericAction(block.text) ? 1 : callToActionSpecificity(block.text);
  const worth = level === 2 ? 1 : level === 1 ? -0.2 : 0.2;
  return {
    worth,
    value: level,
    text:
      level === 2
        ? `“${short(block.text)}” says what happens next.`
        : `“${short(block.text)}” does not say what the viewer gets.`,
    boxes: [block.box],
  };
}

function offer(m: Measures): Finding {
  const [found] = blocksWith(m, "offer");
  if (found) return { worth: 1, value: 2, text: `The offer “${short(found.text)}” is stated.`, boxes: [found.box] };
  if (m.copy.number)
    return { worth: 0.3, value: 1, text: "A number is in the copy, but no price or saving.", boxes: [] };
  return hasText(m)
    ? { worth: -0.5, value: 0, text: "No offer, price or number was found.", boxes: [] }
    : nothing("No text, so no offer.");
}

function appeal(m: Measures): Finding {
  if (!hasText(m)) return nothing("No text speaks to the viewer.");
  const { secondPerson, benefit } = m.copy;
  const worth = (secondPerson ? 0.5 : -0.35) + (benefit ? 0.5 : -0.35);
  const said = [
    secondPerson ? "speaks to the viewer (“you”)" : "does not address the viewer",
    benefit ? "names a benefit" : "names no benefit",
  ];
  return {
    worth,
    value: Number(secondPerson) + Number(benefit),
    text: `The copy ${said.join(" and ")}.`,
    boxes: blocksWith(m, "headline", "body").map((b) => b.box),
  };
}

function length(m: Measures): Finding {
  if (!hasText(m))
    return { worth: -1, value: 0, text: "No text at all was found: the picture has to say everything.", boxes: [] };
  const words = m.copy.messageWords;
  return {
    worth: worthOf("E8", words),
    value: words,
    text: `The message has ${words} words to read.`,
    boxes: blocksWith(m, "headline", "body", "offer").map((b) => b.box),
  };
}

function messageSeen(m: Measures): Finding {
  if (!hasText(m)) return nothing("No message to look at.");
  const share = messageAttention(m);
  return {
    worth: worthOf("E9", share),
    value: round(share * 100, 0),
    text: `The message gets ${percent(share)} of the predicted attention.`,
    boxes: blocksWith(m, "headline", "offer", "call_to_action").map((b) => b.box),
  };
}

function speaksAsBrand(m: Measures): Finding {
  if (!hasText(m)) return nothing("No text, so no sender.");
  const named = blocksWith(m, "brand")[0];
  if (m.copy.sponsorLabel)
    return { worth: -1, value: 0, text: "A “sponsored” label frames it as a link among articles.", boxes: [] };
  return {
    worth: named ? 0.6 : 0,
    value: Number(named !== undefined),
    text: named ? `“${short(named.text)}” signs the ad.` : "No sender could be read.",
    boxes: named ? [named.box] : [],
  };
}

export const COPY_RULES: readonly Rule[] = [
  {
    id: "E1",
    label: "Call to action",
    unit: "present",
    target: TARGETS.E1,
    grade: "C",
    source: "Practice",
    find: actionPresent,
  },
  {
    id: "E2",
    label: "Call to action is visible",
    unit: "px",
    target: TARGETS.E2,
    grade: "C",
    source: "Practice; WCAG 2.2",
    find: actionVisible,
  },
  {
    id: "E3",
    label: "Call to action is specific",
    unit: "of 2",
    target: TARGETS.E3,
    grade: "C",
    source: "Practice",
    find: actionSpecific,
  },
  { id: "E4", label: "Offer or number", unit: "of 2", target: TARGETS.E4, grade: "C", source: "Practice", find: offer },
  {
    id: "E5",
    label: "You and a benefit",
    unit: "of 2",
    target: TARGETS.E5,
    grade: "C",
    source: "Practice; Cruz, Leonhardt, Pezzuti 2017 (second person)",
    find: appeal,
  },
  {
    id: "E6",
    label: "Words that pull",
    unit: "of 100",
    target: TARGETS.E6,
    grade: "A",
    source: "Model fitted on headline A/B tests",
    find: (m) =>
      m.copy.engagement === null
        ? nothing("No words to act on were found.")
        : {
            worth: worthOf("E6", m.copy.engagement),
            value: Math.round(m.copy.engagement),
            text: `The words score ${Math.round(m.copy.engagement)} of 100 for pull.`,
            boxes: blocksWith(m, "headline").map((b) => b.box),
          },
  },
  {
    id: "E7",
    label: "Reading ease",
    unit: "Flesch",
    target: TARGETS.E7,
    grade: "B",
    source: "Flesch 1948",
    find: (m) =>
      m.copy.ease === null
        ? nothing("Too few words to judge how easy they read.")
        : {
            worth: worthOf("E7", m.copy.ease),
            value: Math.round(m.copy.ease),
            text: `Flesch reading ease is ${Math.round(m.copy.ease)}.`,
            boxes: [],
          },
  },
  { id: "E8", label: "Length", unit: "words", target: TARGETS.E8, grade: "C", source: "Practice", find: length },
  {
    id: "E9",
    label: "Message is seen",
    unit: "%",
    target: TARGETS.E9,
    grade: "C",
    source: "Predicted attention",
    find: messageSeen,
  },
  {
    id: "E10",
    label: "No teaser wording",
    unit: "phrases",
    target: TARGETS.E10,
    grade: "A",
    source: "Clickbait lowers the rating of ads (Zeng et al. 2021)",
    find: (m) =>
      hasText(m)
        ? {
            worth: worthOf("E10", m.copy.teasers.length),
            value: m.copy.teasers.length,
            text:
              m.copy.teasers.length === 0
                ? "No teaser or sensational wording was found."
                : `${m.copy.teasers.length} teaser wording${m.copy.teasers.length === 1 ? "" : "s"} found in the copy.`,
            boxes: [],
          }
        : nothing("No text, no teaser wording."),
  },
  {
    id: "E11",
    label: "Speaks as a brand",
    unit: "present",
    target: TARGETS.E11,
    grade: "A",
    source: "Native “sponsored” units rate lower (Zeng et al. 2021)",
    find: speaksAsBrand,
  },
];
