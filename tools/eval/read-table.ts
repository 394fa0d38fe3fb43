import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

export type Row = Record<string, string>;

/** A CSV with quoted fields, plain or gzipped; an absent file has no rows. */
export function readTable(path: string): Row[] {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  const rows: string[][] = [];
  let field = "";
  let row: string[] = [];
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charAt(i);
    if (quoted) {
      if (c === '"' && text.charAt(i + 1) === '"') {
        field += '"';
        i += 1;
      } else if (c === '"') quoted = false;
      else field += c;
    } else if (c === '"') quoted = true;
    else if (c === ",") {
      row.push(field);
      field = "";
    } else if (c === "\n") {
      row.push(field.replace(/\r$/, ""));
      rows.push(row);
      row = [];
      field = "";
    } else field += c;
  }
  if (field !== "" || row.length > 0) rows.push([...row, field]);
  const [head = [], ...body] = rows;
  return body.filter((r) => r.length > 1).map((r) => Object.fromEntries(head.map((name, i) => [name, r[i] ?? ""])));
}

export const numberIn = (row: Row, name: string): number => Number(row[name] ?? Number.NaN);
