interface BytesInput {
  dims: number[];
  data: Uint8Array<ArrayBuffer>;
}

/** Pixels as the nets take them (tools/convert/bytes_input.py). A copy: what sharp gives cannot move to another thread. */
export const bytesOf = (rgb: Uint8Array, width: number, height: number): BytesInput => ({
  dims: [1, height, width, 3],
  data: new Uint8Array(rgb),
});
