import type { Box, Change } from "@adjudge/contracts";
import { type CalmGround, calmGround } from "@adjudge/scoring/measures/pixels/calm-ground";
import { drawButtonAround, drawNewButton, type Lettering } from "./button.ts";
import { enlargeBlock, moveBlock, recolourBlock, removeBlock } from "./change-block.ts";
import { drawPanel } from "./panel.ts";
import { copyOf, type Raster, rgbOf } from "./raster.ts";
import { type Block, isIn, isText, type Scene } from "./scene.ts";

export interface Sketch {
  raster: Raster;
  letterings: Lettering[];
  /** What of the changes is in the sketch; the others cannot be drawn as they are said. */
  drawn: Change[];
}

/** What goes leaves its ground behind before anything is drawn on it; buttons see where everything else has come to stand. */
const order: readonly Change["kind"][] = ["remove", "recolour", "panel", "move", "enlarge", "button"];

/** A sketch as it is drawn: each change sees what the ones before it left. */
interface Work extends Scene {
  letterings: Lettering[];
  /** Texts that were taken away. */
  gone: Set<string>;
  /** Where it is calm enough to draw on. */
  calm: () => CalmGround;
}

/** Of a picture as it came: looked for once, whatever is drawn into copies of it. */
const calmOf = new WeakMap<Raster, CalmGround>();
const calmAtFirst = (raster: Raster): CalmGround => {
  const calm = calmOf.get(raster) ?? calmGround(raster);
  calmOf.set(raster, calm);
  return calm;
};

const withBlock = (work: Work, block: Block, changed: Partial<Block>): Work => {
  const to = changed.box ?? block.box;
  const moved = (line: Box): Box =>
    changed.box && isIn(line, block.box)
      ? {
          x: to.x + ((line.x - block.box.x) * to.width) / block.box.width,
          y: to.y + ((line.y - block.box.y) * to.height) / block.box.height,
          width: (line.width * to.width) / block.box.width,
          height: (line.height * to.height) / block.box.height,
        }
      : line;
  return {
    ...work,
    blocks: work.blocks.map((other) => (other === block ? { ...block, ...changed } : other)),
    lines: work.lines.map(moved),
  };
};

function without(work: Work, removed: readonly Block[]): Work {
  const isGone = (box: Box): boolean => removed.some((block) => isIn(box, block.box));
  const gone = work.blocks.filter((block) => isText(block) && isGone(block.box));
  return {
    ...work,
    gone: new Set([...work.gone, ...gone.map(({ id }) => id)]),
    blocks: work.blocks.filter((block) => !gone.includes(block)),
    lines: work.lines.filter((line) => !isGone(line)),
  };
}

function remove(work: Work, ids: readonly string[]): Work | null {
  let left = work;
  for (const id of ids) {
    if (left.gone.has(id)) continue;
    const block = left.blocks.find((one) => one.id === id);
    if (!block || !removeBlock(left.raster, block.box, left)) return null;
    left = without(left, [block]);
  }
  return left;
}

/** The work with one change in it, on a raster that may be drawn on; null where it cannot be drawn. */
function draw(work: Work, change: Change): Work | null {
  if (change.kind === "remove") return remove(work, [change.block, ...(change.also ?? [])]);
  // What was taken away has no other fault any more.
  if (change.block !== null && work.gone.has(change.block)) return work;
  const block = work.blocks.find(({ id }) => id === change.block) ?? null;
  if (change.kind === "button") {
    if (change.block !== null && block === null) return null;
    const done = block
      ? drawButtonAround(work.raster, change, block.box, work)
      : drawNewButton(work.raster, change, work, work.calm());
    if (!done) return null;
    const letterings = [...work.letterings, done.lettering];
    return block
      ? { ...withBlock(work, block, { kind: "button", box: done.box }), letterings }
      : { ...work, lines: [...work.lines, done.box], letterings };
  }
  if (!block) return null;
  switch (change.kind) {
    case "recolour":
      return recolourBlock(work.raster, block.box, work, rgbOf(change.colour))
        ? withBlock(work, block, { text_colour: change.colour })
        : null;
    case "panel":
      return block.text_colour !== null &&
        drawPanel(work.raster, block.box, work, rgbOf(block.text_colour), rgbOf(change.fill), rgbOf(change.colour))
        ? withBlock(work, block, { text_colour: change.colour, background_colour: change.fill })
        : null;
    case "move":
    case "enlarge": {
      const box =
        change.kind === "move"
          ? moveBlock(work.raster, block.box, work, change.to)
          : enlargeBlock(work.raster, block.box, work, change.factor);
      return box && withBlock(work, block, { box });
    }
  }
}

/** The picture with the changes in it that can be drawn. Pure: the original stays as it is. */
export function applyChanges(scene: Scene, changes: readonly Change[]): Sketch {
  let work: Work = {
    ...scene,
    raster: copyOf(scene.raster),
    letterings: [],
    gone: new Set(),
    calm: () => calmAtFirst(scene.raster),
  };
  const drawn: Change[] = [];
  for (const change of changes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) {
    // What begins and then finds no room leaves nothing behind.
    const tried = draw({ ...work, raster: copyOf(work.raster) }, change);
    if (!tried) continue;
    const { raster } = tried;
    work = { ...tried, calm: () => calmGround(raster) };
    drawn.push(change);
  }
  return { raster: work.raster, letterings: work.letterings, drawn };
}
