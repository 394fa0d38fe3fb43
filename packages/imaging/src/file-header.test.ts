import sharp from "sharp";
import { expect, it } from "vitest";
import { sniffAvatarFormat } from "./file-header.ts";

const drawn = async (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#3366aa" } })
    .avif()
    .toBuffer();

it("takes an AVIF of one picture, and none that is put together of others", async () => {
  const avif = await drawn();
  expect(sniffAvatarFormat(avif)).toBe("avif");
  const grid = Buffer.from(avif);
  grid.write("grid", avif.lastIndexOf("infe") + 12, "latin1");
  expect(sniffAvatarFormat(grid)).toBeNull();
});

it("takes no AVIF whose boxes cannot be walked", async () => {
  const avif = await drawn();
  const toTheEnd = Buffer.from(avif);
  toTheEnd.writeUInt32BE(0, 0);
  expect(sniffAvatarFormat(toTheEnd)).toBeNull();
  expect(sniffAvatarFormat(avif.subarray(0, avif.readUInt32BE(0)))).toBeNull();
});
