export type * from "./types.ts";
export { analyse } from "./analyse.ts";
export { compare } from "./compare/compare.ts";
export { ENGINE_VERSION } from "./constants.ts";
export { copyEngagement, copyEngagementParts, engagementProbability } from "./text/copy-engagement.ts";
export { copyRecall, copyRecallParts } from "./text/copy-recall.ts";
export { expectAccents, type AccentsExpected } from "./text/expect-accents.ts";
export { spellingFaults } from "./text/spelling.ts";
export { surfaceOf } from "./surface.ts";
