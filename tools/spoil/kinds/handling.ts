import { lettered } from "../lettering.ts";
import { blank, colourAt, everywhere, luma, mixed, opened, pasted, pictureOf, rectOf, repainted } from "../paint.ts";
import { expected, type Picture, type Spoiling } from "../spoiling.ts";
import { withHeadline } from "./words.ts";

/** Each pixel fetched from another place of the same picture. */
function moved(picture: Picture, from: (x: number, y: number) => readonly [number, number]): Picture {
  return repainted(picture, everywhere(picture), (_was, x, y) => {
    const [fromX, fromY] = from(x, y);
    return colourAt(picture, Math.round(fromX), Math.round(fromY));
  });
}

/** Strips of the picture pushed to the side, as by a broken transfer. */
function torn({ picture, random }: { picture: Picture; random: () => number }): Picture {
  const strips = Array.from({ length: 14 }, () => (random() < 0.5 ? 0 : (random() - 0.5) * 0.4 * picture.width));
  const shiftAt = (y: number): number => Math.round(strips[Math.floor((y / picture.height) * strips.length)] ?? 0);
  return moved(picture, (x, y) => [(x + shiftAt(y) + picture.width) % picture.width, y]);
}

/** Light comes from one side until that side is white. */
const halfFaded = (picture: Picture): Picture =>
  repainted(picture, everywhere(picture), (was, x) =>
    mixed(was, [255, 255, 255], Math.max(0, 0.96 - (x / picture.width) * 1.6)),
  );

const leveled = (v: number): number => Math.round(v / 127.5) * 127.5;

function barred(picture: Picture): Picture {
  return [0.12, 0.45, 0.78].reduce(
    (out, y) => repainted(out, rectOf(out, { x: 0, y, width: 1, height: 0.13 }), () => [0, 0, 0]),
    picture,
  );
}

const blotted = (picture: Picture): Picture =>
  repainted(picture, everywhere(picture), (was, x, y) =>
    Math.hypot((x / picture.width - 0.5) / 0.3, (y / picture.height - 0.5) / 0.3) < 1 ? [120, 96, 72] : was,
  );

const vignetted = (picture: Picture): Picture =>
  repainted(picture, everywhere(picture), (was, x, y) => {
    const away = Math.hypot(x / picture.width - 0.5, y / picture.height - 0.5) / 0.5;
    return mixed(was, [0, 0, 0], Math.min(1, Math.max(0, (away - 0.35) * 1.6)));
  });

const inAnotherOrder = (text: string, random: () => number): string =>
  text
    .split(" ")
    .map((word) => ({ word, turn: random() }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ word }) => word)
    .join(" ");

const broken = expected(
  ["bad_image", "clutter", "cropped", "text_over_busy", "low_contrast", "dated_look"],
  ["not_an_ad"],
);
const covered = expected(["cropped", "unclear_message", "clutter", "bad_image", "text_over_busy", "empty"]);

