import { extractSignals } from "@adjudge/imaging";
import { analyse } from "@adjudge/scoring";
import { describe, expect, it } from "vitest";
import { drawLines } from "./draw-lines.ts";
import { sharedLetters } from "./shared-letters.ts";

interface Drawn {
  name: string;
  script: string;
  language: string;
  fonts: string[];
  lines: string[];
}

const read: Drawn[] = [
  {
    ...{ name: "Chinese", script: "chinese", language: "zh", fonts: ["chinese"] },
    lines: ["美好生活", "全国大学生服务", "手机电子产品", "您可以登录"],
  },
  {
    ...{ name: "Japanese", script: "japanese", language: "ja", fonts: ["japanese-kana"] },
    lines: ["おいしいコーヒー", "ありがとうございます", "みんなのキャンペーン", "あたらしいカフェへ"],
  },
  {
    ...{ name: "Korean", script: "korean", language: "ko", fonts: ["korean-1", "korean-2"] },
    lines: ["우리 문화", "자전거 타기 대회", "사진 전시 안내", "지하수 이용 안내"],
  },
  {
    ...{ name: "Arabic", script: "arabic", language: "ar", fonts: ["arabic"] },
    lines: ["أموالك في مكان واحد", "مجموعة جديدة", "اشتر الآن", "قهوة لذيذة كل صباح"],
  },
  {
    ...{ name: "Russian", script: "cyrillic", language: "ru", fonts: ["cyrillic"] },
    lines: ["Новая коллекция", "Бесплатная доставка по городу", "Узнать больше", "Только до конца недели"],
  },
  {
    ...{ name: "Greek", script: "greek", language: "el", fonts: ["greek"] },
    lines: ["Νέα συλλογή", "Δωρεάν αποστολή", "Μάθετε περισσότερα", "Καλοκαιρινές διακοπές"],
  },
  {
    ...{ name: "Hebrew", script: "hebrew", language: "he", fonts: ["hebrew"] },
    lines: ["הכסף שלך", "במקום אחד", "קנו עכשיו ותרוויחו", "חופשת קיץ בירושלים"],
  },
  {
    ...{ name: "Thai", script: "thai", language: "th", fonts: ["thai"] },
    lines: ["ซื้อเลยวันนี้", "กาแฟอร่อยทุกวัน", "วันหยุดฤดูร้อน", "ราคาดีที่สุด"],
  },
];

const isWhole = process.env["TEST_ALL"] === "1";

describe("scripts that are read", () => {
  // The gate takes one without spaces, one from right to left, and one of each kind of reader.
  it.each(isWhole ? read : read.filter(({ name }) => /Chinese|Arabic|Russian/.test(name)))(
    "$name: nine letters of ten, line by line, and a score",
    async ({ script, language, fonts, lines }) => {
      const signals = await extractSignals(await drawLines(lines, fonts));
      expect(signals.script).toBe(script);
      expect(signals.lines).toHaveLength(lines.length);
      const right = lines.reduce((sum, line, i) => sum + sharedLetters(line, signals.lines[i]?.text ?? ""), 0);
      expect(right / lines.join("").length).toBeGreaterThan(0.9);
      const { overall, facts, faults } = analyse(signals);
      expect(facts).toMatchObject({ script, language });
      expect(overall).not.toBeNull();
      const aboutWords = ["typos", "hard_words", "teaser", "no_reason", "unclear_message", "policy_risk"];
      expect(faults.filter(({ code }) => aboutWords.includes(code))).toEqual([]);
    },
  );

  it("what is read is the same every time", async () => {
    const picture = await drawLines(read[0]?.lines ?? [], ["chinese"]);
    const [one, other] = [await extractSignals(picture), await extractSignals(picture)];
    expect(one.lines).toEqual(other.lines);
  });
});
