import { copyDecks } from "../../adgen/copy-decks.ts";
import type { Drawn } from "./draw-pages.ts";
import type { Dice } from "./random.ts";

const colour = (d: Dice, from: number, to: number): string =>
  `hsl(${d.int(0, 359)} ${d.int(0, 95)}% ${d.int(from, to)}%)`;

/**
 * Ads set in plain type on plain grounds, with a photograph in some: what a head that tells drawn pages from photographed ads would take
 * for a page.
 */
export const drawPlainAd =
  (photo: (d: Dice) => string): Drawn =>
  (d, w, h, t) => {
    const { brand, headline, body, callToAction, offer, legal } = d.pick(copyDecks);
    const u = Math.sqrt(w * h) / 100;
    const dark = d.chance(0.45);
    const ground = d.chance(0.3) ? "#ffffff" : colour(d, dark ? 8 : 80, dark ? 40 : 97);
    const ink = ground === "#ffffff" || !dark ? colour(d, 5, 25) : "#ffffff";
    const accent = colour(d, 30, 60);
    const flat = h < w * 0.35;
    const button = `<span style="display:inline-block;background:${accent};color:#fff;padding:${u * 1.2}px ${u * 2.6}px;border-radius:${u * d.pick([0, 0.6, 3])}px;font-size:${u * 3.6}px;margin-top:${u * 2}px">${callToAction}</span>`;
    const parts = [
      d.chance(0.85)
        ? `<div style="font-size:${u * d.pick([3.6, 5])}px;font-weight:700;color:${accent}">${brand}</div>`
        : "",
      `<div style="font-size:${u * (flat ? 5 : d.pick([7, 9, 11]))}px;font-weight:${d.pick([400, 700])};line-height:1.1;margin:${u * 1.5}px 0">${headline}</div>`,
      d.chance(0.7) && !flat ? `<div style="font-size:${u * 3.6}px;line-height:1.3">${body}</div>` : "",
      d.chance(0.4) ? `<div style="font-size:${u * 5}px;font-weight:700">${offer}</div>` : "",
      d.chance(0.85) ? button : "",
      legal !== null && d.chance(0.3) ? `<div style="font-size:${u * 1.8}px;opacity:.7">${legal}</div>` : "",
    ];
    if (d.chance(0.25)) parts.push(parts.shift() ?? "");
    const side = d.pick(["none", "none", "left", "right", "top"]);
    const across = side === "left" || side === "right";
    const share = d.pick([35, 45, 55]);
    const shown =
      side === "none"
        ? ""
        : `<div style="background:url(data:image/jpeg;base64,${photo(d)}) center/cover;${across ? `width:${share}%` : `height:${share}%`}"></div>`;
    const words = `<div style="flex:1;padding:${u * d.pick([2, 4, 6])}px;text-align:${d.pick(["left", "left", "center"])};align-self:${d.pick(["center", "stretch"])}">${parts.join("")}</div>`;
    const both = side === "left" || side === "top" ? shown + words : words + shown;
    return `<div style="display:flex;flex-direction:${across ? "row" : "column"};background:${ground};color:${ink};width:${w}px;height:${h}px;overflow:hidden;font-family:${t.font}">${both}</div>`;
  };
