import type { LineSaid } from "../signals.ts";

type Said = Pick<LineSaid, "roles" | "names">;

/** What was said of each of these lines: the same words from the same place; null where nothing was. */
export function saidOf(
  lines: readonly { index: number; text: string }[],
  said: readonly LineSaid[] = [],
): (Said | null)[] {
  const keyOf = ({ index, text }: { index: number; text: string }): string => `${index} ${text}`;
  const known = new Map(said.map((one) => [keyOf(one), one]));
  return lines.map((line) => known.get(keyOf(line)) ?? null);
}

/** The mean of what a line looks like and what its words say; the looks alone where nothing was said. */
export function joinedChances(looks: readonly number[], said: Said | null): number[] {
  return looks.map((chance, role) => (said === null ? chance : (chance + (said.roles[role] ?? chance)) / 2));
}
