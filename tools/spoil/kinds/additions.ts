import { vary, type AdSpec, type BadgeLayer } from "../../adgen/index.ts";
import { lettered } from "../lettering.ts";
import { blank, groundAround, luma, medianColour, colourAt, pasted, rectOf, repainted, type Colour } from "../paint.ts";
import { expected, type AdToSpoil, type Picture, type Spoiling } from "../spoiling.ts";
import { without, placeOf } from "./roles.ts";

const paragraph =
  "Our story began many years ago when a small group of friends decided that things could be done in another way, and since then we have worked every day to bring the same care to everything we make, from the first drawing to the last check before it leaves the house. Each part is chosen with patience, tested more than once, and described in full in the booklet that comes with it, which we recommend to read before first use and to keep for later. Should there be any question, our people are there to answer it during the usual hours, by letter, by telephone or in person, and will gladly explain what the guarantee covers, what it does not, and which steps are needed in either case. Prices, colours and sizes may differ from those shown here.";

const acid: readonly Colour[] = [
  [255, 0, 102],
  [0, 200, 83],
  [255, 214, 0],
  [41, 98, 255],
  [255, 109, 0],
  [170, 0, 255],
];

const shouts = ["SALE!", "WOW", "NEW!!", "FREE", "HOT", "BEST", "50% OFF", "No. 1", "TODAY", "HURRY"];

/** Round and square stickers, every second one with a shout on it. */
async function strewn({ picture, random }: AdToSpoil, amount: number): Promise<Picture> {
  const side = Math.min(picture.width, picture.height);
  let out = picture;
  for (let i = 0; i < amount; i += 1) {
    const size = Math.round(side * (0.08 + 0.12 * random()));
    const [x, y] = [Math.floor(random() * (out.width - size)), Math.floor(random() * (out.height - size))];
    const colour = acid[i % acid.length] ?? [255, 0, 0];
    const isRound = random() < 0.5;
    const rect = { x, y, width: size, height: isRound ? size : Math.round(size * 0.6) };
    out = repainted(out, rect, (was, column, row) =>
      isRound && Math.hypot(column - x - size / 2, row - y - size / 2) > size / 2 ? was : colour,
    );
    if (i % 2 === 0)
      out = await lettered(
        out,
        rect,
        shouts[(i / 2) % shouts.length] ?? "",
        luma(colour) > 128 ? [0, 0, 0] : [255, 255, 255],
        {
          turn: Math.round(random() * 40 - 20),
        },
      );
  }
  return out;
}

/** The ad with a strip below it, full of small type. */
async function withParagraph({ picture }: AdToSpoil): Promise<Picture> {
  const strip = Math.round(picture.height * 0.4);
  const foot = Array.from({ length: picture.width }, (_, x) => colourAt(picture, x, picture.height - 1));
  const ground = medianColour(foot);
  const page = pasted(blank(picture.width, picture.height + strip, ground), picture, 0, 0);
  const margin = Math.round(picture.width * 0.03);
  const place = {
    x: margin,
    y: picture.height + margin,
    width: picture.width - 2 * margin,
    height: strip - 2 * margin,
  };
  return lettered(page, place, paragraph, luma(ground) > 128 ? [40, 40, 40] : [225, 225, 225], {
    font: "DejaVu Sans",
    align: "left",
  });
}

const rivals = ["BIGGEST EVENT OF THE YEAR", "Try something new today!", "Voted number one in town"];

/** Three more headlines as large as the first, in colours of their own. */
async function withRivals({ picture }: AdToSpoil): Promise<Picture> {
  let out = picture;
  for (const [i, words] of rivals.entries()) {
    const place = rectOf(out, { x: 0.04 + 0.04 * i, y: 0.06 + 0.32 * i, width: 0.86, height: 0.14 });
    out = await lettered(out, place, words, acid[i * 2] ?? [255, 0, 0]);
  }
  return out;
}

