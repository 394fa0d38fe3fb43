import type { Dice } from "./random.ts";
import { amount, capital, noun, paragraph, person, phrase, sentence, title } from "./vocabulary.ts";

export interface Theme {
  ground: string;
  ink: string;
  rule: string;
  accent: string;
  font: string;
  grid: boolean;
}

/** The body of a page of this size. */
export type Drawn = (d: Dice, width: number, height: number, theme: Theme) => string;

const mono = "'DejaVu Sans Mono', monospace";

export const drawArticle: Drawn = (d, w, h, t) => {
  const size = Math.round(Math.min(w, h) * d.pick([0.016, 0.02, 0.026]));
  const columns = d.int(1, 2);
  const paragraphs = Array.from({ length: 16 }, () => `<p>${paragraph(d, d.int(3, 7))}</p>`).join("");
  const head = d.chance(0.75)
    ? `<h1 style="font-size:${size * d.pick([1.5, 2, 2.4])}px">${title(d, d.int(3, 9))}</h1>`
    : "";
  const by = d.chance(0.5) ? `<p><i>${person(d)} ${title(d, 1)}, ${d.int(1, 28)} May ${d.int(2001, 2026)}</i></p>` : "";
  return `<div style="padding:${w * d.pick([0.06, 0.1, 0.14])}px;font-size:${size}px;line-height:${d.pick([1.2, 1.4, 1.6])};columns:${columns};text-align:${d.pick(["left", "justify"])}">${head}${by}${paragraphs}</div><span style="color:${t.accent}"></span>`;
};

export const drawLetter: Drawn = (d, w, h, t) => {
  const size = Math.round(h * d.pick([0.016, 0.02]));
  const list = Array.from({ length: d.int(0, 5) }, () => `<li>${sentence(d)}</li>`).join("");
  return `<div style="padding:${w * 0.1}px;font-size:${size}px;line-height:1.5"><div style="text-align:right">${title(d, 2)}<br>${d.int(1, 99)} ${title(d, 1)} Street<br>${title(d, 1)}</div><p>Dear ${person(d)},</p>${Array.from({ length: d.int(2, 5) }, () => `<p>${paragraph(d, d.int(2, 5))}</p>`).join("")}<ul>${list}</ul><p>Yours sincerely,</p><p>${person(d)}</p></div><hr style="border-color:${t.rule}">`;
};

export const drawInvoice: Drawn = (d, w, h, t) => {
  const size = Math.round(h * d.pick([0.017, 0.022]));
  const rows = Array.from(
    { length: d.int(4, 14) },
    () =>
      `<tr><td>${title(d, d.int(1, 4))}</td><td>${d.int(1, 20)}</td><td>${amount(d)}</td><td>${amount(d)}</td></tr>`,
  ).join("");
  return `<style>td,th{border-bottom:1px solid ${t.rule};padding:${size * 0.4}px;text-align:left}table{width:100%;border-collapse:collapse}</style><div style="padding:${w * 0.08}px;font-size:${size}px"><h2>${d.pick(["Invoice", "Receipt", "Statement", "Order", "Timetable"])} ${d.int(1000, 9999)}</h2><p>${title(d, 2)}<br>${d.int(1, 28)}.0${d.int(1, 9)}.2024</p><table><tr><th>Item</th><th>Qty</th><th>Price</th><th>Total</th></tr>${rows}</table><p style="text-align:right"><b>Total ${amount(d)}</b></p><p>${paragraph(d, 2)}</p></div>`;
};

