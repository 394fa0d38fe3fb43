import { blank, cutOut, opened, pasted, pictureOf } from "../paint.ts";
import { expected, type AdToSpoil, type Picture, type Spoiling } from "../spoiling.ts";

/** The part of the picture between two shares of its width and height. */
function kept(picture: Picture, left: number, top: number, right: number, bottom: number): Promise<Picture> {
  const { width, height } = picture;
  const [x, y] = [Math.round(left * width), Math.round(top * height)];
  return cutOut(picture, { x, y, width: Math.round(right * width) - x, height: Math.round(bottom * height) - y });
}

/** Cut through the middle of the headline; the larger part stays. */
function cutThroughHeadline({ picture, places: { headline } }: AdToSpoil): Promise<Picture> {
  if (headline === null) throw new Error("there is no headline to cut through");
  const middle = headline.y + headline.height / 2;
  return middle < 0.5 ? kept(picture, 0, middle, 1, 1) : kept(picture, 0, 0, 1, middle);
}

/** Tiles in another order: each moves, none is turned. */
async function shuffled({ picture, random }: AdToSpoil, across: number): Promise<Picture> {
  const [width, height] = [Math.floor(picture.width / across), Math.floor(picture.height / across)];
  const places = Array.from({ length: across * across }, (_, i) => ({
    x: (i % across) * width,
    y: Math.floor(i / across) * height,
    turn: random(),
  }));
  const order = places.toSorted((a, b) => a.turn - b.turn);
  let out = blank(width * across, height * across, [255, 255, 255]);
  for (const [i, from] of order.entries()) {
    const to = order[(i + 1) % order.length] ?? from;
    out = pasted(out, await cutOut(picture, { x: from.x, y: from.y, width, height }), to.x, to.y);
  }
  return out;
}

async function ninefold({ picture }: AdToSpoil): Promise<Picture> {
  const [width, height] = [Math.round(picture.width / 3), Math.round(picture.height / 3)];
  const small = await pictureOf(opened(picture).resize(width, height, { fit: "fill" }));
  let out = blank(width * 3, height * 3, [255, 255, 255]);
  for (let i = 0; i < 9; i += 1) out = pasted(out, small, (i % 3) * width, Math.floor(i / 3) * height);
  return out;
}

const scaled = ({ picture }: AdToSpoil, wide: number, high: number): Promise<Picture> =>
  pictureOf(
    opened(picture).resize(Math.round(picture.width * wide), Math.round(picture.height * high), { fit: "fill" }),
  );

/** The ad small in a white field of its own size. */
async function onWhite({ picture }: AdToSpoil, share: number, x: number, y: number): Promise<Picture> {
  const { width, height } = picture;
  const small = await pictureOf(
    opened(picture).resize(Math.round(width * share), Math.round(height * share), { fit: "fill" }),
  );
  const left = Math.round((width - small.width) * x);
  return pasted(blank(width, height, [255, 255, 255]), small, left, Math.round((height - small.height) * y));
}

const cut = expected(["cropped", "no_cta", "no_brand", "unclear_message"]);
const scrambled = expected(
  ["cropped", "clutter", "weak_hierarchy", "poor_alignment", "unclear_message", "typos"],
  ["gibberish", "not_an_ad"],
);

export const cuttingSpoilings: readonly Spoiling[] = [
  {
    name: "upside-down",
    what: "Upside down",
    expected: expected([], ["upside_down"]),
    needs: [],
    apply: ({ picture }) => pictureOf(opened(picture).rotate(180)),
  },
  {
    name: "mirrored",
    what: "Mirrored",
    expected: expected([], ["mirrored"]),
    needs: [],
    apply: ({ picture }) => pictureOf(opened(picture).flop()),
  },
  {
    name: "right-quarter-cut",
    what: "The right quarter cut off",
    expected: cut,
    needs: [],
    apply: ({ picture }) => kept(picture, 0, 0, 0.75, 1),
  },
  {
    name: "bottom-quarter-cut",
    what: "The bottom quarter cut off",
    expected: cut,
    needs: [],
    apply: ({ picture }) => kept(picture, 0, 0, 1, 0.75),
  },
  {
    name: "cut-through-headline",
    what: "Cut through the middle of the headline",
    expected: cut,
    needs: ["headline"],
    apply: cutThroughHeadline,
  },
  {
    name: "off-centre-crop",
    what: "Cropped to a corner, 65% of each side",
    expected: cut,
    needs: [],
    apply: ({ picture }) => kept(picture, 0.35, 0.35, 1, 1),
  },
  {
    name: "shuffled-four",
    what: "Four tiles in another order",
    expected: scrambled,
    needs: [],
    apply: (ad) => shuffled(ad, 2),
  },
  {
    name: "shuffled-sixteen",
    what: "Sixteen tiles in another order",
    expected: scrambled,
    needs: [],
    apply: (ad) => shuffled(ad, 4),
  },
  {
    name: "ninefold",
    what: "Repeated nine times",
    expected: expected(["clutter", "tiny_text", "weak_hierarchy", "too_much_text"], ["not_an_ad"]),
    needs: [],
    apply: ninefold,
  },
  {
    name: "squeezed",
    what: "Squeezed to 45% of its width",
    expected: expected(["bad_image", "tiny_text", "cropped"]),
    needs: [],
    apply: (ad) => scaled(ad, 0.45, 1),
  },
  {
    name: "stretched",
    what: "Stretched: half its height, as wide as before",
    expected: expected(["bad_image", "tiny_text", "cropped"]),
    needs: [],
    apply: (ad) => scaled(ad, 1, 0.5),
  },
  {
    name: "tiny-on-white",
    what: "A third of its size on a white field",
    expected: expected(["tiny_text", "empty"], ["not_an_ad", "document"]),
    plants: ["empty"],
    needs: [],
    apply: (ad) => onWhite(ad, 0.34, 0.5, 0.5),
  },
  {
    name: "wide-margin",
    what: "Half its size in the corner of an empty field",
    expected: expected(["empty", "tiny_text", "poor_alignment"], ["not_an_ad"]),
    plants: ["empty"],
    needs: [],
    apply: (ad) => onWhite(ad, 0.5, 0.06, 0.06),
  },
];
