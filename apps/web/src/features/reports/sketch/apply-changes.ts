import type { Box, Change } from "@adjudge/contracts";
import { type Block, planChanges } from "./plan-changes.ts";
import { fillHole, fillRounded, fillSpot } from "./ground.ts";
import { cutLetters, drawCutting, recolourLetters } from "./letters.ts";
import { copyOf, type Raster, type Rgb, rgbOf, type Spot, spotOf } from "./raster.ts";

/** Words that a change adds: letters need a font, so they are drawn on the canvas, after the pixels. */
export interface Lettering {
  text: string;
  colour: string;
  spot: Spot;
}

export interface Sketch {
  raster: Raster;
  letterings: Lettering[];
}

const coloursOf = (block: Block): { letters: Rgb | null; ground: Rgb | null } => ({
  letters: block.text_colour === null ? null : rgbOf(block.text_colour),
  ground: block.background_colour === null ? null : rgbOf(block.background_colour),
});

/** Cuts a block out, closes its hole and draws it somewhere else; a button goes as it is, a text without its ground. */
function transfer(raster: Raster, block: Block, to: Box): Block {
  const air = Math.ceil(0.08 * block.box.height * raster.height);
  const from = spotOf(block.box, raster, air);
  const { letters, ground } = coloursOf(block);
  const asText = block.kind === "text";
  const cutting = cutLetters(raster, from, asText ? letters : null, asText ? ground : null);
  fillHole(raster, from, asText ? ground : null);
  drawCutting(raster, cutting, spotOf(to, raster, (air * to.height) / block.box.height));
  return { ...block, box: to };
}

function panel(raster: Raster, block: Block, fill: Rgb, colour: Rgb): void {
  const air = Math.ceil(0.25 * block.box.height * raster.height);
  const { letters, ground } = coloursOf(block);
  const spot = spotOf(block.box, raster, 2);
  const cutting = cutLetters(raster, spot, letters, ground);
  if (letters && ground)
    for (let at = 0; at < cutting.colours.length; at++) cutting.colours[at] = colour[(at % 3) as 0 | 1 | 2];
  fillSpot(raster, spotOf(block.box, raster, air), fill);
  drawCutting(raster, cutting, spot);
}

/** The picture with the changes in it. Pure: the original stays as it is. */
export function applyChanges(original: Raster, elements: readonly Block[], changes: readonly Change[]): Sketch {
  const raster = copyOf(original);
  const letterings: Lettering[] = [];
  const blocks = new Map(elements.map((element) => [element.id, element]));
  const hole = (block: Block): void =>
    fillHole(raster, spotOf(block.box, raster, 2), block.kind === "text" ? coloursOf(block).ground : null);
  for (const { change, to } of planChanges(elements, changes)) {
    const block = change.block === null ? null : (blocks.get(change.block) ?? null);
    if (change.kind === "button") {
      if (!to) continue;
      if (block) hole(block);
      const spot = spotOf(to, raster);
      fillRounded(raster, spot, rgbOf(change.fill));
      letterings.push({ text: change.text, colour: change.colour, spot });
      continue;
    }
    if (!block) continue;
    if (change.kind === "remove") hole(block);
    else if (change.kind === "recolour") {
      const { letters, ground } = coloursOf(block);
      if (letters && ground)
        recolourLetters(raster, spotOf(block.box, raster, 2), letters, ground, rgbOf(change.colour));
      blocks.set(block.id, { ...block, text_colour: change.colour });
    } else if (change.kind === "panel") {
      panel(raster, block, rgbOf(change.fill), rgbOf(change.colour));
      blocks.set(block.id, { ...block, text_colour: change.colour, background_colour: change.fill });
    } else if (to) blocks.set(block.id, transfer(raster, block, to));
  }
  return { raster, letterings };
}
