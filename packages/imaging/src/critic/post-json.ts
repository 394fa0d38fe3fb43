import { CriticError } from "./critic-error.ts";

/** More than any honest answer; a server that never stops must not fill the memory. */
const mostBytes = 1_000_000;
const mostRetryAfterSeconds = 3600;

export interface HttpAnswer {
  status: number;
  isStream: boolean;
  text: string;
}

interface Post {
  headers: Record<string, string>;
  body: unknown;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** One question: time-limited from the first byte to the last, no redirects, a bounded answer. Throws CriticError. */
export async function postJson(url: string, { headers, body, timeoutMs, signal }: Post): Promise<HttpAnswer> {
  const limit = AbortSignal.timeout(timeoutMs);
  let isAnswering = false;
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
      headers: { "content-type": "application/json", accept: "application/json", "user-agent": "Adjudge", ...headers },
      body: JSON.stringify(body),
    });
    isAnswering = true;
    const text = await readBounded(response);
    requireServed(response);
    return {
      status: response.status,
      isStream: response.headers.get("content-type")?.startsWith("text/event-stream") ?? false,
      text,
    };
  } catch (error) {
    if (error instanceof CriticError) throw error;
    if (limit.aborted) throw new CriticError("timeout", "the model took too long", { cause: error });
    if (isAnswering) throw new CriticError("cut_off", "the answer was cut off", { cause: error });
    throw new CriticError("unreachable", "the model's server could not be reached", { cause: error });
  }
}

function requireServed({ status, headers }: Response): void {
  if (status === 429 || status === 503 || status === 529)
    throw new CriticError("busy", `the model's server answered ${status}`, {
      retryAfterSeconds: retryAfter(headers.get("retry-after")),
    });
  if (status >= 500 || status === 408) throw new CriticError("unavailable", `the model's server answered ${status}`);
  if (status === 401 || status === 403 || status === 404 || status === 405)
    throw new CriticError(
      "misconfigured",
      `the model's server answered ${status}: check CRITIC_URL, CRITIC_MODEL and CRITIC_API_KEY`,
    );
}

/** Seconds or a date; null where it says neither. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(mostRetryAfterSeconds, Math.max(0, Math.ceil(seconds))) : null;
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the rest.
    if (length > mostBytes) throw new CriticError("invalid_answer", "the model's answer has no end");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
