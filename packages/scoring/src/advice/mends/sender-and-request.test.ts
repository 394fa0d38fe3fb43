import { expect, it } from "vitest";
import { block } from "../../../test/blocks.ts";
import { plainAd } from "../../../test/judged.ts";
import type { MeasuredBlock } from "../../facts/seen.ts";
import { noCta } from "../../faults/no-cta.ts";
import { weakBrand } from "../../faults/weak-brand.ts";
import { calmGround } from "../../measures/pixels/calm-ground.ts";
import { isTemplate, placeholderWords } from "../../words/placeholder.ts";
import { covers } from "../free-place.ts";
import { plainRequest, requestFor } from "./request-words.ts";
import { SENDER_AND_REQUEST_MENDS } from "./sender-and-request.ts";

const offering = (text: string, action: Partial<MeasuredBlock> | null) => {
  const m = plainAd({ action });
  return { ...m, blocks: [...m.blocks, block(text, { role: "offer" })] };
};

it("draws the words that it proposes, in a button that stays inside the picture", () => {
  const open = { text: "Open", button: null, box: { x: 0.9, y: 0.9, width: 0.08, height: 0.05 } };
  const mend = SENDER_AND_REQUEST_MENDS.weak_cta?.(offering("Free delivery", open));
  if (mend?.change?.kind !== "button") throw new Error("no button");
  const { text, to } = mend.change;
  expect(text).toBe("Get free delivery");
  expect(mend.text).toContain(`“${text}”`);
  expect(to.x).toBeGreaterThanOrEqual(0);
  expect(to.x + to.width).toBeLessThanOrEqual(1);
  expect(to.y + to.height).toBeLessThanOrEqual(1);
  expect(to.width).toBeGreaterThan(0.08);
});

it("draws no button over words that stay, and none where the ad has no room", () => {
  const m = plainAd({ action: null });
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      block(`Line ${at}`, { id: `l${at}`, box: { x: 0.02, y: 0.96 - 0.06 * at, width: 0.96, height: 0.04 } }),
    );
  const mend = (blocks: MeasuredBlock[]) => SENDER_AND_REQUEST_MENDS.no_cta?.({ ...m, blocks });
  const full = [...m.blocks, ...lines(4)];
  const change = mend(full)?.change;
  if (change?.kind !== "button") throw new Error("no button");
  expect(full.some(({ box }) => covers(change.to, box))).toBe(false);
  expect(mend(full)?.boxes).toEqual([change.to]);
  expect(mend([...m.blocks, ...lines(16)])).toMatchObject({ change: null, boxes: [] });
});

it("draws a button on a calm part of a photograph where no plain ground is free, and none on a busy one", () => {
  const [width, height] = [256, 256];
  const mend = (valueAt: (x: number, y: number) => number) => {
    const data = Uint8Array.from({ length: 3 * width * height }, (_, at) =>
      valueAt(Math.floor(at / 3) % width, Math.floor(at / 3 / width)),
    );
    const frame = { x: 0, y: 0, width: 1, height: 1 };
    const surrounding = { ground: calmGround({ width, height, data }), written: [], frame };
    return SENDER_AND_REQUEST_MENDS.no_cta?.(plainAd({ action: null }), surrounding)?.change;
  };
  expect(mend((x, y) => 110 + 18 * Math.sin(x / 9) + 10 * Math.sin(y / 13))).toMatchObject({ kind: "button" });
  expect(mend((x, y) => 200 * (((x >> 2) + (y >> 2)) & 1))).toBeNull();
});

it("asks in the words of the ad's own offer or address, or in none", () => {
  expect(requestFor(offering("20% off", null))).toBe("Get 20% off");
  expect(requestFor(offering("$4.99", null))).toBeNull();
  const brand = (text: string) => requestFor(plainAd({ brand: { text } }));
  // "Discover" with a name fits any ad and helps none.
  expect(brand("Sponsored | Panasonic.")).toBeNull();
  expect(brand("www.northmill.com/pillows")).toBe("Visit northmill.com");
  expect(brand("www.reallygreatsite.com")).toBeNull();
  expect(brand("www.northmi")).toBeNull();
});

it("asks for the brand's own address wherever it stands, and for no other", () => {
  const naming = (text: string, brand = "NORTHMILL") => {
    const m = plainAd({ brand: { text: brand } });
    return requestFor({ ...m, blocks: [...m.blocks, block(text)] });
  };
  expect(naming("northmill.com/pillows for you")).toBe("Visit northmill.com");
  expect(naming("www.google.com")).toBeNull();
  expect(naming("northmill.com", "Soft Things")).toBeNull();
});

it("names no address that the brand's name merely ends in, and none beside a partner's", () => {
  const naming = (text: string, brand: string) => {
    const m = plainAd({ brand: { text: brand } });
    return requestFor({ ...m, blocks: [...m.blocks, block(text)] });
  };
  expect(naming("town.com", "baby bedding town.com")).toBeNull();
  expect(naming("northmill.com", "Northmill since 1909")).toBe("Visit northmill.com");
  expect(naming("northmill.com info@wertheimpiano.com", "Northmill")).toBeNull();
  expect(naming("northmill.com facebook.com/northmill", "Northmill")).toBe("Visit northmill.com");
  expect(naming("northmill.com info@northmill.co.uk", "Northmill")).toBe("Visit northmill.com");
});

