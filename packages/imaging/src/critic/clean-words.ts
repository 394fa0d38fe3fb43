// Control characters, and those that turn or hide what follows: none has a place in a sentence about an ad.
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** One line of plain text, cut at a word. It is only ever shown as text. */
export function cleanWords(text: string, most: number): string {
  const plain = text.replaceAll(/\s+/g, " ").replaceAll(unsafe, "").replaceAll(/ {2,}/g, " ").trim();
  const letters = Array.from(plain);
  if (letters.length <= most) return plain;
  const cut = letters.slice(0, most - 1).join("");
  const end = cut.lastIndexOf(" ");
  return `${end > most / 2 ? cut.slice(0, end) : cut}…`;
}
