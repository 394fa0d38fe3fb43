import { createHash } from "node:crypto";
import type { Ids } from "../../platform/ids.ts";
import type { AnalysedPicture } from "../../platform/scoring-pool/analyser.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { Reservation } from "../usage/service.ts";
import type { NewImage } from "./repository.ts";
import { pictureName } from "./picture-name.ts";
import { scoredColumns } from "./scored-columns.ts";
import { pictureFolder } from "./sweep.ts";
import type { UploadedPicture } from "./upload-file.ts";

const extensions = { jpeg: "jpg", png: "png", webp: "webp" } as const;
const contentTypes = { jpeg: "image/jpeg", png: "image/png", webp: "image/webp" } as const;

export const contentTypeOf = (format: keyof typeof contentTypes): string => contentTypes[format];

export type StoredPicture = { image: NewImage; keys: string[] };

type Input = {
  ownerId: string;
  categoryId: string;
  upload: UploadedPicture;
  picture: AnalysedPicture;
  reservation: Reservation;
};

/** Writes the files, durably, before any row names them. What it wrote is in `keys`, to be removed if no row follows. */
export async function storePicture(storage: Storage, ids: Ids, input: Input): Promise<StoredPicture> {
  const { picture } = input;
  const id = ids.uuid();
  const folder = `${pictureFolder}${picture.sha256.slice(0, 2)}/${picture.sha256.slice(2, 4)}/${picture.sha256}`;
  const objectKey = `${folder}/${id}.${extensions[picture.format]}`;
  const thumbnailKey = `${folder}/${id}-320.webp`;
  const previewKey = `${folder}/${id}-640.webp`;
  const keys = [objectKey, thumbnailKey, previewKey];
  await storage.put(objectKey, picture.bytes, { contentType: contentTypeOf(picture.format) });
  await storage.put(thumbnailKey, picture.thumbnail, { contentType: "image/webp" });
  await storage.put(previewKey, picture.preview, { contentType: "image/webp" });
  const image: NewImage = {
    id,
    ownerId: input.ownerId,
    categoryId: input.categoryId,
    name: pictureName(input.upload.fileName),
    uploadSha256: sha256(input.upload.bytes),
    sha256: Buffer.from(picture.sha256, "hex"),
    objectKey,
    thumbnailKey,
    previewKey,
    format: picture.format,
    byteLength: picture.bytes.length,
    width: picture.width,
    height: picture.height,
    scored: scoredColumns(picture.analysis),
    planOwnerId: input.reservation.pool.ownerId,
    usagePeriodStart: input.reservation.pool.periodStart,
  };
  return { image, keys };
}

export const sha256 = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();
