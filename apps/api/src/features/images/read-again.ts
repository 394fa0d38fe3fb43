import { Corrections, type CorrectedFacts, type ImageSignals } from "@adjudge/contracts";
import { ImageError, type AnalyseAgain, type Reading, type StoredSignals } from "@adjudge/imaging";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Analyser } from "../../platform/scoring-pool/analyser.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { requireUnrestricted } from "../account/service.ts";
import { carryCorrections } from "./carry-corrections.ts";
import { correctionsOf, requireLines } from "./corrections.ts";
import { isUnchanged } from "./integrity.ts";
import { canScoreAgain, presentSignals } from "./presenter.ts";
import type { ImageRowWithAnalysis } from "./repository.ts";
import { scoredColumns } from "./scored-columns.ts";
import { findSignals, insertSignals, replaceAnalysis } from "./signals-repository.ts";

type Dependencies = {
  db: Db;
  storage: Storage;
  analyser: Analyser;
  findImage: (id: string, ownerId: string) => Promise<ImageRowWithAnalysis>;
  findFile: (id: string) => Promise<{ sha256: Buffer } | undefined>;
  /** Verdicts that rest on the analysis that was replaced; the comparisons feature supplies it. */
  refreshComparisons: (tx: Tx, image: { id: string }) => Promise<void>;
};

type Which = { id: string; ownerId: string };

const unavailable = "This picture is unavailable.";
const scoredMeanwhile = "This image was scored again meanwhile. Look at what was found, and correct it once more.";
const usedUp = "This image has been scored again already. Upload it once more for a new score.";

const stillCorrected = "This image was being corrected. Score it again in a moment.";
/** Nobody corrects a picture faster than it is analysed; whoever has a program do so is told to wait. */
const mostTries = 5;

/** Stored pictures, analysed once more: with what their owners correct, or by a newer engine. Never charged. */
export function createReadAgain({ db, storage, analyser, findImage, findFile, refreshComparisons }: Dependencies) {
  const requireBytes = async (row: ImageRowWithAnalysis): Promise<Buffer> => {
    const [bytes, file] = await Promise.all([storage.get(row.object_key), findFile(row.id)]);
    if (!bytes || !file || !isUnchanged(bytes, file.sha256)) throw notFound(unavailable);
    return bytes;
  };

  const analyse = async (row: ImageRowWithAnalysis, again: AnalyseAgain): Promise<Reading> => {
    const bytes = await requireBytes(row);
    try {
      return await analyser.analyseAgain(bytes, again, { owner: row.owner_id });
    } catch (error) {
      if (error instanceof ImageError) throw notFound(unavailable);
      throw error;
    }
  };

  /** Of a picture from before signals were stored they are found now, and kept. */
  const signalsOf = async (row: ImageRowWithAnalysis): Promise<StoredSignals> => {
    const known = await findSignals(db, { id: row.id });
    if (known) return known;
    const { signals } = await analyse(row, {});
    await inTransaction(db, (tx) => insertSignals(tx, { id: row.id, signals })).catch(rethrowUnlessGone);
    return signals;
  };

  type Change = { corrections: Corrections | null; isScoredAgain: boolean };
  /** False where something came in between. */
  const save = (row: ImageRowWithAnalysis, reading: Reading, change: Change): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const which = { id: row.id, ownerId: row.owner_id };
      const before = { corrections: row.corrections, isScoredAgain: row.scored_again_at !== null };
      const scored = scoredColumns(reading.analysis);
      if (!(await replaceAnalysis(tx, { ...which, ...change, scored, before }))) return false;
      await insertSignals(tx, { id: row.id, signals: reading.signals });
      await refreshComparisons(tx, { id: row.id });
      return true;
    });

  return {
    signals: async ({ id, ownerId }: Which): Promise<ImageSignals> => {
      const row = await findImage(id, ownerId);
      await requireUnrestricted(db, ownerId);
      return presentSignals(await signalsOf(row));
    },

    correct: async ({ id, ownerId }: Which, facts: CorrectedFacts): Promise<ImageRowWithAnalysis> => {
      const row = await findImage(id, ownerId);
      await requireUnrestricted(db, ownerId);
      const signals = await signalsOf(row);
      requireLines(facts, signals.lines.length);
      const said = correctionsOf(facts, signals);
      const reading = await analyse(row, { signals, corrections: said ?? {} });
      const isSaved = await save(row, reading, { corrections: said, isScoredAgain: false });
      const now = await findImage(id, ownerId);
      if (!isSaved) throw new AppError("conflict", scoredMeanwhile);
      return now;
    },

    scoreAgain: async ({ id, ownerId }: Which): Promise<ImageRowWithAnalysis> => {
      const row = await findImage(id, ownerId);
      await requireUnrestricted(db, ownerId);
      if (!canScoreAgain(row))
        throw new AppError("conflict", row.scored_again_at ? usedUp : "This image was scored by the newest engine.");
      const linesBefore = async () => (await findSignals(db, { id: row.id }))?.lines ?? [];
      let before = await linesBefore();
      const anew = await analyse(row, {});
      const saveWith = async (current: ImageRowWithAnalysis): Promise<boolean> => {
        const said = Corrections.parse(current.corrections ?? {});
        const corrections = carryCorrections(said, before, anew.signals.lines);
        const reading = corrections ? await analyse(current, { signals: anew.signals, corrections }) : anew;
        return save(current, reading, { corrections, isScoredAgain: true });
      };
      // What was corrected during the analysis is carried over as well.
      let current = row;
      for (let tries = 1; !(await saveWith(current)); tries += 1) {
        current = await findImage(id, ownerId);
        if (current.scored_again_at !== null) throw new AppError("conflict", usedUp);
        if (tries === mostTries) throw new AppError("conflict", stillCorrected);
        before = await linesBefore();
      }
      return findImage(id, ownerId);
    },
  };
}

function rethrowUnlessGone(error: unknown): void {
  // The picture was deleted meanwhile.
  if (error instanceof Error && "code" in error && error.code === "23503") throw notFound();
  throw error;
}
