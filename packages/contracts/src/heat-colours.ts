/** How predicted attention is coloured wherever it is drawn: on a picture, in the key beside it, in the sample pictures. */

/** Cividis (Nuñez, Anderton, Renslow 2018) at seven stops; readable with every kind of colour vision. */
export const heatStops: readonly (readonly [number, number, number])[] = [
  [0, 34, 78],
  [42, 63, 109],
  [87, 93, 109],
  [125, 124, 120],
  [165, 156, 116],
  [211, 193, 100],
  [254, 232, 56],
];

/** Unseen parts sink (.50), little seen ones come back (.34), the peak glows (.72). */
const opacities: readonly (readonly [at: number, alpha: number])[] = [
  [0, 0.5],
  [0.18, 0.34],
  [1, 0.72],
];

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

function alphaAt(value: number): number {
  for (let i = 1; i < opacities.length; i += 1) {
    const [from, low] = opacities[i - 1] ?? [0, 0];
    const [to, high] = opacities[i] ?? [1, 1];
    if (value <= to) return mix(low, high, (value - from) / (to - from));
  }
  return opacities.at(-1)?.[1] ?? 1;
}

/** Red, green, blue 0..255 and alpha 0..1 of a value 0..1. */
export function heatColour(value: number): [number, number, number, number] {
  const held = Math.min(1, Math.max(0, value));
  const place = held * (heatStops.length - 1);
  const index = Math.min(heatStops.length - 2, Math.floor(place));
  const from = heatStops[index] ?? [0, 0, 0];
  const to = heatStops[index + 1] ?? from;
  const share = place - index;
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share), alphaAt(held)];
}
