import { describe, expect, it } from "vitest";
import { paint, signalsOf } from "../../test/pictures.ts";
import { analyse } from "../analyse.ts";
import { isButtonPhrase, callToActionSpecificity } from "../words/call-to-action.ts";
import { tokensOf } from "../words/words.ts";

const line = (text: string, y: number, height: number) => ({
  text,
  confidence: 0.99,
  box: { x: 0.1, y, width: 0.8, height },
});

const ad = (script: string, ...texts: string[]) =>
  analyse(
    signalsOf(
      paint(300, 300, (_, y) => (y % 75 > 30 && y % 75 < 60 ? [30, 30, 30] : [225, 225, 225])),
      { script, lines: texts.map((text, i) => line(text, 0.1 + 0.25 * i, 0.12 - 0.02 * i)) },
    ),
  );

const ads: [language: string, script: string, texts: string[]][] = [
  ["zh", "chinese", ["限时优惠，全场五折", "品质生活从这里开始？", "立即购买"]],
  ["ja", "japanese", ["おいしいコーヒーで、いい一日を。", "期間限定セール開催中", "詳しくはこちら"]],
  ["ko", "korean", ["새로운 컬렉션을 만나보세요", "최대 50% 세일", "지금 구매하기"]],
  ["ar", "arabic", ["أموالك في مكان واحد", "عرض لفترة محدودة", "تسوق الآن"]],
  ["ru", "cyrillic", ["Новая коллекция уже здесь", "Бесплатная доставка", "Купить сейчас"]],
  ["el", "greek", ["Τα χρήματά σας σε ένα μέρος", "Δωρεάν μεταφορικά", "Αγοράστε τώρα"]],
];

describe("an ad in another script", () => {
  it.each(ads)(
    "%s: has a score, its script and its language, and nothing is claimed of its words",
    (language, script, texts) => {
      const { overall, withheld, facts, faults, scores } = ad(script, ...texts);
      expect(withheld).toBeNull();
      expect(overall).not.toBeNull();
      expect(facts).toMatchObject({ script, language });
      const ofWords = ["typos", "hard_words", "teaser", "no_reason", "unclear_message", "policy_risk"];
      expect(faults.map(({ code }) => code).filter((code) => ofWords.includes(code))).toEqual([]);
      const rows = Object.values(scores).flatMap(({ parts }) => parts);
      for (const rule of [...ofWords, "pulling_words", "known_words", "sticky_words"])
        for (const part of rows.filter((row) => row.rule === rule))
          expect([rule, part.points, part.evidence.text]).toEqual([
            rule,
            0,
            "Not judged: the words do not look English.",
          ]);
    },
  );

  it.each(ads)("%s: the usual label of a button is a call to act", (_, script, texts) => {
    const request = texts.at(-1) ?? "";
    expect(isButtonPhrase(request)).toBe(true);
    expect(ad(script, ...texts).facts.cta).toBe(request);
  });
});

describe("writing without spaces", () => {
  it("counts two characters as a word, and Latin words in it as themselves", () => {
    expect(tokensOf("品质生活从这里开始")).toHaveLength(5);
    expect(tokensOf("iPhone 15全新上市")).toEqual(["iphone", "15", "全新", "上市"]);
    expect(tokensOf("지금 구매하기")).toEqual(["지금", "구매하기"]);
  });
});

it("a label that only sends on is vague in any script", () => {
  expect(callToActionSpecificity("了解更多")).toBe(1);
  expect(callToActionSpecificity("もっと見る ›")).toBe(1);
  expect(callToActionSpecificity("立即 购买")).toBe(2);
  expect(isButtonPhrase("品质生活")).toBe(false);
});
