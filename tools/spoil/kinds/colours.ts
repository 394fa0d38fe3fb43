import { everywhere, luma, mixed, opened, pictureOf, repainted, type Colour } from "../paint.ts";
import { expected, type Picture, type Spoiling } from "../spoiling.ts";

const white: Colour = [255, 255, 255];

const recoloured =
  (paint: (was: Colour) => Colour) =>
  ({ picture }: { picture: Picture }): Promise<Picture> =>
    Promise.resolve(repainted(picture, everywhere(picture), paint));

/** Red, green and blue swapped for their neighbours and driven to the ends: colours nobody put side by side on purpose. */
const driven = (v: number): number => Math.min(255, Math.max(0, 128 + (v - 128) * 2.2));

export const colourSpoilings: readonly Spoiling[] = [
  {
    name: "faded",
    what: "Faded to a quarter of its contrast",
    expected: expected(["low_contrast", "bad_image"]),
    plants: ["low_contrast"],
    needs: [],
    apply: recoloured((was) => mixed(was, [196, 196, 196], 0.75)),
  },
  {
    name: "washed-grey",
    what: "Colours washed out to a flat grey",
    expected: expected(["low_contrast", "bad_image", "dated_look"]),
    plants: ["low_contrast"],
    needs: [],
    apply: recoloured((was) => {
      const grey = 110 + luma(was) * 0.35;
      return [grey, grey, grey];
    }),
  },
  {
    name: "darkened",
    what: "Darkened to a fifth of its light",
    expected: expected(["low_contrast", "bad_image"]),
    plants: ["low_contrast"],
    needs: [],
    apply: recoloured((was) => mixed([0, 0, 0], was, 0.2)),
  },
  {
    name: "over-exposed",
    what: "Over-exposed until the light parts are white",
    expected: expected(["low_contrast", "bad_image", "empty"]),
    needs: [],
    apply: recoloured((was) => mixed(white, [was[0] * 1.9 + 70, was[1] * 1.9 + 70, was[2] * 1.9 + 70], 0.8)),
  },
  {
    name: "negative",
    what: "Turned into its negative",
    expected: expected(["clashing_colours", "bad_image"], ["negative"]),
    needs: [],
    apply: recoloured(([r, g, b]) => [255 - r, 255 - g, 255 - b]),
  },
  {
    name: "acid-cast",
    what: "Tinted acid green all over",
    expected: expected(["clashing_colours", "bad_image", "low_contrast"]),
    needs: [],
    apply: recoloured((was) => mixed([was[0] * 0.75, was[1], was[2] * 0.25], [150, 255, 0], 0.35)),
  },
  {
    name: "clashing-colours",
    what: "Colours turned round the wheel and driven to the ends",
    expected: expected(["clashing_colours", "bad_image"]),
    needs: [],
    apply: async ({ picture }) => {
      const turned = await pictureOf(opened(picture).modulate({ hue: 140, saturation: 2.5 }));
      return repainted(turned, everywhere(turned), ([r, g, b]) => [driven(r), driven(g), driven(b)]);
    },
  },
];
