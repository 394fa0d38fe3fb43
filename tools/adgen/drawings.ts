import type { Drawing } from "./ad-spec.ts";

const hsl = (hue: number, saturation: number, light: number): string =>
  `hsl(${((hue % 360) + 360) % 360} ${saturation}% ${light}%)`;

const gradient = (id: string, from: string, to: string, vertical = true): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="${vertical ? 1 : 0}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const figure = (x: number, scale: number, shirt: string, skin: string, hair: string): string => `
<g transform="translate(${x} 100) scale(${scale})">
<path d="M-24 2 C-26 -34 -16 -42 0 -42 C16 -42 26 -34 24 2Z" fill="${shirt}"/>
<rect x="-6" y="-54" width="12" height="16" fill="${skin}"/>
<ellipse cx="0" cy="-63" rx="13" ry="16" fill="${skin}"/>
<path d="M-14 -62 C-16 -84 16 -84 14 -62 C10 -72 -8 -74 -14 -62Z" fill="${hair}"/>
<circle cx="-5" cy="-63" r="1.6" fill="#222"/><circle cx="5" cy="-63" r="1.6" fill="#222"/>
<path d="M-5 -55 Q0 -51 5 -55" stroke="#803030" stroke-width="1.4" fill="none"/></g>`;

/** Each thing is drawn in a 100 x 100 field, standing on y = 92. */
const things: Record<Drawing, (hue: number) => string> = {
  bottle: (h) => `<defs>${gradient("g1", hsl(h, 70, 30), hsl(h, 65, 55), false)}</defs>
<ellipse cx="50" cy="92" rx="22" ry="4" fill="#0004"/>
<path d="M43 8 h14 v18 c0 8 9 10 9 22 v38 c0 4 -2 6 -6 6 h-20 c-4 0 -6 -2 -6 -6 v-38 c0 -12 9 -14 9 -22Z" fill="url(#g1)"/>
<rect x="41" y="4" width="18" height="8" rx="2" fill="${hsl(h + 30, 40, 22)}"/>
<rect x="34" y="54" width="32" height="24" fill="${hsl(h + 40, 60, 90)}"/><circle cx="50" cy="66" r="7" fill="${hsl(h + 180, 60, 45)}"/>
<path d="M38 48 v38" stroke="#fff8" stroke-width="3"/>`,
  mug: (
    h,
  ) => `<defs>${gradient("g1", hsl(h, 60, 58), hsl(h, 65, 38))}</defs><ellipse cx="47" cy="92" rx="34" ry="5" fill="#0004"/>
<path d="M70 46 c22 -4 22 32 -2 30" fill="none" stroke="${hsl(h, 60, 45)}" stroke-width="7"/>
<path d="M20 36 h54 v44 c0 8 -6 12 -12 12 h-30 c-6 0 -12 -4 -12 -12Z" fill="url(#g1)"/>
<ellipse cx="47" cy="36" rx="27" ry="7" fill="${hsl(h, 40, 80)}"/><ellipse cx="47" cy="37" rx="23" ry="5" fill="#4a2a15"/>
<path d="M38 26 q-5 -8 0 -14 M50 26 q-5 -8 0 -16" stroke="#fffb" stroke-width="2.4" fill="none"/>`,
  shoe: (
    h,
  ) => `<defs>${gradient("g1", hsl(h, 75, 55), hsl(h + 30, 75, 45), false)}</defs><ellipse cx="50" cy="86" rx="44" ry="4" fill="#0004"/>
<path d="M8 74 C8 56 12 46 18 44 C26 50 32 46 36 38 C50 56 66 58 84 62 C94 64 94 74 92 76Z" fill="url(#g1)"/>
<path d="M6 74 h88 c0 8 -2 10 -8 10 h-74 c-6 0 -6 -6 -6 -10Z" fill="#f4f4f0"/>
<path d="M40 46 l-7 8 M47 51 l-7 8 M54 55 l-6 8" stroke="#fff" stroke-width="3"/><path d="M16 66 C34 72 50 60 62 70" stroke="${hsl(h + 180, 60, 85)}" stroke-width="4" fill="none"/>`,
  phone: (
    h,
  ) => `<defs>${gradient("g1", hsl(h, 70, 65), hsl(h + 60, 70, 45))}</defs><ellipse cx="50" cy="95" rx="26" ry="3" fill="#0004"/>
