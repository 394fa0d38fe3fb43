import { imagesPerComparison } from "@adjudge/contracts";
import { AppError, invalidFields } from "../../platform/app-error.ts";

export type UploadedPicture = { fileName: string; contentType: string; bytes: Buffer };

/** The rule of an A/B test. */
export const exactlyTwoUploads = `Exactly ${imagesPerComparison} images are required.`;

const extension = /\.(?:jpe?g|png|webp)$/i;

export const unsupportedFormat = (): AppError =>
  new AppError("unsupported_image", "File format must be in jpg, jpeg, png, or webp type.");

/**
 * What can be said before decoding. The name only has to end like a picture's: what the file really is, its content
 * decides later, since honest clients send JPEG bytes as `image0.png`.
 */
export function checkUpload(file: UploadedPicture | undefined, field: "image" | "images"): UploadedPicture {
  if (!file || file.bytes.length === 0) throw invalidFields({ [field]: ["An image is required"] });
  if (!extension.test(file.fileName) || !file.contentType.toLowerCase().startsWith("image/")) throw unsupportedFormat();
  return file;
}
