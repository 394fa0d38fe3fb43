import type { Critique, FaultCode, ImageResult, Recommendation, ScoreName } from "@adjudge/contracts";
import { faultWords, foundBy } from "@adjudge/imaging/critic";

/** Five things are done; ten are not. */
const most = 5;

const scoreNames: readonly ScoreName[] = ["contrast", "recall", "copy_engagement"];

/**
 * Faults that the model finds, that it was measured to find rightly, and that the advice does not name yet: after the
 * engine's own, marked as the model's, and worth no point.
 */
export function joinAdvice(image: ImageResult, critique: Critique, trusted: ReadonlySet<FaultCode>): ImageResult {
  const { analysis } = image;
  const { opinion, model } = critique;
  if (!analysis || analysis.withheld || !opinion || trusted.size === 0) return image;
  const given = scoreNames.flatMap((name) => analysis.recommendations[name]);
  const named = new Set([...given.map(({ fault }) => fault), ...analysis.faults.map(({ code }) => code)]);
  const room = Math.max(0, most - given.filter(({ action }) => action !== "keep").length);
  const added = foundBy(opinion)
    .filter((code) => trusted.has(code) && !named.has(code))
    .slice(0, room)
    .map((code): Recommendation => {
      const { reason = "", box = null } = opinion.faults.find((fault) => fault.code === code) ?? {};
      return {
        fault: code,
        rule: "critic",
        score: faultWords[code].score,
        action: faultWords[code].action,
        text: `${model} finds ${faultWords[code].found}: ${reason}`,
        detail: `The opinion of ${model}, a vision model. The engine did not measure it, and it changes no score.`,
        measured: null,
        reached: null,
        unit: "",
        target: null,
        boxes: box ? [box] : [],
        gain: 0,
        overall_gain: 0,
        change: null,
      };
    });
  if (added.length === 0) return image;
  const of = (name: ScoreName) => added.filter(({ score }) => score === name);
  const [texts] = image.recommendations;
  const { contrast, recall, copy_engagement } = analysis.recommendations;
  return {
    ...image,
    recommendations: texts
      ? [
          {
            contrast_recommendation: [...texts.contrast_recommendation, ...of("contrast").map(({ text }) => text)],
            recall_recommendation: [...texts.recall_recommendation, ...of("recall").map(({ text }) => text)],
            copy_engagement_recommendation: [
              ...texts.copy_engagement_recommendation,
              ...of("copy_engagement").map(({ text }) => text),
            ],
          },
        ]
      : image.recommendations,
    analysis: {
      ...analysis,
      recommendations: {
        contrast: [...contrast, ...of("contrast")],
        recall: [...recall, ...of("recall")],
        copy_engagement: [...copy_engagement, ...of("copy_engagement")],
      },
    },
  };
}
