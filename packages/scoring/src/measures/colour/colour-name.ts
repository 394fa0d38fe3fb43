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

/** Where each hue begins, in degrees of OKLab: the middles of red, yellow, green, cyan and blue of a screen lie at 29, 110, 142, 195 and 264. */
const HUES: readonly (readonly [number, string])[] = [
  [10, "red"],
  [40, "orange"],
  [85, "yellow"],
  [125, "green"],
  [175, "teal"],
  [220, "blue"],
  [290, "purple"],
  [330, "pink"],
];

const hueOf = ([, a, b]: Lab): string => {
  const turn = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return HUES.findLast(([from]) => turn >= from)?.[1] ?? "pink";
};

/** A colour in plain words: "dark blue". A code means nothing to most readers. */
export function colourName(lab: Lab): string {
  const [lightness, a, b] = lab;
  if (lightness < black && Math.hypot(a, b) < grey) return "black";
  if (Math.hypot(a, b) < Math.min(grey, greyOfDark * lightness)) {
    if (lightness < nearlyBlack) return "black";
    if (lightness > nearlyWhite) return "white";
    return lightness < dark ? "dark grey" : lightness > light ? "light grey" : "grey";
  }
  const hue = hueOf(lab);
  if (lightness < earthy && (hue === "orange" || hue === "yellow")) return hue === "orange" ? "brown" : "olive";
  return lightness < dark ? `dark ${hue}` : lightness > light && hue !== "yellow" ? `light ${hue}` : hue;
}
