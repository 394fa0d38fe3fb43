/**
 * Why there is no opinion. `busy`, `unavailable`, `unreachable`, `cut_off` and `paused` may pass by themselves; the rest
 * need a person, or another picture.
 */
export type CriticProblem =
  | "busy"
  | "unavailable"
  | "unreachable"
  | "cut_off"
  | "paused"
  | "timeout"
  | "misconfigured"
  | "refused"
  | "invalid_answer"
  | "budget";

const passing: ReadonlySet<CriticProblem> = new Set(["busy", "unavailable", "unreachable", "cut_off", "paused"]);

export class CriticError extends Error {
  override name = "CriticError";
  readonly code: CriticProblem;
  /** What the server asked for, in seconds; null where it asked for nothing. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: CriticProblem,
    message: string,
    options: { retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  get mayPass(): boolean {
    return passing.has(this.code);
  }
}
