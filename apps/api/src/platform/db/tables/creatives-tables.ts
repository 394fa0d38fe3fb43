import type { Withheld } from "@adjudge/contracts";
import type { StoredSignals } from "@adjudge/imaging";
import type { ColumnType, Generated } from "kysely";

type Json<T> = ColumnType<T, string, string>;
/** numeric comes as text from the driver; null where the score is withheld. */
type Tenths = ColumnType<string | null, number | null, number | null>;

export type CategoriesTable = {
  id: Generated<string>;
  owner_id: string;
  name: string;
  name_folded: string;
  is_ab_testing: Generated<boolean>;
  created_at: Generated<Date>;
};

/** What a list shows of an analysis. */
export type ImageSummary = {
  colours: string[];
  recommendations: { contrast: string[]; recall: string[]; copy_engagement: string[] };
  /** Absent where there is a score. */
  withheld?: Withheld;
};

export type ImagesTable = {
  id: Generated<string>;
  owner_id: string;
  category_id: string;
  created_at: Generated<Date>;
  name: Generated<string>;
  upload_sha256: Buffer;
  sha256: Buffer;
  object_key: string;
  thumbnail_key: string;
  preview_key: string;
  format: "jpeg" | "png" | "webp";
  byte_length: number;
  width: number;
  height: number;
  engine_version: string;
  overall_score: Tenths;
  contrast_score: Tenths;
  recall_score: Tenths;
  copy_engagement_score: Tenths;
  summary: Json<ImageSummary>;
  analysis: Json<unknown>;
  plan_owner_id: string | null;
  usage_period_start: Date;
  corrections: ColumnType<unknown, string | null | undefined, string | null>;
  scored_again_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type ImageSignalsTable = { image_id: string; signals: Json<StoredSignals> };

/** Kept by the database itself; only read. */
export type ImageCountsTable = { owner_id: string; category_id: string; images: number };

export type ComparisonsTable = {
  id: Generated<string>;
  owner_id: string;
  image1_id: string;
  image2_id: string;
  verdict: Json<unknown>;
  created_at: Generated<Date>;
  plan_owner_id: string | null;
  usage_period_start: Date;
};

export type UsageKind = "upload" | "comparison";

export type UsageCountersTable = {
  owner_id: string;
  kind: UsageKind;
  period_start: Date;
  used: Generated<number>;
  reserved: Generated<number>;
};

export type UsageReservationsTable = {
  id: Generated<string>;
  owner_id: string;
  kind: UsageKind;
  period_start: Date;
  amount: number;
  expires_at: Generated<Date>;
  user_id: string | null;
  alive_until: Generated<Date>;
};
