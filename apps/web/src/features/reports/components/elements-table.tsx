import type { DesignElement } from "@adjudge/contracts";
import { type Column, Table } from "../../../components/table.tsx";

const columns: readonly Column<DesignElement>[] = [
  { key: "order", head: "Seen", numeric: true, cell: ({ order }) => order },
  { key: "label", head: "Element", cell: ({ label }) => label },
  { key: "text", head: "Text", cell: ({ text }) => text ?? "—" },
  {
    key: "contrast",
    head: "Contrast",
    numeric: true,
    cell: ({ contrast_ratio: ratio }) => (ratio === null ? "—" : `${ratio.toFixed(1)}:1`),
  },
  {
    key: "attention",
    head: "Attention",
    numeric: true,
    cell: ({ attention_share: share }) => `${Math.round(100 * share)}%`,
  },
];

/** The elements of the ad, in the order in which it is likely seen: the Elements view in words and numbers. */
export function ElementsTable({ elements }: { elements: readonly DesignElement[] }) {
  if (elements.length === 0) return null;
  return (
    <section className="report-elements card">
      <h2 className="h3">Seen in this order</h2>
      <Table
        caption="Elements in the order in which they are likely seen"
        columns={columns}
        rows={elements.toSorted((a, b) => a.order - b.order)}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
