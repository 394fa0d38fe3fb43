export { analyseUpload, scoreUpload, type AnalyseAgain, type AnalysedUpload, type Reading } from "./analyse-upload.ts";
export { makeAvatar, type Avatar } from "./avatar.ts";
export { withCloseUps } from "./close-ups.ts";
export {
  decodeWorkingPicture,
  inspectHeader,
  normaliseUpload,
  workingSide,
  type ImageHeader,
  type NormalisedUpload,
  type WorkingPicture,
} from "./decode.ts";
export { defaultThreads, extractSignals, type ExtractOptions } from "./extract-signals.ts";
export { ImageError, imageErrorMessages, type ImageErrorCode } from "./image-error.ts";
export type { ConfineOptions } from "./confine.ts";
export { createAnalysisPool, type AnalysisPool, type PoolObserver, type PoolOptions } from "./pool.ts";
export type { StoredSignals } from "./stored-signals.ts";
export { lookInput } from "./models/looks.ts";
export { piecesIn } from "./models/say-roles.ts";
export { startReadingClock } from "./ocr/reading-clock.ts";
export { PoolError, type PoolErrorCode } from "./pool-error.ts";
