import type { CriticProblem } from "@adjudge/imaging/critic";

export type StoredProblem = CriticProblem | "picture_gone" | "unexpected";

const unreached = "The model could not be reached. You can ask again later.";

/** One quiet sentence for each reason why there is no opinion. */
const sentences: Record<StoredProblem, string> = {
  busy: unreached,
  unavailable: unreached,
  unreachable: unreached,
  cut_off: unreached,
  paused: unreached,
  timeout: "The model took too long to answer. You can ask again later.",
  misconfigured: "The model could not be asked. The operator of this service can see why.",
  refused: "The model did not want to judge this picture.",
  invalid_answer: "The model’s answer could not be used.",
  budget: "This month’s second opinions are used up. New ones can be asked for next month.",
  picture_gone: "This picture is unavailable.",
  unexpected: "Something went wrong here. You can ask again later.",
};

const isKnown = (problem: string): problem is StoredProblem => Object.hasOwn(sentences, problem);

export const problemSentence = (problem: string): string =>
  isKnown(problem) ? sentences[problem] : sentences.unexpected;
