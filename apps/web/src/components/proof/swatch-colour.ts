const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Luma of the eye's sensitivity (Rec. 601), 0..1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Black text where luminance is above 0.5, else white (docs/product/screens.md#report). */
export const textOn = (hex: string): "#000" | "#fff" => (luminance(hex) > 0.5 ? "#000" : "#fff");

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** White on a middling green or orange is under 4.5:1; such a swatch darkens behind its text. */
export function needsShade(hex: string): boolean {
  if (textOn(hex) === "#000") return false;
  const [red, green, blue] = channels(hex);
  const relative = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return 1.05 / (relative + 0.05) < 4.5;
}

/** `['#1a2b3c', '#ffffff']` as a list. */
export const parseColourCode = (code: string): string[] => code.match(/#[0-9a-f]{6}/gi) ?? [];
