import type { AdSpec, BadgeLayer, ButtonItem, ClutterLayer, Font, Layer, StackLayer, TextItem } from "./ad-spec.ts";
import { drawPicture } from "./drawings.ts";
import { fallbacks, fontFaces } from "./font-faces.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const families = (font: Font): string => [font, ...fallbacks].map((name) => `'${name}'`).join(",");

const place = (layer: { x: number; y: number; width: number; height: number }): string =>
  `position:absolute;left:${layer.x}px;top:${layer.y}px;width:${layer.width}px;height:${layer.height}px;`;

const item = (one: TextItem | ButtonItem, ground: string | null): string => {
  const marks = (colour: string, behind: string | null): string =>
    `data-id="${one.id}" data-role="${one.role}" data-colour="${colour}" data-ground="${behind ?? ""}"`;
  const look = `font-size:${one.size}px;font-weight:${one.weight};color:${one.colour};`;
  if (one.kind === "text")
    return `<div ${marks(one.colour, ground)} style="${look}line-height:${one.size > 50 ? 1.1 : 1.35};${one.italic ? "font-style:italic;" : ""}">${escape(one.text)}</div>`;
  return `<div ${marks(one.colour, one.fill ?? ground)} data-shape="1" style="${look}line-height:1.1;padding:${Math.round(one.size * 0.55)}px ${Math.round(one.size * 1.1)}px;border-radius:${one.radius}px;background:${one.fill ?? "transparent"};${one.outline === null ? "" : `border:${Math.max(2, Math.round(one.size / 12))}px solid ${one.outline};`}">${escape(one.text)}</div>`;
};

const stack = (layer: StackLayer): string =>
  `<div style="${place(layer)}display:flex;flex-direction:column;gap:${layer.gap}px;justify-content:${layer.justify === "start" ? "flex-start" : layer.justify === "end" ? "flex-end" : "center"};align-items:${layer.align === "left" ? "flex-start" : "center"};text-align:${layer.align};font-family:${families(layer.font)}">${layer.items.map((one) => item(one, layer.ground)).join("")}</div>`;

const burst = (): string => {
  const points = Array.from({ length: 48 }, (_, i) => {
    const radius = i % 2 === 0 ? 50 : 44;
    const angle = (i / 48) * Math.PI * 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(2)}% ${(50 + radius * Math.sin(angle)).toFixed(2)}%`;
  });
  return `clip-path:polygon(${points.join(",")});`;
};

const badge = (layer: BadgeLayer): string => {
  const shape = layer.shape === "burst" ? burst() : `border-radius:${layer.shape === "circle" ? "50%" : "999px"};`;
  return `<div data-shape="1" data-id="${layer.id}" data-role="offer" data-colour="${layer.colour}" data-ground="${layer.fill}" style="${place(layer)}${shape}background:${layer.fill};color:${layer.colour};display:flex;align-items:center;justify-content:center;text-align:center;font:700 ${layer.size}px/1.15 ${families(layer.font)};padding:${Math.round(layer.width * 0.12)}px;transform:rotate(${layer.rotate}deg)"><span>${escape(layer.text)}</span></div>`;
};

/** Small linear congruential generator: the same mess for the same seed on every machine. */
const generator = (seed: number): (() => number) => {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};

const clutter = (layer: ClutterLayer): string => {
  const next = generator(layer.seed);
  const shapes = Array.from({ length: layer.amount }, () => {
    const x = next() * layer.width;
    const y = next() * layer.height;
    const r = 10 + next() * 36;
    const colour = `hsl(${Math.floor(next() * 360)} 80% ${30 + Math.floor(next() * 40)}%)`;
    const turn = Math.floor(next() * 360);
    return next() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="5"/>`
      : `<path d="M${x - r} ${y} l${r} ${-r} l${r} ${r} l${-r} ${r * 0.5}Z" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`;
  });
  return `<svg width="${layer.width}" height="${layer.height}" style="${place(layer)}">${shapes.join("")}</svg>`;
};

const layerHtml = (layer: Layer): string => {
  switch (layer.kind) {
    case "stack":
      return stack(layer);
    case "badge":
      return badge(layer);
    case "clutter":
      return clutter(layer);
    case "panel":
      return `<div style="${place(layer)}background:${layer.fill};opacity:${layer.opacity};border-radius:${layer.radius}px"></div>`;
    case "picture": {
      const svg = drawPicture(layer.drawing, layer.hue, layer.scenery, layer.width, layer.height);
      return `<img data-picture="${layer.id}" data-drawing="${layer.drawing}" style="${place(layer)}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}">`;
    }
  }
};

/** The fonts of an ad as a page without content. Most ads share one: their letters are in every font. */
export const fontPage = (spec: AdSpec): string =>
  `<!doctype html><meta charset="utf-8"><style>${fontFaces(JSON.stringify(spec.layers))}*{box-sizing:border-box;margin:0}</style><body></body>`;

/** What goes into the body of the page. Clutter goes under the words, so that the text itself stays the same. */
export const adBody = (spec: AdSpec): { style: string; content: string } => {
  const order = [
    ...spec.layers.filter((layer) => layer.kind !== "stack" && layer.kind !== "badge"),
    ...spec.layers.filter((layer) => layer.kind === "badge"),
    ...spec.layers.filter((layer) => layer.kind === "stack"),
  ];
  return {
    style: `width:${spec.width}px;height:${spec.height}px;position:relative;overflow:hidden;background:${spec.background}`,
    content: order.map(layerHtml).join(""),
  };
};
