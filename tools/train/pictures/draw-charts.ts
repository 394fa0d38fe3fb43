import type { Dice } from "./random.ts";
import { amount, capital, noun, phrase, title } from "./vocabulary.ts";
import type { Drawn, Theme } from "./draw-pages.ts";

const hues = (d: Dice): string[] => {
  const start = d.int(0, 359);
  const step = d.pick([0, 35, 60, 90, 137]);
  const [s, l] = [d.int(25, 85), d.int(35, 65)];
  return Array.from({ length: 8 }, (_, i) => `hsl(${(start + i * step) % 360} ${s}% ${step === 0 ? 25 + i * 8 : l}%)`);
};

const text = (x: number, y: number, size: number, words: string, extra = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${extra}>${words}</text>`;

/** Axes with ticks and labels, then bars, lines, areas or points. */
const axesChart = (d: Dice, w: number, h: number, t: Theme): string => {
  const colours = hues(d);
  const size = Math.max(9, Math.round(h * d.pick([0.02, 0.025, 0.03])));
  const [left, right, top, bottom] = [w * 0.1, w * 0.95, h * d.pick([0.06, 0.14]), h * 0.88];
  const ticks = d.int(4, 9);
  const parts: string[] = [];
  for (let i = 0; i <= ticks; i += 1) {
    const y = bottom - ((bottom - top) * i) / ticks;
    if (t.grid) parts.push(`<path d="M${left} ${y}H${right}" stroke="${t.rule}" fill="none"/>`);
    parts.push(text(left - 6, y + size / 3, size, String(i * d.pick([10])), 'text-anchor="end"'));
  }
  const n = d.int(4, 14);
  const series = d.int(1, 4);
  const kind = d.pick(["bars", "bars", "lines", "lines", "area", "points", "across"]);
  const slot = (right - left) / n;
  for (let s = 0; s < series; s += 1) {
    const colour = colours[s] ?? "#888";
    let v = d.next() * 0.6 + 0.2;
    const path: string[] = [];
    for (let i = 0; i < n; i += 1) {
      v = Math.min(0.97, Math.max(0.04, v + (d.next() - 0.48) * 0.35));
      const [x, y] = [left + slot * (i + 0.5), bottom - (bottom - top) * v];
      const thick = (slot * 0.8) / series;
      if (kind === "bars")
        parts.push(
          `<rect x="${x - slot * 0.4 + s * thick}" y="${y}" width="${thick * 0.95}" height="${bottom - y}" fill="${colour}"/>`,
        );
      else if (kind === "across") {
        const row = (bottom - top) / n;
        parts.push(
          `<rect x="${left}" y="${top + row * i + (s * row * 0.8) / series}" width="${(right - left) * v}" height="${(row * 0.75) / series}" fill="${colour}"/>`,
        );
      } else if (kind === "points")
        for (let k = 0; k < 6; k += 1)
          parts.push(
            `<circle cx="${x + (d.next() - 0.5) * slot}" cy="${y + (d.next() - 0.5) * h * 0.2}" r="${h * 0.008}" fill="${colour}" fill-opacity=".7"/>`,
          );
      path.push(`${i === 0 ? "M" : "L"}${x} ${y}`);
      if (s === 0)
        parts.push(
          text(x, bottom + size * 1.4, size, d.pick([String(2000 + i), noun(d).slice(0, 5)]), 'text-anchor="middle"'),
        );
    }
    if (kind === "lines")
      parts.push(`<path d="${path.join("")}" stroke="${colour}" stroke-width="${d.pick([2, 3, 4])}" fill="none"/>`);
    if (kind === "area")
      parts.push(
        `<path d="${path.join("")}L${right} ${bottom}L${left} ${bottom}Z" fill="${colour}" fill-opacity=".6"/>`,
      );
  }
  parts.push(`<path d="M${left} ${top}V${bottom}H${right}" stroke="${t.ink}" fill="none"/>`);
  if (d.chance(0.8))
    parts.push(text(left, top * 0.7, size * d.pick([1.3, 1.8]), title(d, d.int(3, 8)), 'font-weight="700"'));
  if (d.chance(0.6))
    for (let s = 0; s < series; s += 1) {
      parts.push(
        `<rect x="${right - w * 0.15}" y="${top + s * size * 1.6}" width="${size}" height="${size}" fill="${colours[s]}"/>`,
      );
      parts.push(text(right - w * 0.15 + size * 1.4, top + s * size * 1.6 + size * 0.85, size, capital(noun(d))));
    }
  if (d.chance(0.5)) parts.push(text(left, h * 0.97, size * 0.85, `Source: ${title(d, 3)}`));
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill="${t.ink}" font-family="${t.font}" style="display:block">${parts.join("")}</svg>`;
};

const pieChart = (d: Dice, w: number, h: number, t: Theme): string => {
  const colours = hues(d);
  const n = d.int(3, 7);
  const r = Math.min(w, h) * 0.34;
  const inner = d.chance(0.4) ? r * 0.55 : 0;
  const size = Math.max(10, Math.round(h * 0.03));
  let from = 0;
  const shares = Array.from({ length: n }, () => 0.3 + d.next());
  const total = shares.reduce((a, b) => a + b, 0);
  const parts = shares.map((share, i) => {
    const to = from + (share / total) * Math.PI * 2;
    const large = to - from > Math.PI ? 1 : 0;
    const at = (a: number, radius: number): string =>
      `${w * 0.45 + radius * Math.cos(a)} ${h * 0.54 + radius * Math.sin(a)}`;
    const slice = `<path d="M${at(from, inner)}L${at(from, r)}A${r} ${r} 0 ${large} 1 ${at(to, r)}L${at(to, inner)}${inner > 0 ? `A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}` : ""}Z" fill="${colours[i]}"/>`;
    const middle = (from + to) / 2;
    from = to;
    const [x = "0", y = "0"] = at(middle, r * 1.15).split(" ");
    return (
      slice +
      text(
        Number(x),
        Number(y),
        size,
        d.chance(0.5) ? `${Math.round((share / total) * 100)}%` : capital(noun(d)),
        'text-anchor="middle"',
      )
    );
  });
  parts.push(text(w * 0.06, h * 0.1, size * 1.6, title(d, d.int(2, 6)), 'font-weight="700"'));
  return `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" fill="${t.ink}" font-family="${t.font}" style="display:block">${parts.join("")}</svg>`;
};

export const drawChart: Drawn = (d, w, h, t) => (d.chance(0.25) ? pieChart(d, w, h, t) : axesChart(d, w, h, t));

/** Several small charts and figures on one screen. */
export const drawDashboard: Drawn = (d, w, h, t) => {
  const cards = Array.from(
    { length: d.int(3, 5) },
    () => `<div class="card"><small>${title(d, 2)}</small><b>${amount(d)}</b></div>`,
  );
  const charts = Array.from(
    { length: d.pick([2, 4]) },
    () => `<div class="card">${drawChart(d, w * 0.42, h * 0.33, t)}</div>`,
  );
  return `<style>.row{display:flex;flex-wrap:wrap;gap:12px;padding:12px}.card{border:1px solid ${t.rule};border-radius:6px;padding:8px;flex:1}.card b{display:block;font-size:${h * 0.04}px}</style><div class="row">${cards.join("")}</div><div class="row">${charts.join("")}</div><p style="padding:12px">${phrase(d, 6)}</p>`;
};
