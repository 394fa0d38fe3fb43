import { expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
import { LAYOUT_MENDS } from "./layout.ts";

it("asks to fill an ad only where more of it is empty than it asks for", () => {
  const mend = (emptyShare: number) => LAYOUT_MENDS.empty?.({ ...plainAd(), emptyShare });
  expect(mend(0.6)).toMatchObject({ measured: 60, target: { max: 40 } });
  expect(mend(0.38)).toBeNull();
});

it("does not ask an ad that shows a person to show one", () => {
  const figures = [
    { kind: "person" as const, label: "person", box: { x: 0.3, y: 0.2, width: 0.2, height: 0.6 }, attention: 0.3 },
  ];
  expect(LAYOUT_MENDS.empty?.({ ...plainAd(), emptyShare: 0.7, figures })).toBeNull();
});

it("tells a line that breaks off from one that touches the edge", () => {
  const mend = (headline: { text: string; box?: { x: number; y: number; width: number; height: number } }) =>
    LAYOUT_MENDS.cropped?.(plainAd({ headline }));
  expect(mend({ text: "Sleep deeper with a pillow that…" })?.text).toContain("breaks off");
  const touching = mend({ text: "Sleep deeper tonight", box: { x: 0, y: 0.1, width: 0.6, height: 0.12 } });
  expect(touching?.text).toContain("too close to the edge");
  expect(touching?.detail).toContain("touches the edge");
});

it("keeps what the ad has, and gives away no number that somebody may need", () => {
  const mend = (text: string, action?: null) =>
    LAYOUT_MENDS.clutter?.(plainAd({ body: { text }, ...(action === null ? { action } : {}) }))?.text;
  expect(mend("A pillow that stays cool")).toContain("the headline, the brand and the call to action");
  expect(mend("A pillow that stays cool")).toContain("draws the least attention");
  expect(mend("A pillow that stays cool", null)).not.toContain("call to action");
  for (const text of [
    "Call 254-768-738376",
    "Free entry before ten",
    "Germany, Switzerland)",
    "pillow.com",
    "ments by the fire engineer",
    "Click here for more details",
  ])
    expect(mend(text), text).not.toContain("draws the least attention");
});

it("tells a flyer to keep what it is for, and calls nothing the quietest that others look at less", () => {
  const mend = (text: string, attention = 0.01) => LAYOUT_MENDS.clutter?.(plainAd({ body: { text, attention } }))?.text;
  expect(mend("Saturday 9 am to 4 pm, entry $5")).toContain("the time, the place, the price and the call to action");
  expect(mend("A pillow that stays cool")).not.toContain("the price");
  expect(mend("Saturday, June 20")).toContain("the brand, the time, the place and the call to action");
  expect(mend("Doors open at 9:30")).toContain("the time, the place");
  expect(mend("June 20 in the park")).toContain("the brand, the date and the call to action");
  for (const text of ["Offer ends 15 Sep.", "Valid until March 31", "Founded in 2015"])
    expect(mend(text), text).toContain("the headline, the brand and the call to action");
  expect(mend("Ask info@ northmill.com")).toContain("the brand, the contact details and the call to action");
  expect(mend("Tel: 0904 818 3800")).toContain("the contact details");
  expect(mend("Open in 2024 and 2025")).not.toContain("the contact details");
  expect(mend("Only $4.99 each")).toContain("the brand, the price and the call to action");
  expect(mend("A pillow that stays cool", 0.9)).not.toContain("draws the least attention");
});

it("never advises to throw the name away, also where it is not sure which words it is", () => {
  const advice = (m: ReturnType<typeof plainAd>) => LAYOUT_MENDS.clutter?.(m)?.text;
  expect(advice({ ...plainAd(), unsure: ["brand"] })).toContain("the headline, the name and the call to action");
  expect(advice({ ...plainAd({ brand: null }), brand: null })).toContain("the name");
});

it("names the text to shorten by its length and place where its words may be misread", () => {
  const text = "Soft downy pilows that keep yuor head cool all night and let you sleep for hours";
  const many = (confidence: number) => {
    const m = plainAd({ body: { text, words: 16, confidence } });
    return LAYOUT_MENDS.too_much_text?.({ ...m, copy: { ...m.copy, messageWords: 40 } })?.text;
  };
  expect(many(0.8)).toContain("The first to shorten is the text of 16 words in the middle.");
  expect(many(1)).toContain("the longest text (“Soft downy");
});

it("calls a text the longest only where no other is longer", () => {
  const text = "Soft pillows that keep your head cool all night";
  const shortened = (offer: string) => {
    const m = plainAd({ body: { text, words: 9 }, action: { text: offer, words: offer.split(" ").length } });
    return LAYOUT_MENDS.too_much_text?.({ ...m, copy: { ...m.copy, messageWords: 40 } })?.text;
  };
  expect(shortened("Get yours")).toContain("The first to shorten is the longest text (“Soft pillows");
  const longer = shortened("Get 24 of them for 100 dollars with 3 years of service free");
  expect(longer).toContain("The first to shorten is “Soft pillows that keep your head cool…” (9 words).");
});

it("keeps no call to action that may be another line", () => {
  const advice = (unsure: ("cta" | "brand")[]) => LAYOUT_MENDS.clutter?.({ ...plainAd(), unsure })?.text;
  expect(advice([])).toContain("the call to action");
  expect(advice(["cta"])).not.toContain("the call to action");
});

it("keeps the date of an ad in another language, too", () => {
  const advice = (text: string) => {
    const ad = plainAd({ headline: { text: "Le grand tournoi de la ville" }, body: { text }, action: null });
    return LAYOUT_MENDS.clutter?.(ad)?.text;
  };
  expect(advice("Le samedi 16 février avec les joueurs de la région")).toContain("the date");
  expect(advice("Avec les joueurs de la région et des amis")).not.toContain("the date");
});
