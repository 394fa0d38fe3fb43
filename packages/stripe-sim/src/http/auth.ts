import { ApiError } from "./api-error.ts";
import type { IncomingMessage } from "node:http";
import type { Form } from "./form.ts";

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

function sentKey(req: IncomingMessage, form: Form): string | undefined {
  const header = req.headers.authorization ?? "";
  if (header.startsWith("Bearer ")) return header.slice(7);
  if (header.startsWith("Basic ")) return Buffer.from(header.slice(6), "base64").toString().split(":")[0];
  return typeof form["key"] === "string" ? form["key"] : undefined;
}

function unauthorized(message: string): ApiError {
  return new ApiError(401, { type: "invalid_request_error", message });
}

/** Which of the two keys was sent; live keys are refused in words, so a wrong setting is noticed at once. */
export function authenticate(req: IncomingMessage, form: Form, keys: Keys): "secret" | "publishable" {
  const key = sentKey(req, form);
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (/^(sk|pk|rk)_live_/.test(key)) throw unauthorized("The payment simulator refuses live keys.");
  if (key === keys.secretKey) return "secret";
  if (key === keys.publishableKey) return "publishable";
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
}

export function refusePublishable(kind: "secret" | "publishable", isAllowed: boolean): void {
  if (kind === "secret" || isAllowed) return;
  throw new ApiError(401, {
    type: "invalid_request_error",
    code: "secret_key_required",
    message: "This API call cannot be made with a publishable API key. Please use a secret API key.",
  });
}
