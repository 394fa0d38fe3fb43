import { lexer, type Token, type Tokens } from "marked";

export type Inline = { kind: "text" | "code" | "bold"; text: string };

export type Block =
  | { kind: "heading"; level: number; inlines: Inline[] }
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const plain = (text: string): string => text.replaceAll("\n", " ");

/** Links of the page lead to files of the repository, which a visitor does not have: their text stays. */
function inlinesOf(tokens: readonly Token[] = []): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    if (token.type === "codespan") return [{ kind: "code", text: token.text }];
    if (token.type === "strong") return [{ kind: "bold", text: plain(token.text) }];
    if ("tokens" in token) return inlinesOf(token.tokens);
    return "text" in token ? [{ kind: "text", text: plain(token.text) }] : [];
  });
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === "paragraph";
const isList = (token: Token): token is Tokens.List => token.type === "list";
const isTable = (token: Token): token is Tokens.Table => token.type === "table";

function blockOf(token: Token): Block[] {
  if (isHeading(token)) return [{ kind: "heading", level: token.depth, inlines: inlinesOf(token.tokens) }];
  if (isParagraph(token)) return [{ kind: "paragraph", inlines: inlinesOf(token.tokens) }];
  if (isList(token)) return [{ kind: "list", items: token.items.map((item) => inlinesOf(item.tokens)) }];
  if (!isTable(token)) return [];
  const cells = (row: Tokens.TableCell[]) => row.map((cell) => inlinesOf(cell.tokens));
  return [{ kind: "table", head: cells(token.header), rows: token.rows.map(cells) }];
}

/** Blocks of the kinds that the evaluation writes; HTML in the file is left out. */
export const parseMarkdown = (source: string): Block[] => lexer(source).flatMap(blockOf);
