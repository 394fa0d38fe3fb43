import { z } from "zod";
import {
  correctImage,
  deleteImage,
  getImage,
  getSignals,
  listImages,
  scoreAgain,
  uploadImage,
} from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { pageInfo } from "../../http/paging.ts";
import { admittedRoute, route } from "../../http/route.ts";
import { AppError, invalidFields } from "../../platform/app-error.ts";
import type { Limit } from "../../platform/rate-limit/rate-limiter.ts";
import { usageOf } from "../usage/service.ts";
import type { AbUpload, AbUploads } from "../comparisons/service.ts";
import { admitUpload } from "./admit-upload.ts";
import type { CritiquesService } from "../critiques/service.ts";
import type { ImageRowWithAnalysis, ImagesService } from "./service.ts";

const Made = z.object({ id: z.string() });
const MadePair = z.object({ id: z.string(), image_ids: z.tuple([z.string(), z.string()]) });
const compared = (made: AbUpload) => ({ message: "Images compared successfully.", analysis_results: made });

/** Else one of the two would be dropped without a word (N45). */
const oneFile = "Only an A/B test takes several images.";

const perUser: Limit = { limit: 60, windowSeconds: 60 };
const perAddress: Limit = { limit: 120, windowSeconds: 60 };

export function registerImageRoutes(
  api: Api,
  {
    images,
    abUploads,
    critiques,
  }: { images: ImagesService; abUploads: AbUploads; critiques: Pick<CritiquesService, "withCritique"> },
): void {
  const { db, rateLimiter } = api;
  const whole = (row: ImageRowWithAnalysis) => critiques.withCritique(images.presentWhole(row), row.owner_id);
  const uploaded = async (row: ImageRowWithAnalysis) => ({
    message: row.summary.withheld
      ? "Image uploaded. It has no score, and nothing was charged."
      : "Image uploaded and analyzed successfully.",
    image_id: row.id,
    analysis_results: await whole(row),
  });
  admittedRoute(
    api,
    uploadImage,
    async ({ userId, query, ip }) => {
      await rateLimiter.enforce({ action: "upload", account: userId }, perUser);
      await rateLimiter.enforce({ action: "upload", ip }, perAddress);
      await images.requireRoom();
      return admitUpload(db, { userId, query });
    },
    async ({ userId, query, fields, files, noteDone }, admission) => {
      if (query.type === "abtest") {
        const pair = [...files.images, ...files.image];
        return compared(await abUploads.upload({ ownerId: userId, files: pair, admission, noteDone }));
      }
      if (files.image.length > 0 && files.images.length > 0) throw invalidFields({ images: [oneFile] });
      const row = await images.upload({
        ownerId: userId,
        categoryId: fields.category,
        file: files.image[0],
        reservation: admission.upload,
        noteDone,
      });
      return uploaded(row);
    },
    {
      replay: async ({ userId, query }, outcome) =>
        query.type === "abtest"
          ? compared(MadePair.parse(outcome))
          : uploaded(await images.get({ id: Made.parse(outcome).id, ownerId: userId })),
    },
  );
  route(api, listImages, async ({ userId, query }) => {
    const page = { page: query.page, pageSize: query.page_size };
    const [{ rows, count }, { used, limit }] = await Promise.all([
      images.list({ ownerId: userId, category: query.category, sort: query.sort, ...page }),
      usageOf(db, { userId, kind: "upload" }),
    ]);
    return {
      message: "Images retrieved successfully.",
      images: rows.map((row) => images.present(row)),
      usage: { current_uploads: used, limit },
      ...pageInfo({
        path: `${listImages.path}/`,
        query: { category: query.category, sort: query.sort },
        ...page,
        count,
      }),
    };
  });
  route(api, getImage, async ({ userId, params }) => ({
    message: "Image retrieved successfully.",
    image: await whole(await images.get({ id: params.id, ownerId: userId })),
  }));
  const readAgain = async (userId: string): Promise<void> =>
    rateLimiter.enforce({ action: "read-again", account: userId }, perUser);
  route(api, getSignals, async ({ userId, params }) => {
    await readAgain(userId);
    return {
      message: "Signals retrieved successfully.",
      signals: await images.signals({ id: params.id, ownerId: userId }),
    };
  });
  route(api, correctImage, async ({ userId, params, body, rawBody }) => {
    await readAgain(userId);
    // {} undoes all corrections; what was not sent undoes nothing.
    if (rawBody.length === 0) throw new AppError("malformed_json", "A JSON object is expected.");
    const row = await images.correct({ id: params.id, ownerId: userId }, body);
    return { message: "Image corrected and scored again.", image: await whole(row) };
  });
  route(api, scoreAgain, async ({ userId, params }) => {
    await readAgain(userId);
    const row = await images.scoreAgain({ id: params.id, ownerId: userId });
    return { message: "Image scored again.", image: await whole(row) };
  });
  route(api, deleteImage, async ({ userId, params }) => {
    await images.remove({ id: params.id, ownerId: userId });
    return undefined;
  });
}