<rect x="28" y="5" width="44" height="88" rx="7" fill="#16181d"/><rect x="31" y="9" width="38" height="80" rx="4" fill="url(#g1)"/>
<rect x="35" y="20" width="30" height="16" rx="3" fill="#fffd"/><rect x="35" y="40" width="14" height="14" rx="3" fill="#fff9"/>
<rect x="51" y="40" width="14" height="14" rx="3" fill="#fff9"/><path d="M35 78 l8 -9 l7 5 l14 -15" stroke="#fff" stroke-width="2.4" fill="none"/>`,
  plant: (
    h,
  ) => `<ellipse cx="50" cy="93" rx="22" ry="3" fill="#0004"/><path d="M34 64 h32 l-4 28 h-24Z" fill="${hsl(h + 200, 45, 52)}"/>
${[-50, -28, -8, 14, 34, 54].map((a, i) => `<path d="M50 64 C40 44 42 24 50 8 C58 24 60 44 50 64Z" transform="rotate(${a} 50 64) scale(1 ${1 - (i % 3) * 0.06})" fill="${hsl(120 + (i % 3) * 12, 45, 28 + i * 4)}"/>`).join("")}`,
  lamp: (
    h,
  ) => `<ellipse cx="50" cy="42" rx="44" ry="38" fill="${hsl(48, 100, 80)}" opacity=".35"/><path d="M34 14 h32 l14 30 h-60Z" fill="${hsl(h, 60, 60)}"/>
<rect x="47.500" y="44" width="5" height="40" fill="#333"/><ellipse cx="50" cy="88" rx="20" ry="5" fill="#333"/>`,
  bowl: (
    h,
  ) => `<ellipse cx="50" cy="90" rx="32" ry="4" fill="#0004"/><path d="M10 50 h80 c0 26 -18 40 -40 40 s-40 -14 -40 -40Z" fill="${hsl(h, 55, 48)}"/>
<ellipse cx="50" cy="50" rx="40" ry="11" fill="${hsl(h, 45, 85)}"/><ellipse cx="50" cy="51" rx="35" ry="8" fill="${hsl(18, 80, 46)}"/>
<circle cx="40" cy="49" r="4" fill="#2f7a2a"/><circle cx="60" cy="53" r="3.500" fill="#2f7a2a"/><circle cx="52" cy="47" r="3" fill="#f3e6b0"/>`,
  mountains: (
    h,
  ) => `<path d="M0 92 L26 34 L44 66 L62 22 L100 92Z" fill="${hsl(h + 200, 25, 38)}"/><path d="M62 22 L72 42 L64 38 L58 46 L54 40Z M26 34 L33 48 L26 45 L20 50Z" fill="#fff"/>
<path d="M0 92 L16 70 L36 88 L58 68 L84 86 L100 74 V100 H0Z" fill="${hsl(h + 130, 30, 26)}"/>`,
  person: (h) => figure(50, 1.15, hsl(h, 55, 42), "#e3ac84", "#3b2417"),
  crowd: (h) =>
    figure(20, 0.86, hsl(h + 90, 45, 40), "#8d5a3b", "#1c120c") +
    figure(80, 0.88, hsl(h + 200, 50, 45), "#f0c5a0", "#a8702c") +
    figure(50, 1.02, hsl(h, 60, 45), "#cf9468", "#2a1a12"),
};

/** The thing in its frame, with or without drawn scenery (sky, light, fine grain). */
export const drawPicture = (drawing: Drawing, hue: number, scenery: boolean, width: number, height: number): string => {
  const side = Math.min(width, height);
  const tall =
    drawing === "mountains"
      ? { sx: width / 100, sy: height / 100, x: 0, y: 0 }
      : { sx: side / 100, sy: side / 100, x: (width - side) / 2, y: height - side };
  const behind = scenery
    ? `<defs>${gradient("sky", hsl(hue + 190, 50, 78), hsl(hue + 20, 55, 66))}<radialGradient id="sun"><stop offset="0" stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="${hue}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .5 0"/></filter></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/><circle cx="${width * 0.72}" cy="${height * 0.3}" r="${side * 0.45}" fill="url(#sun)"/>
<rect y="${height * 0.84}" width="${width}" height="${height * 0.16}" fill="${hsl(hue + 25, 30, 42)}"/><rect width="${width}" height="${height}" filter="url(#grain)" opacity=".28"/>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="display:block">${behind}<g transform="translate(${tall.x} ${tall.y}) scale(${tall.sx} ${tall.sy})">${things[drawing](hue)}</g></svg>`;
};
