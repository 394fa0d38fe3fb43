import { describe, expect, it } from "vitest";
import { HONEST_BEAUTY, HONEST_HEALTH } from "./golden/honest-body.ts";
import { HONEST_FINANCE, HONEST_INSURANCE } from "./golden/honest-money.ts";
import { HONEST_HIM_AND_HER, HONEST_POLITICS, HONEST_TITLE_CASE } from "./golden/honest-people.ts";
import { linesOf } from "./golden/teasers.ts";
import { textSense } from "./text-sense.ts";

const HONEST = [
  HONEST_FINANCE,
  HONEST_INSURANCE,
  HONEST_HEALTH,
  HONEST_BEAUTY,
  HONEST_POLITICS,
  HONEST_HIM_AND_HER,
  HONEST_TITLE_CASE,
].flatMap(linesOf);

/** A repeatable stream of numbers 0..1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("textSense", () => {
  it.each([
    [["Ztrkl Vbnmq Pwxy", "Fgh jkwq"]],
    [["asdf qwer zxcv jklm"]],
    [["Blorf wimpan trelk", "vosh gantle premb"]],
    [["Glorp snibble fraznit", "quorbel drimpo zantic vorble"]],
    [["The finest grolt in Hexley", "Smarbled weekly since 1974", "Trumbet", "Book now"]],
    [["Plimble your dorvish", "Snelts and harbo at half glin", "Fradle", "Shop now"]],
    [["Vraggle mordic senlop", "Harnix zem tobbel ando", "Shop now"]],
    // The reader put the accent.
    [["Hpqukangd", "fxvqzo", "newtsycmpé", "qzfaserjsjzo"]],
  ])("sees letters without words in %j", (lines) => {
    expect(textSense(lines).kind).toBe("gibberish");
  });

  it("sees random letters in the place of real words", () => {
    const next = numbers(7);
    const letter = (): string => String.fromCodePoint(97 + Math.floor(next() * 26));
    const kinds = HONEST.slice(0, 300).map(
      (line, i) => textSense([line, HONEST[i + 1] ?? ""].map((l) => l.replaceAll(/\p{L}/gu, letter))).kind,
    );
    expect(kinds.filter((kind) => kind === "gibberish").length / kinds.length).toBeGreaterThan(0.95);
  });

  it.each([
    [["RAMAZAÑ'DA HERKESE", "HEDIYE!", "ALISVERISE BASLA"]],
    [["ODBIOR W 24H", "OD NADANIA", "NAJTANSZA", "OPCJÂ WYSYLKI"]],
  ])("leaves %j alone: accents are of a language, if none it knows", (lines) => {
    expect(textSense(lines).kind).toBe("ok");
  });

  it.each([
    [["Lorem ipsum dolor sit amet, consectetur adipiscing elit"]],
    [["Summer sale", "dolor sit amet consectetur", "sed do eiusmod tempor"]],
    [["LOREM IPSUM"]],
    [["Lorern ipsun dolor sit amet"]],
    [["Duis aute irure dolor in reprehenderit"]],
  ])("sees filler text in %j", (lines) => {
    expect(textSense(lines).kind).toBe("lorem");
  });

  it.each([
    [["Headline here", "YOUR LOGO", "Button"]],
    [["Insert text"]],
    [["[Company name]"]],
    [["Your text goes here", "Sample text"]],
    [["Click to add title", "Click to add subtitle"]],
    [["XX% OFF", "Your brand"]],
    [["{{first_name}}", "[Insert offer]", "CTA"]],
    [["Title", "Subtitle", "Body text", "www.yourwebsite.com"]],
    [["Add your logo here", "Tagline"]],
    [["Double click to edit"]],
    [["Heading", "123 Anywhere St., Any City", "hello@reallygreatsite.com"]],
  ])("sees a template left as it was in %j", (lines) => {
    expect(textSense(lines).kind).toBe("placeholder");
  });

  it.each([[[]], [[""]], [["—", "***"]]])("finds nothing in %j", (lines) => {
    expect(textSense(lines)).toEqual({ kind: "empty", share: 0 });
  });

  it.each([
    [["Entdecken Sie unsere neue Herbstkollektion", "Jetzt versandkostenfrei bestellen"]],
    [["Découvrez nos offres exclusives", "Livraison gratuite dès 30 €"]],
    [["Kaikki uutuudet nyt verkkokaupassa", "Ilmainen toimitus"]],
    [["Wszystko dla Twojego ogrodu", "Darmowa dostawa od 99 zł"]],
    [["Az új kollekció már kapható", "Vásárlás most"]],
    [["Nejlepší ceny na trhu", "Doprava zdarma"]],
    [["Yeni sezon ürünleri şimdi mağazalarda"]],
    [["Nike", "Hyundai", "Zyrtec"]],
    [["Häagen-Dazs", "Skyr"]],
    [["Put your logo on a mug", "500 mugs from $299", "Order now"]],
    [["Title insurance from a family firm", "Get a quote"]],
    [["Press the button. Save a life.", "Donate now"]],
    [["Heinz", "Beanz Meanz Heinz"]],
    [["Shop the new collection", "Qxk zr", "Free delivery"]],
    [["Привет", "Купите сейчас"]],
    [["Paczkomaty", "nadaj przesylke bez etykiety", "szybko i wygodnie"]],
    [["Kupite odmah", "najbolje cijene", "dostava besplatna"]],
    [["Diskon besar", "untuk semua produk"]],
    [["Come and meet Daenerys Targaryen and Cersei Lannister", "at the Vondelhal, Amsterdam"]],
    [["The new Skoda Enyaq", "Test drive it at Autohaus Kuhlmann", "Book now"]],
    [["SkinCeuticals by Dr. Kowalczyk", "The serum for thirsty skin", "Shop now"]],
    [["Bumili na ngayon ng mga bagong sapatos", "para sa buong pamilya mo", "Shop now"]],
    [["Thenga manje wonge imali", "kuyo yonke imikhiqizo yethu", "Order now"]],
    [["Karibu nyumbani kwetu leo", "upate punguzo kubwa la bei", "Buy now"]],
    [["Bli tani dhe kurse", "Black Friday", "Get started"]],
    [["Kjøp nå og få gratis frakt", "Best deals", "Shop now"]],
    [["RAMAZANDA HERKESE HEDIYE", "BLACK FRIDAY", "ALISVERISE BASLA"]],
  ])("lets %j pass", (lines) => {
    expect(textSense(lines).kind).toBe("ok");
  });

  it("lets every honest line pass", () => {
    expect(HONEST.filter((line) => textSense([line]).kind !== "ok")).toEqual([]);
  });
});