it("sends nobody to the address of who only stands behind the ad", () => {
  const m = plainAd({ brand: { text: "northmill.com" } });
  const naming = (text: string) => requestFor({ ...m, blocks: [...m.blocks.slice(0, -1), block(text)] });
  expect(naming("Powered by northmill.com")).toBeNull();
  expect(naming("pillows@ northmill.com")).toBeNull();
  expect(naming("Find it at northmill.com")).toBe("Visit northmill.com");
});

it("draws a plain request where the ad gives no words for one, and says so", () => {
  const mend = SENDER_AND_REQUEST_MENDS.no_cta?.(plainAd({ action: null }));
  if (mend?.change?.kind !== "button") throw new Error("no button");
  expect(mend.detail).toContain(`“${mend.change.text}”`);
  expect(isTemplate([mend.change.text]) || placeholderWords(mend.change.text) > 0).toBe(false);
});

it("does not say that nothing asks to act where a sentence does", () => {
  const text = (headline: string) =>
    SENDER_AND_REQUEST_MENDS.no_cta?.(plainAd({ action: null, headline: { text: headline } }))?.text;
  expect(text("Sleep deeper tonight")).toContain("Nothing asks the viewer to act");
  expect(text("Discover slow mornings and bread.")).toContain("“Discover slow mornings and bread.” is the only");
});

it("does not say that a button is missing whose words were read with other ones", () => {
  const joined = plainAd({ action: null, headline: { text: "Flat discounts for members LEARN MORE" } });
  expect(SENDER_AND_REQUEST_MENDS.no_cta?.(joined)).toBeNull();
  expect(noCta.reason(joined)).toContain("“LEARN MORE” is the only request");
});

it("says the same of the brand as the finding does", () => {
  for (const change of [{ attention: 0.01 }, { attention: 0.06 }, { text: "Ad by Northmill", attention: 0.02 }]) {
    const m = plainAd({ brand: change });
    const said = /“Northmill” (?:draws|is) \S+/u;
    expect(SENDER_AND_REQUEST_MENDS.weak_brand?.(m)?.text).toMatch(said);
    expect(weakBrand.reason(m).slice(0, 20)).toBe(SENDER_AND_REQUEST_MENDS.weak_brand?.(m)?.text.slice(0, 20));
  }
  expect(SENDER_AND_REQUEST_MENDS.weak_brand?.(plainAd({ brand: null }))?.text).toContain(
    "We could not read a brand name",
  );
});

it("sets no target for the brand that it meets already", () => {
  const mend = (attention: number) => SENDER_AND_REQUEST_MENDS.weak_brand?.(plainAd({ brand: { attention } }));
  expect(mend(0.02)).toMatchObject({ measured: 2, target: { min: 4 } });
  expect(mend(0.039)).toMatchObject({ measured: null, target: null });
  expect(mend(0.054)?.text).toContain("show it as a logo");
});

it("asks for a panel where the picture is no web ad, and for no button higher than the banner", () => {
  const mend = (change: Parameters<typeof plainAd>[0], shape: object) =>
    SENDER_AND_REQUEST_MENDS.weak_cta?.({ ...plainAd(change), ...shape });
  const bare = { action: { button: null } };
  expect(mend(bare, { aspect: 0.7 })?.text).toContain("set it larger, on a panel of its own");
  expect(mend(bare, { aspect: 1.2, sourceSide: Math.sqrt(300 * 250) })?.text).toContain("looks like a button");
  const [, , action] = plainAd().blocks;
  const button = (height: number) => ({
    action: { size: 0.02, button: { ...action!.button!, box: { x: 0.1, y: 0.1, width: 0.3, height } } },
  });
  expect(mend(button(0.2), {})?.text).toContain("about 2 times as large");
  expect(mend(button(0.5), {})?.text).toContain("about 1.6 times as large");
  expect(mend(button(0.75), {})).toBeNull();
});

it("gives a request that stands in the running text a place of its own", () => {
  const m = plainAd({ action: null, body: { text: "Soft all night. Order your pillow today." } });
  const mend = SENDER_AND_REQUEST_MENDS.weak_cta?.(m);
  expect(mend?.text).toBe(
    "“Order your pillow today.” asks in the running text only: put the request on a button or in a line of its own.",
  );
  expect(mend?.change?.kind).toBe("button");
  expect(mend?.boxes.at(-1)).toEqual(m.blocks[1]?.box);
  expect(SENDER_AND_REQUEST_MENDS.weak_cta?.(plainAd({ action: null }))).toBeNull();
});

it("words a plain request in the language of the ad", () => {
  expect(plainRequest(plainAd())).toBe("Learn more");
  const german = plainAd({
    action: null,
    headline: { text: "Die neue Kollektion ist da" },
    body: { text: "Jetzt in allen Filialen und online" },
  });
  expect(plainRequest(german)).toBe("Mehr erfahren");
  // "Los" in a name is no Spanish.
  expect(plainRequest(plainAd({ headline: { text: "Los Pollos Hermanos opens" } }))).toBe("Learn more");
  expect(plainRequest(plainAd({ headline: { text: "Black Friday starts today" } }))).toBe("Get the offer");
  expect(plainRequest(plainAd({ headline: { text: "Big deal or no deal" } }))).toBe("Learn more");
});
