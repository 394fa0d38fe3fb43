import { randomBytes } from "node:crypto";
import { Readable, type Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { createOpener, createSealer, type Opener, type Sealer } from "./sealed-file.ts";

const passphrase = "four words are enough";
let seal: Sealer;
let open: Opener;
beforeAll(async () => {
  seal = await createSealer(passphrase);
  open = createOpener(passphrase);
});

const inChunks = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
const through = (stream: Transform, bytes: Buffer, size = 10_007): Promise<Buffer> => {
  const source = Readable.from(inChunks(bytes, size));
  return buffer(source.pipe(stream));
};

const piece = 64 * 1024;

describe("a sealed file (N102)", () => {
  it.each([0, 1, piece - 1, piece, piece + 1, 2 * piece, 3 * piece + 5])("of %i bytes comes back", async (length) => {
    const bytes = randomBytes(length);
    const sealed = await through(seal(), bytes);
    expect(sealed.length).toBe(length + Math.max(1, Math.ceil(length / piece)) * 16 + sealedOverhead);
    expect((await through(open(), sealed)).equals(bytes)).toBe(true);
    expect((await through(open(), sealed, 7)).equals(bytes)).toBe(true);
  });

  const sealedOverhead = Buffer.byteLength("age-encryption.org/v1\n") + "-> scrypt ".length + 22 + 4 + 44 + 4 + 44 + 16;

  it("cut at the end of a piece, or with pieces in another order, does not open", async () => {
    const sealed = await through(seal(), randomBytes(3 * piece));
    const whole = piece + 16;
    const start = sealed.length - 3 * whole;
    await expect(through(open(), sealed.subarray(0, start + 2 * whole))).rejects.toThrow("damaged");
    await expect(through(open(), sealed.subarray(0, start))).rejects.toThrow("damaged");
    const [a, b, c] = [0, 1, 2].map((n) => sealed.subarray(start + n * whole, start + (n + 1) * whole));
    const swapped = Buffer.concat([sealed.subarray(0, start), b!, a!, c!]);
    await expect(through(open(), swapped)).rejects.toThrow("damaged");
  });

  it("has no two alike, and needs its own passphrase", async () => {
    const bytes = Buffer.from("the same");
    const [one, two] = [await through(seal(), bytes), await through(seal(), bytes)];
    expect(one.subarray(-24).equals(two.subarray(-24))).toBe(false);
    await expect(through(createOpener("another passphrase")(), one)).rejects.toThrow("passphrase");
    await expect(through(open(), Buffer.from("no such thing".repeat(100)))).rejects.toThrow("damaged");
  });
});
