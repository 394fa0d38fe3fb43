import { smallestRectangle, type TextRegion } from "./text-region.ts";

/** Thresholds of the differentiable binarisation detector (Liao et al. 2020, arXiv:1911.08947) as PP-OCR v3 ships them. */
const inkThreshold = 0.3;
const regionThreshold = 0.5;
const unclipRatio = 1.6;
const minSide = 3;
const maxRegions = 3000;

interface Component {
  pixels: number;
  sum: number;
  /** First and last column of the component in each row: all the hull needs. */
  spans: Map<number, [number, number]>;
}

const components = (map: Float32Array, width: number, height: number): Component[] => {
  const seen = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  const found: Component[] = [];
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] === 1 || (map[start] ?? 0) <= inkThreshold) continue;
    const component: Component = { pixels: 0, sum: 0, spans: new Map() };
    let top = 0;
    stack[top++] = start;
    seen[start] = 1;
    while (top > 0) {
      const at = stack[--top] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      component.pixels += 1;
      component.sum += map[at] ?? 0;
      const span = component.spans.get(y);
      if (span === undefined) component.spans.set(y, [x, x]);
      else if (x < span[0]) span[0] = x;
      else if (x > span[1]) span[1] = x;
      for (let dy = -1; dy <= 1; dy += 1) {
        const ny = y + dy;
        if (ny < 0 || ny >= height) continue;
        for (let dx = -1; dx <= 1; dx += 1) {
          const nx = x + dx;
          if (nx < 0 || nx >= width) continue;
          const next = ny * width + nx;
          if (seen[next] === 1 || (map[next] ?? 0) <= inkThreshold) continue;
          seen[next] = 1;
          stack[top++] = next;
        }
      }
    }
    found.push(component);
  }
  return found;
};

/** The detector marks the shrunken core of each line; the full line is found by growing it back by area / perimeter. */
const grown = (region: TextRegion): TextRegion => {
  const distance = (region.width * region.height * unclipRatio) / (2 * (region.width + region.height));
  return { ...region, width: region.width + 2 * distance, height: region.height + 2 * distance };
};

/** Text regions in a probability map, in map pixels. */
export const textRegions = (map: Float32Array, width: number, height: number): TextRegion[] =>
  components(map, width, height)
    .slice(0, maxRegions)
    .flatMap((component) => {
      const score = component.sum / component.pixels;
      if (score < regionThreshold) return [];
      const points = [...component.spans].flatMap(([y, [from, to]]): [number, number][] =>
        from === to
          ? [[from, y]]
          : [
              [from, y],
              [to, y],
            ],
      );
      const region = { ...smallestRectangle(points), score };
      return Math.min(region.width, region.height) < minSide ? [] : [grown(region)];
    });
