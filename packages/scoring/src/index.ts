export type * from "./types.ts";
export { analyse } from "./analyse.ts";
export { compare } from "./compare/compare.ts";
export { ENGINE_VERSION } from "./constants.ts";
export { copyEngagement } from "./text/copy-engagement.ts";
export { copyRecall } from "./text/copy-recall.ts";
