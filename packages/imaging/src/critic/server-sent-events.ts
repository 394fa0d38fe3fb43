/** The data of each event of a stream, in order; comments and other fields are passed over. */
export function eventsIn(text: string): string[] {
  return text.split(/\r?\n\r?\n/).flatMap((block) => {
    const data = block
      .split(/\r?\n/)
      .filter((line) => line.startsWith("data:"))
      .map((line) => line.slice(5).trimStart());
    return data.length === 0 ? [] : [data.join("\n")];
  });
}
