import type { Block, Inline } from "./parse-markdown.ts";

export const textOf = (inlines: readonly Inline[] = []): string =>
  inlines
    .map(({ text }) => text)
    .join("")
    .trim();

/** Each table goes by the heading it stands under, numbered where one has several: regions of one name cannot be told apart by ear. */
export function tableNames(blocks: readonly Block[]): string[] {
  const times = new Map<string, number>();
  let heading = "";
  return blocks.map((block) => {
    if (block.kind === "heading") heading = textOf(block.inlines);
    if (block.kind !== "table") return "";
    const time = (times.get(heading) ?? 0) + 1;
    times.set(heading, time);
    return time === 1 ? heading : `${heading}, ${time}`;
  });
}
