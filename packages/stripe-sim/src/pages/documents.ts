import { escapeHtml, formatMoney, page } from "./html.ts";
import { writePdf } from "./write-pdf.ts";
import type { Reply } from "../http/respond.ts";
import type { Invoice } from "../model/wire.ts";
import type { Sim } from "../model/sim.ts";

function dayOf(second: number): string {
  return new Date(second * 1000).toISOString().slice(0, 10);
}

function rowsOf(invoice: Invoice): string {
  return invoice.lines.data
    .map(
      (line) =>
        `<tr><td>${escapeHtml(line.description ?? "")}</td><td>${formatMoney(line.amount, line.currency)}</td></tr>`,
    )
    .join("\n");
}

const notFound = page(404, "Not found", "<h1>Not found</h1>");

export function showInvoice(sim: Sim, id: string): Reply {
  const invoice = sim.store.get("invoices", id);
  if (!invoice) return notFound;
  return page(
    200,
    `Invoice ${invoice.number ?? ""}`,
    `<h1>Invoice ${escapeHtml(invoice.number ?? invoice.id)}</h1>
<p>Test mode: no card is charged. ${dayOf(invoice.created)}, ${escapeHtml(invoice.status ?? "")}.</p>
<table><thead><tr><th scope="col">Item</th><th scope="col">Amount</th></tr></thead>
<tbody>${rowsOf(invoice)}</tbody>
<tfoot><tr><th scope="row">Amount due</th><td>${formatMoney(invoice.amount_due, invoice.currency)}</td></tr></tfoot></table>
<p><a href="${escapeHtml(`../invoices/${id}/pdf`)}">Download as PDF</a></p>`,
  );
}

export function invoicePdf(sim: Sim, id: string): Reply {
  const invoice = sim.store.get("invoices", id);
  if (!invoice) return notFound;
  const lines = [
    `Invoice ${invoice.number ?? invoice.id}`,
    "Test mode: no card is charged.",
    `Date: ${dayOf(invoice.created)}    Status: ${invoice.status ?? ""}`,
    `Bill to: ${invoice.customer_name ?? ""} ${invoice.customer_email ?? ""}`,
    "",
    ...invoice.lines.data.map((line) => `${line.description ?? ""}: ${formatMoney(line.amount, line.currency)}`),
    "",
    `Amount due: ${formatMoney(invoice.amount_due, invoice.currency)}`,
    `Amount paid: ${formatMoney(invoice.amount_paid, invoice.currency)}`,
  ];
  return {
    status: 200,
    type: "application/pdf",
    body: writePdf(lines),
    headers: { "content-disposition": `attachment; filename="${(invoice.number ?? id).replace(/[^\w-]/g, "")}.pdf"` },
  };
}

export function showReceipt(sim: Sim, id: string): Reply {
  const charge = sim.store.get("charges", id);
  if (!charge) return notFound;
  return page(
    200,
    "Receipt",
    `<h1>Receipt</h1><p>Test mode: no card is charged.</p><p>${formatMoney(charge.amount, charge.currency)} on ${dayOf(charge.created)}</p>`,
  );
}