export const drawSheet: Drawn = (d, w, h, t) => {
  const row = Math.max(14, Math.round(h / d.int(18, 40)));
  const columns = d.int(5, 12);
  const numbers = Array.from({ length: columns }, () => d.chance(0.7));
  const letters = Array.from({ length: columns }, (_, i) => `<td class="hd">${String.fromCodePoint(65 + i)}</td>`).join(
    "",
  );
  const rows = Array.from({ length: Math.ceil(h / row) }, (_, r) => {
    const empty = d.chance(0.06);
    const cells = numbers.map((n) => {
      const words = r === 0 ? capital(noun(d)) : n ? amount(d) : title(d, 1);
      return `<td style="text-align:${n ? "right" : "left"}${r === 0 ? ";font-weight:700" : ""}">${empty || d.chance(0.05) ? "" : words}</td>`;
    });
    return `<tr><td class="hd">${r + 1}</td>${cells.join("")}</tr>`;
  }).join("");
  const bar = d.chance(0.5)
    ? `<div style="background:${t.accent};color:#fff;padding:6px 12px;font-size:${row * 0.6}px">File&nbsp; Edit&nbsp; View&nbsp; Insert&nbsp; Format&nbsp; Data&nbsp; Tools</div>`
    : "";
  return `<style>table{border-collapse:collapse;width:${w}px;table-layout:fixed;font-size:${row * 0.62}px}td{border:1px solid ${t.rule};height:${row}px;padding:0 4px;overflow:hidden;white-space:nowrap}.hd{color:#888;text-align:center;background:${t.rule}44}</style>${bar}<table><tr><td class="hd"></td>${letters}</tr>${rows}</table>`;
};

const codeLine = (d: Dice): string => {
  const name = (): string => noun(d) + d.pick(["", capital(noun(d)), "_id", "s"]);
  return d.pick([
    () => `<i>const</i> ${name()} = ${name()}(<u>"${noun(d)}"</u>, ${d.int(0, 99)});`,
    () => `<i>if</i> (${name()} &gt;= ${d.int(0, 99)}) {`,
    () => `<i>return</i> ${name()}.${name()}(${name()});`,
    () => `<s>// ${phrase(d, d.int(3, 8))}</s>`,
    () => `<i>def</i> <b>${name()}</b>(self, ${name()}, ${name()}=<u>None</u>):`,
    () => `${name()}[${name()}] += ${name()} * ${d.int(2, 9)};`,
    () => `<i>for</i> (${name()} <i>of</i> ${name()}) ${name()}.push(${name()});`,
    () => `}`,
    () => `<i>import</i> { ${name()}, ${name()} } <i>from</i> <u>"./${noun(d)}.js"</u>;`,
    () => `&lt;<b>div</b> class=<u>"${noun(d)}"</u>&gt;{${name()}}&lt;/<b>div</b>&gt;`,
  ])();
};

export const drawCode: Drawn = (d, _w, h, t) => {
  const size = Math.round(h / d.int(22, 48));
  const hue = d.int(0, 359);
  const terminal = d.chance(0.25);
  let indent = 0;
  const lines = Array.from({ length: Math.ceil(h / (size * 1.45)) }, (_, i) => {
    indent = Math.max(0, Math.min(6, indent + d.int(-1, 1)));
    const body = terminal
      ? d.pick([
          () => `<b>${noun(d)}@${noun(d)}</b>:~$ ${noun(d)} --${noun(d)} ${noun(d)}.txt`,
          () => `[${d.int(10, 23)}:${d.int(10, 59)}:${d.int(10, 59)}] <i>INFO</i> ${phrase(d, 5)}`,
          () => `drwxr-xr-x ${d.int(1, 9)} root ${d.int(100, 99999)} ${noun(d)}`,
        ])()
      : d.chance(0.1)
        ? ""
        : codeLine(d);
    const number = terminal ? "" : `<em>${String(i + 1).padStart(3)}</em>  `;
    return `${number}${terminal ? "" : "  ".repeat(indent)}${body}`;
  }).join("\n");
  return `<style>pre{margin:0;padding:8px;font:${size}px/1.45 ${mono};white-space:pre}i{color:hsl(${hue} 70% 55%);font-style:normal}u{color:hsl(${hue + 120} 50% 50%);text-decoration:none}s{color:#8a8f98;text-decoration:none}b{color:hsl(${hue + 220} 70% 55%)}em{color:#8a8f98;font-style:normal}</style><pre style="color:${t.ink}">${lines}</pre>`;
};
