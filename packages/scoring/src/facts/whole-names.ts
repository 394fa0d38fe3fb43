import { looksLikeAddress } from "../words/copy-signs.ts";

interface Reading {
  text: string;
  /** Before the word list split it. */
  rawText: string;
}

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}]{4,}/gu) ?? [];

const isAllCapitals = (token: string): boolean => token === token.toUpperCase();

/** The token with a space allowed between any two of its letters. */
const inPieces = (token: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${Array.from(token).join(" ?")}(?![\p{L}\p{N}])`, "giu");

/**
 * Names made of two words ("BrightWell") are split by the word list. What was read as one word, and stands as one word elsewhere in
 * the ad, is one word again. An address proves that only for small letters: capitals are set so tight that two words run together.
 */
export function wholeNames<L extends Reading>(lines: readonly L[]): L[] {
  const shown = lines.map((line) => ({
    tokens: new Set(tokensOf(line.text).map((t) => t.toLowerCase())),
    isAddress: looksLikeAddress(line.text),
  }));
  return lines.map((line, i) => {
    if (line.text === line.rawText) return line;
    const isWhole = (token: string): boolean =>
      shown.some(
        ({ tokens, isAddress }, k) =>
          k !== i && tokens.has(token.toLowerCase()) && !(isAddress && isAllCapitals(token)),
      );
    const text = tokensOf(line.rawText)
      .filter((token) => isWhole(token))
      .reduce((sofar, token) => sofar.replaceAll(inPieces(token), token), line.text);
    return { ...line, text };
  });
}
