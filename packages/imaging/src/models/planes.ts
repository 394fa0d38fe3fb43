/**
 * Interleaved bytes as one plane of floats a channel, through a table of the 256 values a byte can have. `order` names the
 * channel each plane is taken from. Rows stand in a function of their own: it is compiled once, where a single loop over
 * the picture is compiled afresh for every call.
 */
export const planesOf = (
  rgb: Uint8Array,
  area: number,
  tables: readonly Float32Array[],
  order: readonly number[] = [0, 1, 2],
): Float32Array<ArrayBuffer> => {
  const out = new Float32Array(order.length * area);
  order.forEach((channel, plane) => {
    const table = tables[plane % tables.length] ?? new Float32Array(256);
    for (let from = 0; from < area; from += rowLength)
      fillRow(
        rgb,
        channel,
        table,
        out.subarray(plane * area, (plane + 1) * area),
        from,
        Math.min(area, from + rowLength),
      );
  });
  return out;
};

const rowLength = 4096;

function fillRow(
  rgb: Uint8Array,
  channel: number,
  table: Float32Array,
  out: Float32Array,
  from: number,
  to: number,
): void {
  let at = from * 3 + channel;
  for (let i = from; i < to; i += 1) {
    out[i] = table[rgb[at] ?? 0] ?? 0;
    at += 3;
  }
}

export const byteTable = (value: (byte: number) => number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, byte) => value(byte));
