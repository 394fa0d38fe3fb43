import type { Drawn } from "./draw-pages.ts";
import { amount, capital, noun, person, phrase, sentence, title } from "./vocabulary.ts";

export const drawInbox: Drawn = (d, w, h, t) => {
  const row = Math.round(h / d.int(10, 18));
  const size = row * 0.34;
  const side = Array.from({ length: d.int(5, 10) }, () => `<p>${capital(noun(d))}</p>`).join("");
  const rows = Array.from(
    { length: 20 },
    () =>
      `<div style="border-bottom:1px solid ${t.rule};height:${row}px;padding:4px 10px;overflow:hidden"><b>${person(d)} ${title(d, 1)}</b> <small style="float:right">${d.int(1, 12)}:${d.int(10, 59)}</small><br><span>${title(d, 4)}</span> ${phrase(d, 9)}</div>`,
  ).join("");
  return `<div style="display:flex;font-size:${size}px"><div style="width:${w * 0.2}px;padding:10px;background:${t.rule}55">${side}</div><div style="flex:1">${rows}</div></div>`;
};

export const drawChat: Drawn = (d, w, h, t) => {
  const size = Math.round(Math.min(w, h) * d.pick([0.026, 0.034]));
  const rows = Array.from({ length: 14 }, () => {
    const own = d.chance(0.5);
    const ground = own ? t.accent : `${t.rule}`;
    return `<div style="display:flex;justify-content:${own ? "flex-end" : "flex-start"};margin:8px"><div style="background:${ground};color:${own ? "#fff" : t.ink};border-radius:14px;padding:8px 12px;max-width:62%">${d.chance(0.3) ? `<b>${person(d)}</b><br>` : ""}${sentence(d)}<br><small>${d.int(1, 12)}:${d.int(10, 59)}</small></div></div>`;
  }).join("");
  return `<div style="font-size:${size}px"><div style="padding:10px;border-bottom:1px solid ${t.rule}"><b>${person(d)}</b> online</div>${rows}</div>`;
};

export const drawSettings: Drawn = (d, w, h, t) => {
  const size = Math.round(h * d.pick([0.02, 0.028]));
  const rows = Array.from({ length: d.int(5, 10) }, () => {
    const field = d.pick([
      `<input value="${noun(d)}" style="font-size:${size}px;padding:4px;border:1px solid ${t.rule};width:${w * 0.3}px">`,
      `<select style="font-size:${size}px"><option>${capital(noun(d))}</option></select>`,
      `<input type="checkbox" checked>`,
      `<input type="range">`,
    ]);
    return `<div style="display:flex;justify-content:space-between;padding:${size * 0.7}px;border-bottom:1px solid ${t.rule}"><label>${title(d, d.int(1, 3))}</label>${field}</div>`;
  }).join("");
  const tabs = Array.from({ length: 5 }, () => `<span style="margin-right:18px">${capital(noun(d))}</span>`).join("");
  const bar = d.chance(0.6)
    ? `<div style="background:${t.rule};padding:6px 10px"><span style="color:#e0443e">&#9679;</span> <span style="color:#dea123">&#9679;</span> <span style="color:#1aab29">&#9679;</span> &nbsp; ${title(d, 2)}</div>`
    : "";
  return `<div style="font-size:${size}px">${bar}<div style="padding:12px;border-bottom:1px solid ${t.rule}">${tabs}</div><h3 style="padding-left:12px">${title(d, 2)}</h3>${rows}<div style="padding:12px"><button style="font-size:${size}px">Cancel</button> <button style="font-size:${size}px;background:${t.accent};color:#fff">Save</button></div></div>`;
};

export const drawResults: Drawn = (d, w, h, t) => {
  const size = Math.round(h * d.pick([0.018, 0.024]));
  const rows = Array.from(
    { length: 10 },
    () =>
      `<div style="margin:${size}px 0"><small style="color:#4a7a4a">www.${noun(d)}${noun(d)}.org › ${noun(d)}</small><br><span style="color:${t.accent};font-size:${size * 1.3}px">${title(d, d.int(4, 7))}</span><br>${sentence(d)} ${sentence(d)}</div>`,
  ).join("");
  return `<div style="font-size:${size}px;padding:${w * 0.04}px"><div style="border:1px solid ${t.rule};border-radius:20px;padding:8px 16px;width:60%">${phrase(d, 3)}</div><p style="color:#777">About ${amount(d)} results</p>${rows}</div>`;
};
