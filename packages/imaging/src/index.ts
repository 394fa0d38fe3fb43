export {
  decodeWorkingPicture,
  inspectHeader,
  normaliseUpload,
  workingSide,
  type ImageHeader,
  type NormalisedUpload,
  type WorkingPicture,
} from "./decode.ts";
export { ImageError, imageErrorMessages, type ImageErrorCode } from "./image-error.ts";
