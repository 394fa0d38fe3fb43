import { chargeInvoice, paymentError } from "../billing/pay-invoice.ts";
import { finalizeInvoice } from "../billing/finalize-invoice.ts";
import { previewInvoice } from "../billing/preview-invoice.ts";
import { voidInvoice } from "../billing/void-invoice.ts";
import { markInvoicePaid } from "../money/settle-invoice.ts";
import { flag, text } from "../http/params.ts";
import { invalid } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { part, type Call, type Route } from "../http/route.ts";
import type { Invoice } from "../model/wire.ts";

function ofCall(call: Call): Invoice {
  return load(call.sim, "invoices", part(call, "id"), "invoice");
}

function pay(call: Call): Invoice {
  const { sim, form } = call;
  const invoice = ofCall(call);
  if (invoice.status === "paid") throw invalid("Invoice is already paid", undefined, "invoice_already_paid");
  if (invoice.status === "void") throw invalid("Invoice is void and cannot be paid", undefined, "invoice_not_editable");
  const open = invoice.status === "draft" ? finalizeInvoice(sim, invoice) : invoice;
  if (open.status === "paid") return open;
  if (flag(form, "paid_out_of_band")) return markInvoicePaid(sim, open, undefined);
  const result = chargeInvoice(sim, open, text(form, "payment_method") ?? null);
  if (!result) {
    throw invalid(
      "There is no `default_payment_method` set on this Customer or Invoice. Please set a `default_payment_method` prior to calling this method.",
      undefined,
      "resource_missing",
    );
  }
  const error = paymentError(result, true);
  if (error) throw error;
  return load(sim, "invoices", open.id);
}

function finalize(call: Call): Invoice {
  const invoice = ofCall(call);
  if (invoice.status !== "draft") {
    throw invalid(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      undefined,
      "invoice_not_editable",
    );
  }
  return finalizeInvoice(call.sim, invoice);
}

function list({ sim, form }: Call): object {
  const customer = text(form, "customer");
  const subscription = text(form, "subscription");
  const status = text(form, "status");
  const rows = sim.store
    .all("invoices")
    .filter(
      (row) =>
        (customer === undefined || row.customer === customer) &&
        (subscription === undefined || row.parent?.subscription_details?.subscription === subscription) &&
        (status === undefined || row.status === status),
    );
  return listPage(form, "/v1/invoices", rows);
}

function lines(call: Call): object {
  const invoice = ofCall(call);
  return listPage(call.form, invoice.lines.url, invoice.lines.data.toReversed());
}

function payments({ sim, form }: Call): object {
  const payment = form["payment"];
  const wanted = typeof payment === "object" && !Array.isArray(payment) ? text(payment, "payment_intent") : undefined;
  const invoice = text(form, "invoice");
  const status = text(form, "status");
  const rows = sim.store
    .all("invoice_payments")
    .filter(
      (row) =>
        (wanted === undefined || row.payment.payment_intent === wanted) &&
        (invoice === undefined || row.invoice === invoice) &&
        (status === undefined || row.status === status),
    );
  return listPage(form, "/v1/invoice_payments", rows);
}

export const invoiceRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/invoices/create_preview",
    params: ["customer", "subscription", "subscription_details", "currency", "preview_mode"],
    handle: (call) => previewInvoice(call.sim, call.form),
  },
  {
    method: "GET",
    path: "/v1/invoices",
    params: [...listParams, "customer", "subscription", "status", "created", "collection_method"],
    handle: list,
  },
  { method: "GET", path: "/v1/invoices/:id", params: [], handle: ofCall },
  { method: "GET", path: "/v1/invoices/:id/lines", params: listParams, handle: lines },
  {
    method: "POST",
    path: "/v1/invoices/:id/pay",
    params: ["payment_method", "off_session", "paid_out_of_band", "forgive"],
    handle: pay,
  },
  { method: "POST", path: "/v1/invoices/:id/void", params: [], handle: (call) => voidInvoice(call.sim, ofCall(call)) },
  { method: "POST", path: "/v1/invoices/:id/finalize", params: ["auto_advance"], handle: finalize },
  {
    method: "GET",
    path: "/v1/invoice_payments",
    params: [...listParams, "payment", "invoice", "status", "created"],
    handle: payments,
  },
];
