import type { Drawn, Theme } from "./draw-pages.ts";
import type { Dice } from "./random.ts";
import { capital, noun, paragraph, person, phrase, sentence, title } from "./vocabulary.ts";

const hue = (d: Dice): string => `hsl(${d.int(0, 359)} ${d.int(10, 95)}% ${d.int(25, 75)}%)`;

/** Parts of a whole with their names beside it: pies, rings, half rings and stacked strips, the key at any side or on the parts. */
export const drawShares: Drawn = (d, w, h, t) => {
  const n = d.int(3, 8);
  const shares = Array.from({ length: n }, () => 0.2 + d.next());
  const total = shares.reduce((a, b) => a + b, 0);
  const colours = shares.map(() => hue(d));
  const size = Math.max(10, Math.round(Math.min(w, h) * d.pick([0.026, 0.032, 0.04])));
  const beside = d.pick(["right", "right", "left", "below", "below", "none"]);
  const r = Math.min(w, h) * d.pick([0.24, 0.29, 0.34]);
  const cx = beside === "right" ? w * d.pick([0.33, 0.4]) : beside === "left" ? w * 0.64 : w * 0.5;
  const cy = beside === "below" ? h * 0.44 : h * d.pick([0.52, 0.56]);
  const inner = d.chance(0.35) ? r * d.pick([0.5, 0.65]) : 0;
  const strip = d.chance(0.15);
  const names = shares.map((share) => {
    const percent = `${Math.round((share / total) * 100)}%`;
    return d.pick([`${capital(noun(d))} ${percent}`, capital(noun(d)), `${title(d, 2)}`, `${percent} ${noun(d)}`]);
  });
  let from = d.pick([0, -Math.PI / 2]);
  let left = w * 0.06;
  const parts = shares.map((share, i) => {
    const part = share / total;
    const fill = `fill="${colours[i]}"${d.chance(0.3) ? ' stroke="#fff" stroke-width="2"' : ""}`;
    if (strip) {
      const rect = `<rect x="${left}" y="${h * 0.35}" width="${w * 0.88 * part}" height="${h * 0.2}" ${fill}/>`;
      left += w * 0.88 * part;
      return rect;
    }
    const to = from + part * Math.PI * 2;
    const at = (a: number, radius: number): string => `${cx + radius * Math.cos(a)} ${cy + radius * Math.sin(a)}`;
    const large = to - from > Math.PI ? 1 : 0;
    const back = inner > 0 ? `A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}` : "";
    const slice = `<path d="M${at(from, inner)}L${at(from, r)}A${r} ${r} 0 ${large} 1 ${at(to, r)}L${at(to, inner)}${back}Z" ${fill}/>`;
    from = to;
    return slice;
  });
  const round = d.chance(0.3) ? size / 2 : 0;
  const key = names.map((name, i) => {
    const [x, y] =
      beside === "below"
        ? [w * 0.08 + (i % 3) * w * 0.3, h * 0.84 + Math.floor(i / 3) * size * 1.7]
        : [beside === "left" ? w * 0.05 : w * 0.74, h * d.pick([0.25]) + i * size * 2.2];
    return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${round}" fill="${colours[i]}"/><text x="${x + size * 1.4}" y="${y + size * 0.85}" font-size="${size}">${name}</text>`;
  });
  const head = d.chance(0.85)
    ? `<text x="${d.chance(0.5) ? w * 0.05 : w * 0.3}" y="${h * 0.1}" font-size="${size * d.pick([1.3, 1.7, 2.1])}" font-weight="${d.pick([400, 700])}">${title(d, d.int(2, 5))}</text>`
    : "";
  const source = d.chance(0.25)
    ? `<text x="${w * 0.05}" y="${h * 0.97}" font-size="${size * 0.7}">Source: ${title(d, 2)}</text>`
    : "";
  return `<svg width="${w}" height="${h}" fill="${t.ink}" font-family="${t.font}" style="display:block">${parts.join("")}${beside === "none" && !strip ? "" : key.join("")}${head}${source}</svg>`;
};

const brief = (d: Dice): string =>
  d.pick([
    () => `${capital(phrase(d, d.int(1, 4)))}?`,
    () => capital(phrase(d, d.int(1, 5))),
    () =>
      d.pick([
        "ok",
        "Yes",
        "No",
        "haha",
        "on my way",
        "See you",
        "Thanks!",
        "Good morning",
        "Where are you?",
        "call me",
      ]),
    () => sentence(d),
  ])();

