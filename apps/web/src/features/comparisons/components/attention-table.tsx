import type { Analysis } from "@adjudge/contracts";
import { type Column, Table } from "../../../components/table.tsx";
import { type AttentionRow, attentionRows } from "../model.ts";

const share = (value: number | null): string => (value === null ? "none" : `${Math.round(100 * value)}%`);

const columns: readonly Column<AttentionRow>[] = [
  { key: "label", head: "Element", cell: ({ label }) => label },
  { key: "first", head: "Image 1", numeric: true, cell: ({ shares }) => share(shares[0]) },
  { key: "second", head: "Image 2", numeric: true, cell: ({ shares }) => share(shares[1]) },
];

/** Where the two differ, in numbers: which elements take the attention. */
export function AttentionTable({ first, second }: { first: Analysis; second: Analysis }) {
  const rows = attentionRows(first.elements, second.elements);
  if (rows.length === 0) return null;
  return (
    <section className="versus-attention card">
      <h2 className="h3">Where the attention goes</h2>
      <Table
        caption="Share of attention by kind of element"
        columns={columns}
        rows={rows}
        rowKey={({ label }) => label}
      />
    </section>
  );
}
