import { extractSignals } from "@adjudge/imaging";
import { analyse } from "@adjudge/scoring";
import { describe, expect, it } from "vitest";
import { drawLines } from "./draw-lines.ts";

const scripts: [name: string, script: string, fonts: string[], lines: string[]][] = [
  ["Chinese", "chinese", ["chinese"], ["美好生活", "全国大学生服务", "手机电子产品", "您可以登录"]],
  [
    "Japanese",
    "japanese",
    ["japanese-kana"],
    ["おいしいコーヒー", "ありがとうございます", "みんなのキャンペーン", "あたらしいカフェへ"],
  ],
  [
    "Korean",
    "korean",
    ["korean-1", "korean-2"],
    ["우리 문화 유산", "자전거 타기 대회", "사진 전시 안내", "지하수 이용 안내"],
  ],
  ["Hebrew", "hebrew", ["hebrew"], ["הכסף שלך", "במקום אחד", "קנו עכשיו ותרוויחו", "חופשת קיץ בירושלים"]],
  ["Thai", "thai", ["thai"], ["ซื้อเลยวันนี้", "กาแฟอร่อยทุกวัน", "วันหยุดฤดูร้อน", "ราคาดีที่สุด"]],
];

describe("scripts that are not read", () => {
  // The gate takes the two with the most signs.
  it.each(process.env["TEST_ALL"] === "1" ? scripts : scripts.filter(([name]) => /Chinese|Thai/.test(name)))(
    "%s is named, and the score withheld",
    async (name, script, fonts, lines) => {
      const signals = await extractSignals(await drawLines(lines, fonts));
      expect(signals.script).toBe(script);
      expect(signals.lines).toEqual([]);
      const { overall, withheld } = analyse(signals);
      expect(overall).toBeNull();
      expect(withheld?.message).toContain(name);
    },
  );
});
