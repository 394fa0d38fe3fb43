const width = 30;

/** A bar on the error stream of a terminal; nothing where nobody watches. */
export const progressBar = (total: number, stream: { write: (text: string) => unknown; isTTY?: boolean }) => {
  const shown = stream.isTTY === true && total > 1;
  let done = 0;
  const draw = (): void => {
    if (!shown) return;
    const full = Math.round((done / total) * width);
    stream.write(`\r${"█".repeat(full)}${"░".repeat(width - full)} ${done}/${total} `);
  };
  const clear = (): void => {
    if (shown) stream.write(`\r${" ".repeat(width + 24)}\r`);
  };
  return {
    step: (): void => {
      done += 1;
      draw();
    },
    /** Wipes the bar so that a line can be written, e.g. before a result. */
    clear,
    draw,
  };
};
