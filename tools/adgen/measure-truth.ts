import type { Truth, TruthLine, TruthText } from "./ad-spec.ts";

/**
 * Runs inside the page (it is sent there as text, so it may use nothing from outside itself): groups the words of each
 * text into the lines the browser really broke them into.
 */
export const measureTruth = (): Truth => {
  const width = document.documentElement.clientWidth;
  const height = document.documentElement.clientHeight;
  const boxOf = (rects: DOMRect[]) => {
    const left = Math.min(...rects.map((rect) => rect.left));
    const top = Math.min(...rects.map((rect) => rect.top));
    const right = Math.max(...rects.map((rect) => rect.right));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    return {
      x: left / width,
      y: top / height,
      width: (right - left) / width,
      height: (bottom - top) / height,
    };
  };
  const texts = [...document.querySelectorAll<HTMLElement>("[data-id]")].map((element): TruthText => {
    const holder = element.querySelector("span") ?? element;
    const node = holder.firstChild;
    const text = node?.textContent ?? "";
    const lines: { words: string[]; rects: DOMRect[] }[] = [];
    for (const match of text.matchAll(/\S+/g)) {
      if (node === null) continue;
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const rect = range.getBoundingClientRect();
      const line = lines.at(-1);
      const first = line?.rects[0];
      if (line !== undefined && first !== undefined && Math.abs(rect.top - first.top) < rect.height * 0.5) {
        line.words.push(match[0]);
        line.rects.push(rect);
      } else lines.push({ words: [match[0]], rects: [rect] });
    }
    const shaped = element.dataset.shape !== undefined;
    return {
      id: element.dataset.id ?? "",
      text,
      role: (element.dataset.role ?? "body") as TruthText["role"],
      lines: lines.map((line): TruthLine => ({
        text: line.words.join(" "),
        box: boxOf(line.rects),
      })),
      colour: element.dataset.colour ?? "",
      ground: element.dataset.ground === "" ? null : (element.dataset.ground ?? null),
      shape: shaped ? boxOf([element.getBoundingClientRect()]) : null,
    };
  });
  const pictures = [...document.querySelectorAll<HTMLElement>("[data-picture]")].map((element) => ({
    id: element.dataset.picture ?? "",
    drawing: element.dataset.drawing as Truth["pictures"][number]["drawing"],
    box: boxOf([element.getBoundingClientRect()]),
  }));
  return { texts, pictures };
};
