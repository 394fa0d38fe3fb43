import type { Comparison, CriticConsent, Critique, ImageResult, PairCritique } from "@adjudge/contracts";
import { promptVersion } from "@adjudge/imaging/critic";
import { AppError, notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { CriticPort } from "../../platform/critic/critic.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { requireUnrestricted } from "../account/service.ts";
import { askJob, createAskJob } from "./ask-job.ts";
import { countCalls } from "./budget-repository.ts";
import { deleteConsent, findConsent, holdConsent, saveConsent } from "./consent-repository.ts";
import { joinAdvice } from "./join-advice.ts";
import { presentCritique, presentPairCritique } from "./presenter.ts";
import { problemSentence } from "./problems.ts";
import { deleteCritiques, findCritique, upsertWaiting, type CritiqueRow, type Subject } from "./repository.ts";

export type CritiquesService = ReturnType<typeof createCritiquesService>;

type Dependencies = { db: Db; queue: Queue; storage: Storage; logger: Logger; critic: CriticPort | null };
type Owned = { ownerId: string; ip: string };

const noOpinion = "This picture has no score, so no opinion is asked for.";
const staleMs = 3_600_000;

/** Opinions of the operator's model. Without one every call responds with 404 and nothing is stored, sent or shown. */
export function createCritiquesService({ db, queue, storage, logger, critic }: Dependencies) {
  // Declared in any case: a question from before the model was taken away ends, instead of being tried for ever.
  const run = critic ? createAskJob({ db, queue, storage, logger, critic }) : async (): Promise<void> => undefined;
  queue.handle(askJob, run);

  const required = (): CriticPort => {
    if (!critic) throw notFound();
    return critic;
  };

  const isAgreed = async (ownerId: string): Promise<boolean> =>
    (await findConsent(db, { ownerId }))?.destination === required().destination;

  const isBudgetLeft = async (ownerId: string): Promise<boolean> => {
    const { perAccount, inAll } = required().limits;
    return (await countCalls(db, { ownerId })) < perAccount && (await countCalls(db, { ownerId: null })) < inAll;
  };

  const aboutFor = async (ownerId: string) => {
    const { destination, model } = required();
    return { destination, model, isAgreed: await isAgreed(ownerId), isBudgetLeft: await isBudgetLeft(ownerId) };
  };

  const consentOf = async (ownerId: string): Promise<CriticConsent> => {
    const { destination, model, limits } = required();
    const consent = await findConsent(db, { ownerId });
    const agreed = consent?.destination === destination;
    return {
      agreed,
      agreed_date: agreed ? consent.agreed_at.toISOString() : null,
      destination,
      model,
      usage: { current_calls: await countCalls(db, { ownerId }), limit: limits.perAccount },
    };
  };

  /** The question, in the transaction of what it is about. */
  const enqueue = async (tx: Tx, { ownerId, subject }: { ownerId: string; subject: Subject }): Promise<void> => {
    const asked = { model: required().model, promptVersion };
    const id = await upsertWaiting(tx, { ownerId, subject, asked });
    await queue.send(tx, askJob, { id });
  };

  const askWhereAgreed = async (tx: Tx, ownerId: string, subject: Subject): Promise<void> => {
    if (critic && (await holdConsent(tx, { ownerId, destination: critic.destination })))
      await enqueue(tx, { ownerId, subject });
  };

  const isSettled = (row: CritiqueRow | undefined): boolean =>
    row?.status === "ready"
      ? row.model === critic?.model && row.prompt_version === promptVersion
      : row?.status === "waiting" && Date.now() - row.asked_at.getTime() < staleMs;

  const ask = async (ownerId: string, subject: Subject): Promise<void> => {
    const { destination } = required();
    await requireUnrestricted(db, ownerId);
    if (isSettled(await findCritique(db, subject))) return;
    if (!(await isBudgetLeft(ownerId))) throw new AppError("quota_exceeded", problemSentence("budget"));
    await inTransaction(db, async (tx) => {
      if (!(await holdConsent(tx, { ownerId, destination })))
        throw new AppError(
          "consent_required",
          `Agree on your account page first: the picture would be sent to ${destination}.`,
        );
      await enqueue(tx, { ownerId, subject });
    });
  };

  const ofImage = async (image: ImageResult, ownerId: string): Promise<Critique> => {
    const critique = presentCritique(
      await findCritique(db, { imageId: image.id }),
      await aboutFor(ownerId),
      image.analysis,
    );
    return image.withheld && critique.status === "not_asked"
      ? { ...critique, problem: noOpinion, can_ask: false }
      : critique;
  };

  const ofComparison = async (comparison: Comparison, ownerId: string): Promise<PairCritique> => {
    const overall = comparison.verdict?.overall;
    const measured = overall ? { winner: overall.winner, chance_first: overall.probability_first } : null;
    const row = await findCritique(db, { comparisonId: comparison.id });
    return presentPairCritique(row, await aboutFor(ownerId), measured);
  };

  return {
    /** Undefined where the operator has set no model. */
    about: () => (critic ? { destination: critic.destination, model: critic.model } : undefined),

    imageStored: (tx: Tx, { id, ownerId }: { id: string; ownerId: string }) =>
      askWhereAgreed(tx, ownerId, { imageId: id }),
    comparisonStored: (tx: Tx, { id, ownerId }: { id: string; ownerId: string }) =>
      askWhereAgreed(tx, ownerId, { comparisonId: id }),

    consent: ({ ownerId }: { ownerId: string }) => consentOf(ownerId),

    agree: async ({ ownerId, ip, destination }: Owned & { destination: string }): Promise<CriticConsent> => {
      if (required().destination !== destination)
        throw new AppError(
          "conflict",
          "Second opinions come from another host now. Reload the page to see which one, then agree to it.",
        );
      await inTransaction(db, async (tx) => {
        await saveConsent(tx, { ownerId, destination });
        await appendAudit(tx, { userId: ownerId, action: "critic.agreed", detail: { destination }, ip });
      });
      return consentOf(ownerId);
    },

    withdraw: async ({ ownerId, ip }: Owned): Promise<CriticConsent> => {
      required();
      await inTransaction(db, async (tx) => {
        const isWithdrawn = await deleteConsent(tx, { ownerId });
        const opinions = await deleteCritiques(tx, { ownerId });
        if (isWithdrawn)
          await appendAudit(tx, { userId: ownerId, action: "critic.withdrawn", detail: { opinions }, ip });
      });
      return consentOf(ownerId);
    },

    ofImage,
    ofComparison,

    askAboutImage: async (image: ImageResult, ownerId: string): Promise<Critique> => {
      required();
      if (image.withheld) throw new AppError("conflict", noOpinion);
      await ask(ownerId, { imageId: image.id });
      return ofImage(image, ownerId);
    },

    askAboutComparison: async (comparison: Comparison, ownerId: string): Promise<PairCritique> => {
      await ask(ownerId, { comparisonId: comparison.id });
      return ofComparison(comparison, ownerId);
    },

    /** A whole creative as the API shows it: with the opinion, where there is a model. */
    withCritique: async (image: ImageResult, ownerId: string): Promise<ImageResult> => {
      if (!critic) return image;
      const critique = await ofImage(image, ownerId);
      return { ...joinAdvice(image, critique, critic.trusted), critique };
    },

    withPairCritique: async (comparison: Comparison, ownerId: string): Promise<Comparison> =>
      critic ? { ...comparison, critique: await ofComparison(comparison, ownerId) } : comparison,
  };
}
