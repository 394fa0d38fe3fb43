import type { AdSpec, Font } from "./ad-spec.ts";
import { copyDecks } from "./copy-decks.ts";
import { layouts, type Style } from "./layouts.ts";

const fonts: Font[] = ["Arimo", "Noto Sans", "DejaVu Sans", "Tinos", "Noto Serif", "DejaVu Serif", "Archivo Narrow"];

const colours: Omit<Style, "font" | "hue" | "outlined">[] = [
  { ground: "#ffffff", ink: "#14213d", soft: "#9c2a10", accent: "#d62828", onAccent: "#ffffff" },
  { ground: "#10243e", ink: "#ffffff", soft: "#ffd166", accent: "#ffb703", onAccent: "#1a1a1a" },
  { ground: "#fff4e0", ink: "#3b1f0b", soft: "#7a3b10", accent: "#1b6b4a", onAccent: "#ffffff" },
  { ground: "#1e5f4e", ink: "#fdfdf6", soft: "#f6e27a", accent: "#f4f1de", onAccent: "#143d33" },
  { ground: "#f1f5f9", ink: "#1f2937", soft: "#4338ca", accent: "#4f46e5", onAccent: "#ffffff" },
  { ground: "#ffd23f", ink: "#1b1b1b", soft: "#7a1f1f", accent: "#1b1b1b", onAccent: "#ffd23f" },
  { ground: "#5b1a46", ink: "#fff0f7", soft: "#ffc2e0", accent: "#ff7ab6", onAccent: "#2a0a20" },
];

const sizes: [number, number][] = [
  [1080, 1080],
  [1080, 1080],
  [1080, 1350],
  [1200, 628],
];

/** The base set: every copy deck in three layouts, fonts, colours and sizes in rotation. 48 ads. */
export const adSpecs = (): AdSpec[] => {
  const names = Object.keys(layouts);
  return copyDecks.flatMap((deck, d) =>
    [0, 1, 2].map((turn): AdSpec => {
      const n = d * 3 + turn;
      const name = names[(d + turn * 2) % names.length] ?? "heroAbove";
      const [width, height] = sizes[(d + turn) % sizes.length] ?? [1080, 1080];
      const layout = layouts[name];
      if (layout === undefined) throw new Error(`no layout ${name}`);
      const style: Style = {
        ...(colours[n % colours.length] ?? colours[0]!),
        font: fonts[(n * 3 + turn) % fonts.length] ?? "Noto Sans",
        hue: (n * 47) % 360,
        outlined: n % 5 === 4,
      };
      return {
        id: `${deck.key}-${name}-${width}x${height}`,
        width,
        height,
        ...layout(deck, style, width, height),
        effects: {},
      };
    }),
  );
};
