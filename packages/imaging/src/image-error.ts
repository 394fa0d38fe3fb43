export type ImageErrorCode =
  | "empty_file"
  | "unsupported_format"
  | "dimensions_too_large"
  | "dimensions_too_small"
  | "animated"
  | "unreadable";

/** The sentences are shown to people as they are. */
export const imageErrorMessages: Record<ImageErrorCode, string> = {
  empty_file: "The file is empty.",
  unsupported_format: "File format must be in jpg, jpeg, png, or webp type.",
  dimensions_too_large: "Image dimensions are too large.",
  dimensions_too_small: "Image dimensions are too small.",
  animated: "Animated images are not supported.",
  unreadable: "The image could not be read. It may be damaged or incomplete.",
};

/** A file that is not a picture we take; `message` is safe to show. */
export class ImageError extends Error {
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode, options?: ErrorOptions) {
    super(imageErrorMessages[code], options);
    this.name = "ImageError";
    this.code = code;
  }
}
