import { expect, expectTypeOf, it } from "vitest";
import type { BodyOf, FieldsOf, FileNameOf, ParamsOf, QueryInput, QueryOf, ResponseOf } from "./endpoint.ts";
import type { exportUser, getCurrentUser, updateUser } from "./accounts.ts";
import { createComparison } from "./comparisons.ts";
import type { deleteImage, ImageResult, listImages, uploadImage } from "./images.ts";
import { verifyPayment } from "./payments.ts";

it("infers what a handler receives and returns", () => {
  expectTypeOf<ParamsOf<typeof updateUser>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<ParamsOf<typeof getCurrentUser>>().toEqualTypeOf<undefined>();
  expectTypeOf<BodyOf<typeof createComparison>>().toEqualTypeOf<{ image_ids: [string, string] }>();
  expectTypeOf<FieldsOf<typeof uploadImage>["number_of_images"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<FileNameOf<typeof uploadImage>>().toEqualTypeOf<"image" | "images">();
  expectTypeOf<QueryOf<typeof listImages>["page"]>().toEqualTypeOf<number>();
  expectTypeOf<QueryInput<typeof listImages>["page"]>().toEqualTypeOf<string | number | undefined>();
  expectTypeOf<ResponseOf<typeof listImages>["images"]>().toEqualTypeOf<ImageResult[]>();
  expectTypeOf<ResponseOf<typeof deleteImage>>().toEqualTypeOf<undefined>();
  expectTypeOf<ResponseOf<typeof exportUser>>().toEqualTypeOf<Uint8Array | AsyncIterable<Uint8Array>>();
});

it("is frozen and fills in what was left out", () => {
  expect(Object.isFrozen(createComparison)).toBe(true);
  expect(createComparison).toMatchObject({
    status: 201,
    otherStatuses: [],
    contentType: null,
  });
  expect(verifyPayment).toMatchObject({ status: 200, otherStatuses: [202], idempotent: false });
});
