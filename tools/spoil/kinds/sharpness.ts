import sharp from "sharp";
import { everywhere, opened, pictureOf, repainted } from "../paint.ts";
import { expected, type Picture, type Spoiling } from "../spoiling.ts";

const shorter = ({ width, height }: Picture): number => Math.min(width, height);

const blurred = (picture: Picture, share: number): Promise<Picture> =>
  pictureOf(opened(picture).blur(Math.max(0.8, shorter(picture) * share)));

async function resampled(picture: Picture, side: number, kernel: "nearest" | "cubic"): Promise<Picture> {
  const { width, height } = picture;
  const factor = side / shorter(picture);
  const small = await pictureOf(
    opened(picture).resize(Math.max(2, Math.round(width * factor)), Math.max(2, Math.round(height * factor)), {
      fit: "fill",
    }),
  );
  return await pictureOf(opened(small).resize(width, height, { fit: "fill", kernel }));
}

export const sharpnessSpoilings: readonly Spoiling[] = [
  {
    name: "blurred-slightly",
    what: "Slightly out of focus",
    expected: expected(["bad_image", "low_contrast", "tiny_text"]),
    needs: [],
    apply: ({ picture }) => blurred(picture, 0.006),
  },
  {
    name: "blurred-strongly",
    what: "Blurred until nothing can be read",
    expected: expected(
      ["bad_image", "low_contrast", "unclear_message"],
      ["not_an_ad", "no_words", "photograph", "blank"],
    ),
    needs: [],
    apply: ({ picture }) => blurred(picture, 0.03),
  },
  {
    name: "pixelated",
    what: "Squares in place of pixels, sixty to the shorter side",
    expected: expected(["bad_image", "tiny_text"], ["gibberish", "not_an_ad"]),
    needs: [],
    apply: ({ picture }) => resampled(picture, 60, "nearest"),
  },
  {
    name: "too-few-pixels",
    what: "Blown up from a picture of 100 pixels",
    expected: expected(["bad_image", "tiny_text", "low_contrast"], ["gibberish", "not_an_ad"]),
    needs: [],
    apply: ({ picture }) => resampled(picture, 100, "cubic"),
  },
  {
    name: "jpeg-8",
    what: "Saved as JPEG of quality 8",
    expected: expected(["bad_image"]),
    needs: [],
    apply: async ({ picture }) => pictureOf(sharp(await opened(picture).jpeg({ quality: 8 }).toBuffer())),
  },
  {
    name: "noisy",
    what: "Noise all over",
    expected: expected(["bad_image", "text_over_busy", "low_contrast", "clutter"], ["noise"]),
    needs: [],
    apply: ({ picture, random }) =>
      Promise.resolve(
        repainted(picture, everywhere(picture), ([r, g, b]) => {
          const bump = (): number => (random() + random() - 1) * 130;
          return [r + bump(), g + bump(), b + bump()];
        }),
      ),
  },
];
