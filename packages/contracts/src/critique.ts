import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Box, FaultCode } from "./findings.ts";
import { IdParams, Timestamp } from "./values.ts";

const tag = "Second opinion";

/** Words of a model, chosen by the operator. They are shown as such and move no score. */

export const CritiquePlatform = z.enum(["google", "meta", "pinterest", "linkedin", "x"]);

export const Opinion = z
  .object({
    faults: z.array(
      z.object({
        code: FaultCode,
        label: z.string(),
        found: z.boolean().meta({ description: "The model says that the ad has it." }),
        probability: z.number().min(0).max(1),
        reason: z.string(),
        box: Box.nullable(),
      }),
    ),
    facts: z.object({
      brand: z.string().nullable(),
      headline: z.string().nullable(),
      product: z.string().nullable(),
      message: z.string(),
      audience: z.string(),
    }),
    without_words: z.string().meta({ description: "What the picture says to somebody who cannot read it." }),
    critique: z.string(),
    rewrites: z.array(
      z.object({
        headline: z.string(),
        call_to_action: z.string(),
        fits: z.array(CritiquePlatform).meta({ description: "Platforms whose headline limit it keeps." }),
      }),
    ),
    policy: z.array(z.object({ code: z.string(), reason: z.string() })),
  })
  .meta({ description: "A model's opinion of an ad: text of others, to be shown as text." });
export type Opinion = z.infer<typeof Opinion>;

export const Agreement = z.object({
  both: z.array(FaultCode),
  model_only: z.array(FaultCode),
  not_judged: z.array(FaultCode).meta({ description: "Found by the model; the engine does not judge it." }),
  engine_only: z.array(FaultCode),
  sentences: z.array(z.string()),
});
export type Agreement = z.infer<typeof Agreement>;

export const CritiqueStatus = z.enum(["off", "not_asked", "waiting", "ready", "failed"]);
export type CritiqueStatus = z.infer<typeof CritiqueStatus>;

const about = {
  status: CritiqueStatus.meta({ description: "`off`: the owner has not agreed that pictures are sent." }),
  destination: z.string().meta({ description: "The host that pictures are sent to." }),
  model: z.string().meta({ description: "The model that gave the opinion, or would be asked for one." }),
  date: Timestamp.nullable(),
  problem: z.string().nullable().meta({ description: "One sentence where it failed." }),
  can_ask: z.boolean().meta({ description: "False where asking would be refused, such as by a spent budget." }),
};

export const Critique = z.object({
  ...about,
  opinion: Opinion.nullable(),
  agreement: Agreement.nullable().meta({ description: "Held against what the engine found." }),
});
export type Critique = z.infer<typeof Critique>;

const Winner = z.union([z.literal(1), z.literal(2), z.null()]);

export const PairCritique = z.object({
  ...about,
  choice: z
    .object({
      winner: Winner,
      reason: z.string(),
      steady: z.boolean().meta({ description: "False: it chose another one when shown in the other order." }),
    })
    .nullable(),
  measured: z
    .object({ winner: Winner, chance_first: z.number() })
    .nullable()
    .meta({ description: "The engine's own verdict; null where the two cannot be compared." }),
});
export type PairCritique = z.infer<typeof PairCritique>;

export const CriticConsent = z.object({
  agreed: z.boolean(),
  agreed_date: Timestamp.nullable(),
  destination: z.string(),
  model: z.string(),
  usage: z.object({ current_calls: z.number().int(), limit: z.number().int() }),
});
export type CriticConsent = z.infer<typeof CriticConsent>;

const ConsentAnswer = z.object({ message: z.string(), consent: CriticConsent });
const CritiqueAnswer = z.object({ message: z.string(), critique: Critique });
const PairCritiqueAnswer = z.object({ message: z.string(), critique: PairCritique });

export const getCriticConsent = endpoint({
  name: "getCriticConsent",
  method: "GET",
  path: "/critic/consent",
  auth: "user",
  encoding: "none",
  response: ConsentAnswer,
  errors: ["token_invalid", "not_found"],
  summary: "Whether one agreed that pictures are sent to a model; 404 where the operator has set none.",
  tag,
});

/** The host is named by who agrees: an agreement to one place is none to another. */
export const AgreeBody = z.object({ destination: z.string({ error: "Name where the pictures go." }).max(300) });

export const agreeToCritic = endpoint({
  name: "agreeToCritic",
  method: "PUT",
  path: "/critic/consent",
  auth: "user",
  body: AgreeBody,
  encoding: "json",
  response: ConsentAnswer,
  errors: ["validation_failed", "malformed_json", "token_invalid", "not_found", "conflict"],
  summary: "Agree that one's pictures are sent to the named host for a second opinion.",
  tag,
});

export const withdrawFromCritic = endpoint({
  name: "withdrawFromCritic",
  method: "DELETE",
  path: "/critic/consent",
  auth: "user",
  encoding: "none",
  response: ConsentAnswer,
  errors: ["token_invalid", "not_found"],
  summary: "Withdraw: no picture is sent any more, and the opinions given so far are deleted here.",
  tag,
});

const askErrors = [
  "token_invalid",
  "forbidden",
  "not_found",
  "consent_required",
  "quota_exceeded",
  "conflict",
] as const;

export const getCritique = endpoint({
  name: "getCritique",
  method: "GET",
  path: "/images/:id/critique",
  auth: "user",
  params: IdParams,
  encoding: "none",
  response: CritiqueAnswer,
  errors: ["token_invalid", "not_found"],
  summary: "A model's opinion of a creative, or how far it is; 404 where the operator has set no model.",
  tag,
});

export const askForCritique = endpoint({
  name: "askForCritique",
  method: "POST",
  path: "/images/:id/critique",
  auth: "user",
  params: IdParams,
  encoding: "none",
  status: 202,
  response: CritiqueAnswer,
  errors: askErrors,
  summary: "Ask for a model's opinion of a creative; it comes later, and a ready one is not asked for again.",
  tag,
});

export const getPairCritique = endpoint({
  name: "getPairCritique",
  method: "GET",
  path: "/image-comparisons/:id/critique",
  auth: "user",
  params: IdParams,
  encoding: "none",
  response: PairCritiqueAnswer,
  errors: ["token_invalid", "not_found"],
  summary: "Which of the two a model would run, or how far it is; 404 where the operator has set no model.",
  tag,
});

export const askForPairCritique = endpoint({
  name: "askForPairCritique",
  method: "POST",
  path: "/image-comparisons/:id/critique",
  auth: "user",
  params: IdParams,
  encoding: "none",
  status: 202,
  response: PairCritiqueAnswer,
  errors: askErrors,
  summary: "Ask which of the two a model would run.",
  tag,
});

export const critiqueEndpoints = [
  getCriticConsent,
  agreeToCritic,
  withdrawFromCritic,
  getCritique,
  askForCritique,
  getPairCritique,
  askForPairCritique,
] as const;
