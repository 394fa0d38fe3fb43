/**
 * Writes the measures of the surface and of damage for each ad of a list and for spoilt copies of it.
 * Use: tsx damage.ts LIST.txt OUT.jsonl [EVERY], every so many ads being spoilt as well
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { surfaceOf, type Pixels } from "@adjudge/scoring";
import { damageOf } from "@adjudge/scoring/measures/layout/damage";
import { decodeWorkingPicture } from "@adjudge/imaging";
import { diceOf } from "./random.ts";

const [list, out, every = "4"] = process.argv.slice(2);
if (list === undefined || out === undefined) throw new Error("usage: damage.ts LIST.txt OUT.jsonl [EVERY]");

const opened = ({ width, height, data }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } });
const closed = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
};
const jpeg = async (picture: Pixels, quality = 85): Promise<Pixels> =>
  closed(sharp(await opened(picture).jpeg({ quality }).toBuffer()));
/** Noise of nearly normal spread over every channel. */
const noisy = (picture: Pixels, spread: number): Promise<Pixels> => {
  const dice = diceOf(picture.width * 31 + picture.height + spread);
  const step = (): number => (dice.next() + dice.next() + dice.next() + dice.next() - 2) * 1.73 * spread;
  return Promise.resolve({ ...picture, data: picture.data.map((v) => Math.min(255, Math.max(0, v + step()))) });
};
const shorter = (p: Pixels): number => Math.min(p.width, p.height);
const resized = async (p: Pixels, side: number, kernel: "nearest" | "cubic"): Promise<Pixels> => {
  const scale = side / shorter(p);
  const small = await closed(
    opened(p).resize(Math.max(2, Math.round(p.width * scale)), Math.max(2, Math.round(p.height * scale)), {
      fit: "fill",
    }),
  );
  return closed(opened(small).resize(p.width, p.height, { fit: "fill", kernel }));
};
const tiled = async (
  p: Pixels,
  n: number,
  order: readonly number[],
  source: (i: number) => Promise<Pixels>,
): Promise<Pixels> => {
  const [w, h] = [Math.floor(p.width / n), Math.floor(p.height / n)];
  const parts = await Promise.all(
    order.map(async (from, i) => ({
      input: Buffer.from((await source(from)).data),
      raw: { width: w, height: h, channels: 3 as const },
      left: (i % n) * w,
      top: Math.floor(i / n) * h,
    })),
  );
  return closed(sharp({ create: { width: w * n, height: h * n, channels: 3, background: "#000" } }).composite(parts));
};
const shuffle = (p: Pixels, n: number): Promise<Pixels> => {
  const dice = diceOf(p.width * 31 + p.height + n);
  const order = Array.from({ length: n * n }, (_, i) => i).toSorted(() => dice.next() - 0.5);
  const [w, h] = [Math.floor(p.width / n), Math.floor(p.height / n)];
  return tiled(p, n, order, (i) =>
    closed(opened(p).extract({ left: (i % n) * w, top: Math.floor(i / n) * h, width: w, height: h })),
  );
};
const repeat = async (p: Pixels, n: number): Promise<Pixels> => {
  const small = await closed(opened(p).resize(Math.floor(p.width / n), Math.floor(p.height / n), { fit: "fill" }));
  return tiled(
    p,
    n,
    Array.from({ length: n * n }, () => 0),
    async () => small,
  );
};

const spoilings: Record<string, (p: Pixels) => Promise<Pixels>> = {
  blur006: (p) => closed(opened(p).blur(Math.max(0.8, shorter(p) * 0.006))),
  blur012: (p) => closed(opened(p).blur(Math.max(0.8, shorter(p) * 0.012))),
  blur03: (p) => closed(opened(p).blur(Math.max(0.8, shorter(p) * 0.03))),
  enlarged100: (p) => resized(p, 100, "cubic"),
  pixels60: (p) => resized(p, 60, "nearest"),
  pixels30: (p) => resized(p, 30, "nearest"),
  pixels60jpeg: async (p) => jpeg(await resized(p, 60, "nearest")),
  shuffle2: (p) => shuffle(p, 2),
  shuffle3: (p) => shuffle(p, 3),
  shuffle4: async (p) => jpeg(await shuffle(p, 4)),
  repeat3: (p) => repeat(p, 3),
  repeat2: async (p) => jpeg(await repeat(p, 2)),
  noise20: (p) => noisy(p, 20),
  noise40: (p) => noisy(p, 40),
  jpeg5: (p) => jpeg(p, 5),
  jpeg8: (p) => jpeg(p, 8),
};

const linesOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
const done = new Set(existsSync(out) ? linesOf(out).map((line) => (JSON.parse(line) as { file: string }).file) : []);
for (const [i, file] of linesOf(list).entries()) {
  if (done.has(file)) continue;
  const { pixels, source } = await decodeWorkingPicture(readFileSync(file));
  const write = (spoiling: string, p: Pixels): void => {
    const { facts, planes } = surfaceOf(p, source);
    const row = { file, spoiling, width: p.width, height: p.height, facts, damage: damageOf(p, planes) };
    appendFileSync(out, `${JSON.stringify(row)}\n`);
  };
  write("none", pixels);
  if (i % Number(every) === 0) for (const [name, spoil] of Object.entries(spoilings)) write(name, await spoil(pixels));
}
