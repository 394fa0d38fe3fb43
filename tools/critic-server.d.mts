/** How the server answers one request. */
export type CriticMode =
  | "good"
  | "stream"
  | "fenced"
  | "busy"
  | "very-busy"
  | "error"
  | "slow"
  | "cut"
  | "cut-stream"
  | "not-json"
  | "wrong-schema"
  | "refuses-images"
  | "declines"
  | "redirect"
  | "endless"
  | { content: string };

export interface CriticRequest {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** As it came, for looking for what must not be in it. */
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into requests freely
  body: any;
  pictures: Buffer[];
}

export interface CriticServer {
  origin: string;
  requests: CriticRequest[];
  /** One mode a request, in turn; the last one stays. */
  answerWith: (...modes: CriticMode[]) => void;
  /** Which ways of asking for JSON it understands; by default all. */
  understand: (formats: { schema?: boolean; object?: boolean; maxTokens?: boolean }) => void;
  /** Cuts the connections that a slow answer keeps open. */
  hangUp: () => void;
  close: () => Promise<void>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- an answer to be changed at will
export const goodOpinion: () => any;
export const goodChoice: (choice?: "first" | "second" | "neither") => { choice: string; reason: string };
export const startCriticServer: (options?: { apiKey?: string }) => Promise<CriticServer>;
