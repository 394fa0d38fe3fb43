import { describe, expect, it } from "vitest";
import { holdsForeignWord, isMostlyUnknown, languageOf } from "./language.ts";

const SENTENCES: [code: string, text: string][] = [
  ["en", "Get the best coffee in town, now with free delivery"],
  ["en", "Shop now"],
  ["de", "Jetzt die neuen Schuhe entdecken und bis zu 50 % sparen"],
  ["de", "Kostenlose Lieferung für alle Kunden"],
  ["fr", "Découvrez la nouvelle collection dans nos boutiques"],
  ["fr", "Livraison gratuite pour toute la famille"],
  ["es", "Compra ahora y ahorra en todos los zapatos"],
  ["es", "El mejor café de la ciudad"],
  ["it", "Scopri la nuova collezione nei nostri negozi"],
  ["it", "Il miglior caffè della città"],
  ["pt", "Compre agora e receba seu café em casa"],
  ["pt", "O melhor da cidade não é só para você"],
  ["nl", "Bestel nu en krijg gratis verzending voor je nieuwe schoenen"],
  ["sv", "Köp nu och få fri frakt på alla skor"],
  ["da", "Køb nu og få gratis levering hvor du vil"],
  ["no", "Kjøp nå og få gratis frakt hvor du vil, bare i dag"],
  ["fi", "Osta nyt ja säästä, ilmainen toimitus kaikille"],
  ["pl", "Kup teraz i odbierz darmową dostawę dla całej rodziny"],
  ["cs", "Kupte teď a získejte dopravu zdarma pro všechny"],
  ["hu", "Vásároljon most, és az új cipő ingyen érkezik"],
  ["tr", "Şimdi al ve yeni ayakkabılar için ücretsiz kargo"],
  ["ro", "Cumpără acum și primești livrare gratuită pentru toată familia"],
  ["id", "Beli sekarang dan dapatkan gratis ongkir untuk semua sepatu"],
  ["vi", "Mua ngay hôm nay và được miễn phí giao hàng"],
  ["sw", "Karibu nyumbani kwetu leo upate punguzo kubwa la bei kwa wateja wote"],
  ["tl", "Bumili na ngayon ng mga bagong sapatos para sa buong pamilya mo"],
  ["af", "Koop nou die nuwe skoene vir jou hele gesin, dit is baie goedkoop"],
  ["sq", "Bli tani dhe kurse për të gjitha produktet në këtë dyqan"],
  ["hr", "Kupi sada novo pakiranje i uštedi za sve u kući, samo danas"],
  ["zu", "Thenga manje wonge imali kuyo yonke imikhiqizo yethu"],
  ["ru", "Купите сейчас и получите бесплатную доставку"],
  ["uk", "Купуйте зараз і отримайте безкоштовну доставку її"],
  ["el", "Αγοράστε τώρα και κερδίστε"],
  ["zh", "立即购买 全场五折"],
  ["ja", "今すぐ購入して送料無料"],
  ["ko", "지금 구매하고 무료 배송 받기"],
  ["ar", "اشتر الآن واحصل على شحن مجاني"],
  ["he", "קנו עכשיו וקבלו משלוח חינם"],
  ["hi", "अभी खरीदें और मुफ्त डिलीवरी पाएं"],
  ["th", "ซื้อเลยวันนี้ ส่งฟรี"],
];

describe("languageOf", () => {
  it.each(SENTENCES)("knows %s: %s", (code, text) => {
    expect(languageOf(text).code).toBe(code);
  });
  it.each(["Summer fun", "FUN DAY", "May specials", "May sale", "Don Pablo Tacos", "Ali Baba Kebab"])(
    "takes a short English line for no other language: %s",
    (text) => {
      expect(["en", ""]).toContain(languageOf(text).code);
    },
  );
  it.each(["", "Nokia", "123 %", "Zylo"])("does not guess from %j", (text) => {
    expect(languageOf(text)).toEqual({ code: "", sure: 0 });
  });
  it("reads a language whose accents were lost", () => {
    expect(languageOf("Decouvrez la nouvelle collection ici, tres bientot chez vous").code).toBe("fr");
  });
});

it("calls no text English for the one word that both languages have", () => {
  const poster = "EN ALERTA EMERGENCIA ECONOMICA Y SOCIAL ASAMBLEA MULTISECTORIAL DOMINGO DE ABRIL PLAZA SAN MARTIN";
  expect(languageOf(poster).code).toBe("es");
  expect(languageOf("Zylo Braxen Vimtora for the Social Plaza in April").code).toBe("en");
});

describe("isMostlyUnknown", () => {
  it("tells a text whose longer words are in no English list", () => {
    expect(isMostlyUnknown("Ganhe dinheiro encurtando links agora mesmo")).toBe(true);
    expect(isMostlyUnknown("Diskaun besar sempena perayaan tahun baharu")).toBe(true);
  });
  it.each(["Sleep better tonight with Northmill pillows", "Zylo Braxen Vimtora", "Slep beter tonigt"])(
    "not %s",
    (text) => {
      expect(isMostlyUnknown(text)).toBe(false);
    },
  );
});

describe("holdsForeignWord", () => {
  it("tells small words that English does not have", () => {
    expect(holdsForeignWord("Subite por mucho menos")).toBe(true);
    expect(holdsForeignWord("Now up to 50% off for all")).toBe(false);
  });
});

it("tells a language by how its words are put together where no small word does", () => {
  expect(languageOf("SAN HANG GIAO NGAY TRIEU KHUYEN CUNG").code).toBe("vi");
  expect(languageOf("RAMAZANDA HERKESE HEDIYE ALISVERISE BASLA").code).toBe("tr");
  // Letters in any order are none.
  expect(languageOf("tbse ffsore rofy uroe mheo thsi msmuer ynemo").code).toBe("");
});
