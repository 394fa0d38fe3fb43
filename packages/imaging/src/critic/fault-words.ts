import type { AdviceAction, FaultCode, ScoreName } from "@adjudge/scoring";

interface FaultWords {
  /** As the engine files it. */
  score: ScoreName;
  /** What kind of change would mend it. */
  action: AdviceAction;
  /** What the model is told the code means. */
  meaning: string;
  /** Completes "it finds …". */
  found: string;
}

/** The 24 faults, as the labelled ads that the model is measured on define them. */
export const faultWords: Record<FaultCode, FaultWords> = {
  low_contrast: {
    score: "contrast",
    action: "recolour",
    meaning: "text that matters is hard to read because its colour is too close to its background",
    found: "the text too close in colour to its background",
  },
  text_over_busy: {
    score: "contrast",
    action: "move",
    meaning: "text that matters is hard to read because a busy picture lies behind it",
    found: "the text hard to read over a busy picture",
  },
  tiny_text: {
    score: "contrast",
    action: "enlarge",
    meaning: "text that matters is too small to read",
    found: "text that is too small to read",
  },
  too_much_text: {
    score: "copy_engagement",
    action: "shorten",
    meaning: "more text than a viewer will read",
    found: "too much text",
  },
  weak_hierarchy: {
    score: "contrast",
    action: "enlarge",
    meaning: "nothing comes first; the eye does not know where to start",
    found: "that nothing comes first",
  },
  clutter: { score: "contrast", action: "remove", meaning: "too many things at once", found: "the ad cluttered" },
  empty: { score: "contrast", action: "add", meaning: "bare, or a picture is missing", found: "the ad bare" },
  cropped: {
    score: "contrast",
    action: "move",
    meaning: "something that matters is cut off or squeezed to the edge",
    found: "something cut off or squeezed to the edge",
  },
  poor_alignment: {
    score: "contrast",
    action: "move",
    meaning: "things are visibly out of line",
    found: "things out of line",
  },
  clashing_colours: {
    score: "contrast",
    action: "recolour",
    meaning: "colours fight each other",
    found: "the colours clashing",
  },
  bad_image: {
    score: "contrast",
    action: "replace_file",
    meaning: "the picture is blurred, pixelated, amateurish or irrelevant",
    found: "the picture poor",
  },
  dated_look: {
    score: "contrast",
    action: "replace_file",
    meaning: "looks unstyled or out of date",
    found: "the look dated",
  },
  no_brand: { score: "recall", action: "add", meaning: "no brand, name or logo anywhere", found: "no brand" },
  weak_brand: {
    score: "recall",
    action: "enlarge",
    meaning: "the brand is there but hardly noticed",
    found: "the brand hardly noticeable",
  },
  no_product: {
    score: "copy_engagement",
    action: "add",
    meaning: "one cannot tell what is offered",
    found: "that one cannot tell what is offered",
  },
  unclear_message: {
    score: "copy_engagement",
    action: "rewrite",
    meaning: "the message is not understood at a glance",
    found: "the message unclear",
  },
  no_cta: {
    score: "copy_engagement",
    action: "add",
    meaning: "nothing asks the viewer to act",
    found: "nothing that asks the viewer to act",
  },
  weak_cta: {
    score: "copy_engagement",
    action: "rewrite",
    meaning: "the call to action is hard to see or vague",
    found: "the call to action weak",
  },
  no_reason: {
    score: "copy_engagement",
    action: "add",
    meaning: "no benefit, offer or other reason to care",
    found: "no reason to care",
  },
  teaser: {
    score: "copy_engagement",
    action: "rewrite",
    meaning: "withholds the point or sensationalises to get a click",
    found: "the wording a tease",
  },
  misleading: {
    score: "copy_engagement",
    action: "remove",
    meaning: "poses as a system message, news or a download button",
    found: "the ad posing as something it is not",
  },
  policy_risk: {
    score: "copy_engagement",
    action: "remove",
    meaning: "health, money, sexual, violent or political claims that advertising platforms restrict",
    found: "words that platforms restrict",
  },
  typos: { score: "copy_engagement", action: "rewrite", meaning: "spelling mistakes", found: "spelling mistakes" },
  hard_words: {
    score: "copy_engagement",
    action: "rewrite",
    meaning: "words or sentences that most viewers will not understand",
    found: "the words hard to understand",
  },
};

export const faultCodes = Object.keys(faultWords) as [FaultCode, ...FaultCode[]];