async function watermarked({ picture }: AdToSpoil): Promise<Picture> {
  let out = picture;
  for (let i = 0; i < 12; i += 1) {
    const place = rectOf(out, { x: (i % 3) / 3, y: Math.floor(i / 3) / 4, width: 0.33, height: 0.12 });
    out = await lettered(out, place, "SAMPLE COPY", [255, 255, 255], { turn: -28, opacity: 0.6 });
    out = await lettered(out, { ...place, x: place.x + 2, y: place.y + 2 }, "SAMPLE COPY", [60, 60, 60], {
      turn: -28,
      opacity: 0.35,
    });
  }
  return out;
}

/** The headline set across the face it should have left free. */
function overFace(ad: AdToSpoil): Promise<Picture> {
  const face = rectOf(ad.picture, placeOf(ad, "face"));
  const skin = groundAround(ad.picture, { ...face, x: face.x + 2, width: Math.max(2, face.width - 4) });
  const ink: Colour = luma(skin) > 110 ? [235, 225, 215] : [90, 80, 75];
  const emptied = ad.places.headline === null ? ad.picture : without(ad, "headline");
  return lettered(emptied, face, ad.headline || "Made for you", ink);
}

const badge = (spec: AdSpec, i: number, text: string, look: Partial<BadgeLayer>): BadgeLayer => ({
  kind: "badge",
  id: `added-${i}`,
  role: "offer",
  shape: "pill",
  text,
  size: 40,
  font: "Arimo",
  fill: "transparent",
  colour: "#ffffff",
  rotate: 0,
  x: 0,
  y: 0,
  width: Math.round(spec.width / 3),
  height: Math.round(spec.height / 4),
  ...look,
});

const withBadges = (spec: AdSpec, badges: readonly BadgeLayer[]): AdSpec => ({
  ...spec,
  id: `${spec.id}+badges`,
  layers: [...spec.layers, ...badges],
});

const hex = (colour: Colour): string => `rgb(${colour.join(" ")})`;

export const additionSpoilings: readonly Spoiling[] = [
  {
    name: "cluttered",
    what: "Stickers and shouts strewn over it",
    expected: expected(["clutter", "weak_hierarchy", "clashing_colours"]),
    plants: ["clutter"],
    needs: [],
    apply: (ad) => strewn(ad, 26),
    redraw: (spec) => vary(spec, { kind: "clutter", amount: 120 }),
  },
  {
    name: "long-copy",
    what: "A long paragraph added",
    expected: expected(["too_much_text", "tiny_text"], ["document"]),
    needs: [],
    apply: withParagraph,
    redraw: (spec) =>
      vary(spec, { kind: "rewrite", id: "body", text: paragraph }, { kind: "resize", id: "body", factor: 0.5 }),
  },
  {
    name: "competing-headlines",
    what: "Three more headlines across it",
    expected: expected(["weak_hierarchy", "clutter", "text_over_busy", "too_much_text", "clashing_colours"]),
    plants: ["weak_hierarchy", "clutter"],
    needs: [],
    apply: withRivals,
    redraw: (spec) =>
      withBadges(
        spec,
        rivals.map((words, i) =>
          badge(spec, i, words, {
            colour: hex(acid[i * 2] ?? [255, 0, 0]),
            size: Math.round(spec.width / 16),
            width: spec.width,
            height: Math.round(spec.height * 0.15),
            y: Math.round(spec.height * (0.05 + 0.32 * i)),
          }),
        ),
      ),
  },
  {
    name: "watermarked",
    what: "A watermark all over",
    expected: expected(["clutter", "text_over_busy", "bad_image", "low_contrast"], ["placeholder"]),
    plants: ["clutter"],
    needs: [],
    apply: watermarked,
    redraw: (spec) =>
      withBadges(
        spec,
        Array.from({ length: 12 }, (_, i) =>
          badge(spec, i, "SAMPLE COPY", {
            colour: i % 2 === 0 ? "rgb(255 255 255 / 60%)" : "rgb(60 60 60 / 50%)",
            rotate: -28,
            size: Math.round(spec.width / 20),
            x: Math.round(((i % 3) * spec.width) / 3),
            y: Math.round((Math.floor(i / 3) * spec.height) / 4),
          }),
        ),
      ),
  },
  {
    name: "over-face",
    what: "Headline set across the face, hard to see",
    expected: expected(["text_over_busy", "low_contrast"]),
    plants: ["text_over_busy"],
    needs: ["face"],
    apply: overFace,
  },
];
