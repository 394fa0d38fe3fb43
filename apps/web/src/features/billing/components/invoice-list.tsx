import type { Invoice } from "@adjudge/contracts";
import downloadSimpleIcon from "@phosphor-icons/core/regular/download-simple.svg?raw";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge, type BadgeTone } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { formatDay } from "../../../lib/format.ts";
import { invoicesQuery } from "../api/subscription.ts";
import { invoiceDollars } from "../model.ts";
import { Icon } from "../../../components/icon.tsx";

const states: Record<Invoice["status"], { word: string; tone: BadgeTone }> = {
  draft: { word: "Draft", tone: "plain" },
  open: { word: "Open", tone: "fair" },
  paid: { word: "Paid", tone: "strong" },
  uncollectible: { word: "Not paid", tone: "weak" },
  void: { word: "Void", tone: "plain" },
};

export function InvoiceList() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({ ...invoicesQuery(page), placeholderData: keepPreviousData });
  return (
    <section className="billing__block" aria-labelledby="invoices-title">
      <h3 className="h3" id="invoices-title">
        Invoices
      </h3>
      {error && <ErrorNote error={error} title="Your invoices could not be loaded" onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="3rem" />}
      {data?.invoices.length === 0 && <p className="small muted">No invoices yet.</p>}
      <ul className="billing__list">
        {data?.invoices.map((invoice) => {
          const name = invoice.number ?? "Invoice";
          const { word, tone } = states[invoice.status];
          return (
            <li key={invoice.id}>
              <div>
                <span className="num billing__name">
                  {invoiceDollars(invoice.amount)} <Badge tone={tone}>{word}</Badge>
                </span>
                <span className="meta">
                  {formatDay(invoice.created_date)},{" "}
                  {invoice.hosted_url ? (
                    <a href={invoice.hosted_url} target="_blank" rel="noreferrer">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </span>
              </div>
              {invoice.pdf_url && (
                <a className="btn btn--line btn--sm" href={invoice.pdf_url} target="_blank" rel="noreferrer" download>
                  <Icon svg={downloadSimpleIcon} />
                  Download<span className="sr"> invoice {name}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {data && (data.previous ?? data.next) !== null && (
        <div className="billing__actions">
          <Button variant="line" small disabled={data.previous === null} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button variant="line" small disabled={data.next === null} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
    </section>
  );
}
