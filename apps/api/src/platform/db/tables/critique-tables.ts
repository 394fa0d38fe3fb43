import type { ColumnType, Generated } from "kysely";

export type CriticConsentsTable = { owner_id: string; destination: string; agreed_at: Generated<Date> };

export type CritiquesTable = {
  id: Generated<string>;
  owner_id: string;
  image_id: string | null;
  comparison_id: string | null;
  status: "waiting" | "ready" | "failed";
  model: string;
  prompt_version: number;
  tries: Generated<number>;
  problem: string | null;
  opinion: ColumnType<unknown, string | null | undefined, string | null>;
  asked_at: ColumnType<Date, Date | undefined, Date>;
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type CriticCallsTable = { month: ColumnType<string, string, string>; owner_id: string | null; calls: number };
