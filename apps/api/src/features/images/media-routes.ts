import type { FastifyInstance } from "fastify";
import type { GeneralLimits } from "../../http/general-limits.ts";
import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { isUnchanged } from "./integrity.ts";
import { isMediaUrlValid, mediaVariants, type MediaVariant } from "./media-url.ts";
import type { ImagesService } from "./service.ts";
import { contentTypeOf } from "./store-picture.ts";

type Dependencies = { limits: GeneralLimits; images: ImagesService; storage: Storage; secrets: Secrets; clock: Clock };
type MediaRequest = { Params: { id: string; variant: string }; Querystring: { e?: unknown; s?: unknown } };

const isVariant = (value: string): value is MediaVariant => mediaVariants.some((variant) => variant === value);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Wrong, altered, expired and deleted get the same response. The row is read each time: a deleted picture is gone at once. */
export function registerMediaRoutes(
  server: FastifyInstance,
  { limits, images, storage, secrets, clock }: Dependencies,
): void {
  server.get<MediaRequest>("/media/:id/:variant", async (request, reply) => {
    await limits.pictures(request.ip);
    const { id, variant } = request.params;
    const row = isVariant(variant) ? await images.findFile(id) : undefined;
    if (!row || !isVariant(variant)) throw notFound();
    const signed = {
      id,
      variant,
      ownerId: row.owner_id,
      expires: text(request.query.e),
      signature: text(request.query.s),
    };
    if (!isMediaUrlValid(secrets, clock.now(), signed)) throw notFound();
    const key = { original: row.object_key, preview: row.preview_key, thumbnail: row.thumbnail_key }[variant];
    const bytes = await storage.get(key);
    // A damaged original is not the picture that was scored: better none than a wrong one.
    if (!bytes || (variant === "original" && !isUnchanged(bytes, row.sha256)))
      throw notFound("This picture is unavailable.");
    const format = variant === "original" ? row.format : "webp";
    return reply
      .type(contentTypeOf(format))
      .header("content-disposition", `inline; filename="image-${id}.${format === "jpeg" ? "jpg" : format}"`)
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("cross-origin-resource-policy", "same-site")
      .header("cache-control", "private, max-age=600")
      .header("referrer-policy", "no-referrer")
      .send(bytes);
  });
}
