export type * from "./types.ts";
export { analyse } from "./analyse.ts";
export { compare } from "./compare/compare.ts";
export { ENGINE_VERSION } from "./constants.ts";
export { copyEngagement, copyEngagementParts, engagementProbability } from "./words/copy-engagement.ts";
export { copyRecall, copyRecallParts } from "./words/copy-recall.ts";
export { expectAccents, type AccentsExpected } from "./words/expect-accents.ts";
export { spellingFaults } from "./words/spelling.ts";
export { surfaceOf } from "./measures/surface.ts";
