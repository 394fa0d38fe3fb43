/** A picture as it leaves: made anew for this, without a name and without what a camera wrote into it. */
export interface CriticPicture {
  mediaType: "image/jpeg";
  bytes: Buffer;
}

export interface Message {
  role: "user" | "assistant";
  text: string;
  pictures?: readonly CriticPicture[];
}

export interface Question {
  system: string;
  messages: readonly Message[];
  /** Name and JSON schema of the answer. */
  name: string;
  schema: Record<string, unknown>;
}

export interface Tokens {
  input: number;
  output: number;
}

export interface Reply {
  /** JSON, one hopes. */
  text: string;
  /** Null where the server does not count them. */
  tokens: Tokens | null;
}

export interface AskOptions {
  /** Asked before every request that leaves; throws where it may not. */
  permit: () => Promise<void>;
  signal?: AbortSignal | undefined;
}

/** One protocol. */
export interface Speaker {
  ask: (question: Question, options: AskOptions) => Promise<Reply>;
}

export interface CriticSettings {
  kind: "openai" | "anthropic";
  url: string;
  model: string;
  apiKey: string | null;
  timeoutSeconds: number;
}

/** Of an answer with the 24 faults, reasons and a critique: about 2,500 tokens; room for wordy models. */
export const mostAnswerTokens = 6000;

/** `https://host/v1` and `https://host/v1/chat/completions` alike. */
export function endpointOf(url: string, path: string): string {
  const base = url.replace(/\/+$/, "");
  return base.endsWith(path) ? base : `${base}${path}`;
}
