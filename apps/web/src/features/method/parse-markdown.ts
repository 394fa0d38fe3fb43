export type Inline = { kind: "text" | "code" | "bold"; text: string };

export type Block =
  | { kind: "heading"; level: number; inlines: Inline[] }
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** `code`, **bold** and plain text: what the evaluation's page uses. */
export function parseInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  for (const part of text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\))/)) {
    if (part === "") continue;
    if (part.startsWith("`")) inlines.push({ kind: "code", text: part.slice(1, -1) });
    else if (part.startsWith("**")) inlines.push({ kind: "bold", text: part.slice(2, -2) });
    // Links of the page lead to files of the repository, which a visitor does not have: their text stays.
    else inlines.push({ kind: "text", text: part.replace(/^\[([^\]]+)\]\([^)]*\)$/, "$1") });
  }
  return inlines;
}

const cellsOf = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => parseInlines(cell.trim()));

const isRule = (line: string | undefined): boolean => line !== undefined && /^\|?[\s:|-]+\|?$/.test(line);

const isItem = (line: string): boolean => /^[-*]\s/.test(line);

/** An item goes on in the lines below it that begin no other. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[][] = [];
  for (const line of lines) {
    if (isItem(line)) items.push([line.replace(/^[-*]\s+/, "")]);
    else items.at(-1)?.push(line.trim());
  }
  return items.map((parts) => parts.join(" "));
}

function blockOf(lines: readonly string[]): Block {
  const [first = "", second, ...rest] = lines;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, inlines: parseInlines(heading[2] ?? "") };
  if (first.startsWith("|") && isRule(second)) {
    return { kind: "table", head: cellsOf(first), rows: rest.map(cellsOf) };
  }
  if (isItem(first)) return { kind: "list", items: itemsOf(lines).map(parseInlines) };
  return { kind: "paragraph", inlines: parseInlines(lines.join(" ")) };
}

/** Reads the small part of Markdown that our own tools write: blocks separated by blank lines, headings alone. */
export function parseMarkdown(source: string): Block[] {
  const separated = source.replace(/^(#+ .*)$/gm, "\n$1\n");
  return separated
    .split(/\n\s*\n/)
    .map((chunk) => chunk.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}
