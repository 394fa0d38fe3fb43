import type { LineSaid } from "../signals.ts";

type Said = Pick<LineSaid, "roles" | "names">;

interface SaidLine {
  index: number;
  text: string;
  readAs?: string;
}

const wordCount = (text: string): number => text.split(/\s+/u).length;

/**
 * What was said of the words as they were read, for the words that its owner gives: the net is not asked again. Its chances of names go
 * by words, and are kept where each word still has its place.
 */
function saidBefore({ text }: SaidLine, before: LineSaid | undefined): Said | null {
  if (before === undefined) return null;
  return { roles: before.roles, names: before.names.length === wordCount(text) ? before.names : [] };
}

/** What was said of each of these lines: the same words from the same place; null where nothing was. */
export function saidOf(lines: readonly SaidLine[], said: readonly LineSaid[] = []): (Said | null)[] {
  const keyOf = ({ index, text }: SaidLine): string => `${index} ${text}`;
  const known = new Map(said.map((one) => [keyOf(one), one]));
  return lines.map((line, i) => {
    const same = known.get(keyOf(line));
    if (same !== undefined || line.readAs === undefined) return same ?? null;
    const parts = said.filter(({ index }) => index === line.index);
    const part = lines.slice(0, i).filter(({ index }) => index === line.index).length;
    return saidBefore(line, parts[part] ?? parts.at(-1));
  });
}

/** The mean of what a line looks like and what its words say; the looks alone where nothing was said. */
export function joinedChances(looks: readonly number[], said: Said | null): number[] {
  return looks.map((chance, role) => (said === null ? chance : (chance + (said.roles[role] ?? chance)) / 2));
}
