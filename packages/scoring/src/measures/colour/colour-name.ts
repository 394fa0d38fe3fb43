type Lab = readonly [number, number, number];

/** Less coloured than this it is a grey (OKLab); what is nearly black needs less to look blue or brown. */
const grey = 0.035;
const greyOfDark = 0.14;
const nearlyBlack = 0.22;
/** Darker than this it is black with a tint that faint, too. */
const black = 0.16;
const dark = 0.45;
const light = 0.78;
const nearlyWhite = 0.95;
/** A dark orange or yellow is called brown or olive. */
const earthy = 0.58;
/** A warm white of that much colour is a cream (#fffdd0 has .058, #fbf4df .029), and nobody calls it white. */
const creamy = { from: 0.02, to: 0.07, lightness: 0.93, hues: [60, 116] } as const;

/** Where each hue begins, in degrees of OKLab: the middles of red, yellow, green, cyan and blue of a screen lie at 29, 110, 142, 195 and 264. Between bright and greenish yellow of the xkcd colour survey (#fffd01, #cdfd02) yellow ends, at 116. */
const HUES: readonly (readonly [number, string])[] = [
  [10, "red"],
  [40, "orange"],
  [85, "yellow"],
  [116, "yellow-green"],
  [134, "green"],
  [175, "teal"],
  [220, "blue"],
  [290, "purple"],
  [330, "pink"],
];

const turnOf = ([, a, b]: Lab): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

const hueOf = (lab: Lab): string => HUES.findLast(([from]) => turnOf(lab) >= from)?.[1] ?? "pink";

const isCream = (lab: Lab): boolean => {
  const chroma = Math.hypot(lab[1], lab[2]);
  const turn = turnOf(lab);
  return (
    lab[0] > creamy.lightness &&
    chroma >= creamy.from &&
    chroma < creamy.to &&
    turn >= creamy.hues[0] &&
    turn < creamy.hues[1]
  );
};

/** From this much colour on a light ground is seen to have one: #e8f4ee has .015, #f6f7f8 .002. */
const tinted = 0.01;

/** "Cream", "pale green": what the eye calls a ground that is nearly white; null where it is white to it. */
export function tintName(lab: Lab): string | null {
  if (isCream(lab)) return "cream";
  if (Math.hypot(lab[1], lab[2]) < tinted) return null;
  const hue = hueOf(lab);
  return `pale ${hue === "red" ? "pink" : hue}`;
}

/** These are light where they are strong. */
const lightByNature: ReadonlySet<string> = new Set(["yellow", "yellow-green"]);

/** A colour in plain words: "dark blue". A code means nothing to most readers. */
export function colourName(lab: Lab): string {
  const [lightness, a, b] = lab;
  if (isCream(lab)) return "cream";
  if (lightness < black && Math.hypot(a, b) < grey) return "black";
  if (Math.hypot(a, b) < Math.min(grey, greyOfDark * lightness)) {
    if (lightness < nearlyBlack) return "black";
    if (lightness > nearlyWhite) return "white";
    return lightness < dark ? "dark grey" : lightness > light ? "light grey" : "grey";
  }
  const hue = hueOf(lab);
  if (lightness < earthy && hue === "orange") return "brown";
  if (lightness < earthy && lightByNature.has(hue)) return "olive";
  return lightness < dark ? `dark ${hue}` : lightness > light && !lightByNature.has(hue) ? `light ${hue}` : hue;
}