/** Ways in which a file is mishandled on its way, or another hand goes over it. */
export const handlingSpoilings: readonly Spoiling[] = [
  {
    name: "tilted",
    what: "Tilted by eight degrees on white",
    expected: expected(["poor_alignment", "cropped", "bad_image"]),
    needs: [],
    apply: ({ picture }) => pictureOf(opened(picture).rotate(8, { background: "#ffffff" })),
  },
  {
    name: "wavy",
    what: "Bent into waves",
    expected: broken,
    needs: [],
    apply: ({ picture }) => {
      const depth = Math.min(picture.width, picture.height) * 0.025;
      return Promise.resolve(
        moved(picture, (x, y) => [
          x + depth * Math.sin((y / picture.height) * 24),
          y + depth * Math.sin((x / picture.width) * 24),
        ]),
      );
    },
  },
  {
    name: "torn",
    what: "Strips pushed to the side",
    expected: broken,
    needs: [],
    apply: (ad) => Promise.resolve(torn(ad)),
  },
  {
    name: "posterised",
    what: "Three steps of each colour",
    expected: broken,
    needs: [],
    apply: ({ picture }) =>
      Promise.resolve(repainted(picture, everywhere(picture), ([r, g, b]) => [leveled(r), leveled(g), leveled(b)])),
  },
  {
    name: "over-sharpened",
    what: "Sharpened until every edge has a rim",
    expected: broken,
    needs: [],
    apply: ({ picture }) =>
      pictureOf(opened(picture).sharpen({ sigma: 2.5, m1: 12, m2: 30, x1: 0.5, y2: 200, y3: 200 })),
  },
  {
    name: "scan-lines",
    what: "Every third row black",
    expected: broken,
    needs: [],
    apply: ({ picture }) =>
      Promise.resolve(repainted(picture, everywhere(picture), (was, _x, y) => (y % 3 === 0 ? [0, 0, 0] : was))),
  },
  {
    name: "ghosted",
    what: "Its own ghost beside it",
    expected: broken,
    needs: [],
    apply: ({ picture }) => {
      const away = Math.round(picture.width * 0.035);
      return Promise.resolve(
        repainted(picture, everywhere(picture), (was, x, y) => mixed(was, colourAt(picture, x - away, y - away), 0.5)),
      );
    },
  },
  {
    name: "colours-apart",
    what: "Red and blue printed beside each other",
    expected: broken,
    needs: [],
    apply: ({ picture }) => {
      const away = Math.max(2, Math.round(picture.width * 0.012));
      return Promise.resolve(
        repainted(picture, everywhere(picture), ([, g], x, y) => [
          colourAt(picture, x - away, y)[0],
          g,
          colourAt(picture, x + away, y)[2],
        ]),
      );
    },
  },
  {
    name: "half-faded",
    what: "One side faded to white",
    expected: expected(["low_contrast", "empty", "bad_image"]),
    needs: [],
    apply: ({ picture }) => Promise.resolve(halfFaded(picture)),
  },
  {
    name: "vignetted",
    what: "Edges and corners in the dark",
    expected: expected(["low_contrast", "bad_image", "dated_look"]),
    needs: [],
    apply: ({ picture }) => Promise.resolve(vignetted(picture)),
  },
  {
    name: "barred",
    what: "Three black bars across it",
    expected: covered,
    needs: [],
    apply: ({ picture }) => Promise.resolve(barred(picture)),
  },
  {
    name: "blotted",
    what: "A brown blot over the middle",
    expected: covered,
    needs: [],
    apply: ({ picture }) => Promise.resolve(blotted(picture)),
  },
  {
    name: "stamped",
    what: "“SOLD OUT” stamped across it",
    expected: expected(["clutter", "text_over_busy", "weak_hierarchy"]),
    needs: [],
    apply: ({ picture }) =>
      lettered(picture, rectOf(picture, { x: 0.05, y: 0.2, width: 0.9, height: 0.6 }), "SOLD OUT", [200, 0, 0], {
        turn: -20,
        opacity: 0.8,
      }),
  },
  {
    name: "photographed",
    what: "Small, dim and tilted, as photographed from a screen",
    expected: expected(["bad_image", "low_contrast", "tiny_text", "empty", "poor_alignment"]),
    needs: [],
    apply: async ({ picture }) => {
      const { width, height } = picture;
      const small = await pictureOf(
        opened(picture)
          .resize(Math.round(width * 0.6), Math.round(height * 0.6), { fit: "fill" })
          .rotate(5, { background: "#2b2622" }),
      );
      const table = blank(width, height, [43, 38, 34]);
      const laid = pasted(table, small, Math.round((width - small.width) / 2), Math.round((height - small.height) / 2));
      return pictureOf(opened(laid).blur(1).modulate({ brightness: 0.75, saturation: 0.7 }));
    },
  },
  {
    name: "grey-print",
    what: "Copied in black and white",
    expected: expected(["bad_image", "low_contrast", "dated_look"]),
    needs: [],
    apply: ({ picture }) =>
      Promise.resolve(
        repainted(picture, everywhere(picture), (was) => (luma(was) > 128 ? [255, 255, 255] : [0, 0, 0])),
      ),
  },
  {
    name: "headline-scrambled",
    what: "Words of the headline in another order",
    expected: expected(["unclear_message", "typos"], ["gibberish"]),
    needs: ["headline"],
    apply: (ad) => withHeadline(ad, inAnotherOrder(ad.headline, ad.random)),
  },
];