/** A talk on a telephone: few or many short messages in bubbles, in the manner of several programs. */
export const drawTalk: Drawn = (d, w, h) => {
  const size = Math.round(Math.min(w, h) * d.pick([0.028, 0.034, 0.042]));
  const dark = d.chance(0.3);
  const ground = dark
    ? d.pick(["#000000", "#0b141a", "#18191a"])
    : d.pick(["#ffffff", "#efe7de", "#f2f2f7", "#dfe7ee"]);
  const [own, ownInk] = d.pick([
    ["#0b84ff", "#fff"],
    ["#d9fdd3", "#111"],
    ["#34c759", "#fff"],
    ["#6b4ce6", "#fff"],
    ["#cfe9ff", "#111"],
  ] as const);
  const other = dark ? "#26292d" : d.pick(["#e9e9eb", "#ffffff", "#f0f0f0"]);
  const bar = d.pick([dark ? "#1c1c1e" : "#f7f7f7", hue(d), hue(d)]);
  const rows = Array.from({ length: d.int(3, 13) }, () => {
    const mine = d.chance(0.5);
    const time = d.chance(0.6) ? ` <small style="opacity:.6">${d.int(0, 23)}:${d.int(10, 59)}</small>` : "";
    return `<div style="display:flex;justify-content:${mine ? "flex-end" : "flex-start"};margin:${size * 0.5}px"><div style="background:${mine ? own : other};color:${mine ? ownInk : dark ? "#eee" : "#111"};border-radius:${size * d.pick([0.4, 0.8, 1])}px;padding:${size * 0.45}px ${size * 0.7}px;max-width:70%">${brief(d)}${time}</div></div>`;
  });
  const day = d.chance(0.4)
    ? `<div style="text-align:center;color:#888;font-size:${size * 0.75}px">${d.pick(["Today", "Yesterday", "Monday"])}</div>`
    : "";
  const field = d.chance(0.4)
    ? `<div style="position:absolute;bottom:0;left:0;right:0;background:${bar};color:#999;padding:${size * 0.6}px">${d.pick(["Message", "Type a message", "Aa"])}</div>`
    : "";
  return `<div style="background:${ground};height:${h}px;position:relative;font-size:${size}px"><div style="background:${bar};color:${bar.startsWith("hsl") || dark ? "#fff" : "#111"};padding:${size * 0.7}px"><b>${person(d)}</b>${d.chance(0.6) ? `<br><small>${d.pick(["online", "last seen today", "typing...", "3 members"])}</small>` : ""}</div>${day}${rows.join("")}${field}</div>`;
};

const lead = (d: Dice, size: number): string =>
  d.pick([
    () => `<h1 style="font-size:${size * 2}px">${title(d, d.int(1, 4))}</h1>`,
    () =>
      `<p>${d.int(1, 28)} March ${d.int(1999, 2026)}</p><p>Dear ${d.pick(["Sir or Madam", `Mr ${person(d)}`, person(d)])},</p>`,
    () => `<p style="text-align:right">No. ${d.int(10, 9999)}<br>${title(d, 2)}</p>`,
    () =>
      `<h2>${person(d)} ${title(d, 1)}</h2><p>${d.int(1, 99)} ${title(d, 1)} Road · ${d.int(1000, 99_999)} ${title(d, 1)}</p>`,
    () => "",
  ])();

/** A written page of few lines or many, in type of any size: letters, minutes, lives, reports, notices. */
export const drawPage: Drawn = (d, w, h, t: Theme) => {
  const size = Math.round(Math.min(w, h) * d.pick([0.018, 0.023, 0.028, 0.034]));
  const parts = Array.from({ length: d.int(1, 6) }, () =>
    d.chance(0.75)
      ? `<p>${paragraph(d, d.int(1, 5))}</p>`
      : `<h3>${title(d, d.int(1, 2))}</h3><ul>${Array.from({ length: d.int(2, 4) }, () => `<li>${capital(phrase(d, d.int(2, 7)))}</li>`).join("")}</ul>`,
  );
  const end = d.chance(0.6)
    ? `<p>${d.pick(["Yours sincerely", "Kind regards", "Best wishes", "Signed"])},<br>${person(d)}</p>`
    : "";
  return `<div style="padding:${w * d.pick([0.04, 0.08, 0.12])}px;font-size:${size}px;line-height:${d.pick([1.3, 1.5, 1.7])};color:${t.ink}">${lead(d, size)}${parts.join("")}${end}</div>`;
};
