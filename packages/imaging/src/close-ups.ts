import type { Box, Pixels, TextLine } from "@adjudge/scoring";
import type { WholePicture } from "./decode.ts";

/** Pixels kept of a line: a headline across a large file has a hundred times more than the measuring looks at. */
const mostPixels = 40_000;

/** The box as the file has it; of a large one every second, third, ... pixel of every second, third, ... row. */
const cut = ({ width, height, channels, data }: WholePicture, box: Box): Pixels => {
  const x0 = Math.max(0, Math.floor(box.x * width));
  const y0 = Math.max(0, Math.floor(box.y * height));
  const x1 = Math.min(width, Math.ceil((box.x + box.width) * width));
  const y1 = Math.min(height, Math.ceil((box.y + box.height) * height));
  const step = Math.max(1, Math.ceil(Math.sqrt(((x1 - x0) * (y1 - y0)) / mostPixels)));
  const across = Math.ceil((x1 - x0) / step);
  const down = Math.ceil((y1 - y0) / step);
  const out = new Uint8Array(across * down * 3);
  // Grey files have one channel.
  const [green, blue] = channels >= 3 ? [1, 2] : [0, 0];
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const from = ((y0 + row * step) * width + x0 + column * step) * channels;
      const to = (row * across + column) * 3;
      out[to] = data[from] ?? 0;
      out[to + 1] = data[from + green] ?? 0;
      out[to + 2] = data[from + blue] ?? 0;
    }
  return { width: across, height: down, data: out };
};

/** The lines, each with its place in the file's own size where the working picture is smaller. */
export const withCloseUps = (lines: TextLine[], whole: WholePicture | null): TextLine[] =>
  whole === null ? lines : lines.map((line) => ({ ...line, closeUp: cut(whole, line.box) }));
