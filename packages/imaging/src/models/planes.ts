/**
 * Interleaved bytes as one plane of floats a channel, through a table of the 256 values a byte can have. Rows stand in a
 * function of their own: it is compiled once, where a single loop over the picture is compiled afresh for every call.
 */
export const planesOf = (rgb: Uint8Array, area: number, table: Float32Array): Float32Array<ArrayBuffer> => {
  const out = new Float32Array(channels * area);
  for (let channel = 0; channel < channels; channel += 1) {
    const plane = out.subarray(channel * area, (channel + 1) * area);
    for (let from = 0; from < area; from += rowLength)
      fillRow(rgb, channel, table, plane, from, Math.min(area, from + rowLength));
  }
  return out;
};

const channels = 3;
const rowLength = 4096;

function fillRow(
  rgb: Uint8Array,
  channel: number,
  table: Float32Array,
  out: Float32Array,
  from: number,
  to: number,
): void {
  let at = from * channels + channel;
  for (let i = from; i < to; i += 1) {
    out[i] = table[rgb[at] ?? 0] ?? 0;
    at += channels;
  }
}

export const byteTable = (value: (byte: number) => number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, byte) => value(byte));
