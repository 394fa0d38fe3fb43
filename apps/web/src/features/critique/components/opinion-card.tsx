import type { ReactNode } from "react";
import { useParams } from "react-router";
import { useConfig } from "../../../lib/config.ts";
import "./critique.css";

/** The id in the address, where the operator has set a model; null else, and for the sample, which no model was asked about. */
export function useAskable(): string | null {
  const { id = "" } = useParams();
  const critic = useConfig()?.critic;
  return critic && id !== "sample" ? id : null;
}

export function OpinionCard({ status, children }: { status: string; children: ReactNode }) {
  return (
    <section className="critique card" data-status={status} aria-labelledby="critique-title">
      <h2 className="h3" id="critique-title">
        A second opinion
      </h2>
      {children}
    </section>
  );
}
