import type { AdSpec, AfterEffects, BadgeLayer, ButtonItem, Layer, TextItem } from "./ad-spec.ts";

export type Change =
  | { kind: "recolour"; id: string; colour?: string; fill?: string }
  | { kind: "resize"; id: string; factor: number }
  | { kind: "rewrite"; id: string; text: string }
  | { kind: "remove"; id: string }
  | { kind: "add_text"; stack: string; item: TextItem | ButtonItem; at?: number }
  | { kind: "move"; id: string; dx: number; dy: number }
  | { kind: "clutter"; amount: number; seed?: number }
  | { kind: "background"; background: string }
  | { kind: "effects"; effects: AfterEffects };

type Item = TextItem | ButtonItem;

const mapItems = (
  spec: AdSpec,
  id: string,
  item: (found: Item) => Item | null,
  badge: (found: BadgeLayer) => BadgeLayer | null,
): AdSpec => {
  let found = 0;
  const layers = spec.layers.flatMap((layer): Layer[] => {
    if (layer.kind === "stack") {
      const items = layer.items.flatMap((one): Item[] => {
        if (one.id !== id) return [one];
        found += 1;
        const changed = item(one);
        return changed === null ? [] : [changed];
      });
      return [{ ...layer, items }];
    }
    if (layer.kind === "badge" && layer.id === id) {
      found += 1;
      const changed = badge(layer);
      return changed === null ? [] : [changed];
    }
    return [layer];
  });
  if (found === 0) throw new Error(`${spec.id} has no text, button or badge called ${id}`);
  return { ...spec, layers };
};

const grow = (badge: BadgeLayer, factor: number): BadgeLayer => ({
  ...badge,
  size: Math.round(badge.size * factor),
  x: Math.round(badge.x - (badge.width * (factor - 1)) / 2),
  y: Math.round(badge.y - (badge.height * (factor - 1)) / 2),
  width: Math.round(badge.width * factor),
  height: Math.round(badge.height * factor),
});

const changed = (spec: AdSpec, change: Change): AdSpec => {
  switch (change.kind) {
    case "recolour":
      return mapItems(
        spec,
        change.id,
        (item) => {
          const colour = change.colour ?? item.colour;
          return item.kind === "button"
            ? {
                ...item,
                colour,
                fill: change.fill ?? item.fill,
                outline: change.fill === undefined ? item.outline : null,
              }
            : { ...item, colour };
        },
        (badge) => ({
          ...badge,
          colour: change.colour ?? badge.colour,
          fill: change.fill ?? badge.fill,
        }),
      );
    case "resize":
      return mapItems(
        spec,
        change.id,
        (item) => ({ ...item, size: Math.max(1, Math.round(item.size * change.factor)) }),
        (badge) => grow(badge, change.factor),
      );
    case "rewrite":
      return mapItems(
        spec,
        change.id,
        (item) => ({ ...item, text: change.text }),
        (badge) => ({ ...badge, text: change.text }),
      );
    case "remove":
      if (spec.layers.some((layer) => layer.kind !== "stack" && layer.id === change.id))
        return { ...spec, layers: spec.layers.filter((layer) => layer.id !== change.id) };
      return mapItems(
        spec,
        change.id,
        () => null,
        () => null,
      );
    case "add_text":
      return {
        ...spec,
        layers: spec.layers.map((layer) =>
          layer.kind === "stack" && layer.id === change.stack
            ? {
                ...layer,
                items: layer.items.toSpliced(change.at ?? layer.items.length, 0, change.item),
              }
            : layer,
        ),
      };
    case "move":
      return {
        ...spec,
        layers: spec.layers.map((layer) =>
          layer.id === change.id ? { ...layer, x: layer.x + change.dx, y: layer.y + change.dy } : layer,
        ),
      };
    case "clutter":
      return {
        ...spec,
        layers: [
          ...spec.layers,
          {
            kind: "clutter",
            id: "clutter",
            amount: change.amount,
            seed: change.seed ?? 1,
            x: 0,
            y: 0,
            width: spec.width,
            height: spec.height,
          },
        ],
      };
    case "background":
      return { ...spec, background: change.background };
    case "effects":
      return { ...spec, effects: { ...spec.effects, ...change.effects } };
  }
};

/** The same ad with one or more changes. Throws when the ad has no such element, so that a test cannot pass on an unchanged picture. */
export const vary = (spec: AdSpec, ...changes: Change[]): AdSpec => {
  const result = changes.reduce(changed, spec);
  return { ...result, id: `${spec.id}+${changes.map((change) => change.kind).join("+")}` };
};

/** Ids of the texts, buttons and badges in an ad. */
export const textIds = (spec: AdSpec): string[] =>
  spec.layers.flatMap((layer) =>
    layer.kind === "stack" ? layer.items.map((item) => item.id) : layer.kind === "badge" ? [layer.id] : [],
  );
