/** Every stable word the API answers with, and its status. Client and server branch on the same word. */
export const errorStatus = {
  validation_failed: 400,
  malformed_json: 400,
  malformed_request: 400,
  unsupported_image: 400,
  invalid_link: 400,
  invalid_state: 400,
  email_required: 400,
  invalid_signature: 400,
  unauthenticated: 401,
  token_invalid: 401,
  invalid_credentials: 401,
  invalid_provider_token: 401,
  payment_failed: 402,
  inactive: 403,
  forbidden: 403,
  password_required: 403,
  consent_required: 403,
  subscription_required: 403,
  upgrade_required: 403,
  quota_exceeded: 403,
  not_found: 404,
  provider_not_configured: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  link_required: 409,
  already_subscribed: 409,
  payment_in_progress: 409,
  file_too_large: 413,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  unprocessable: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
  overloaded: 503,
  storage_full: 503,
  provider_unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

const isErrorCode = (word: string): word is ErrorCode => Object.hasOwn(errorStatus, word);

export const errorCodes: readonly ErrorCode[] = Object.keys(errorStatus).filter(isErrorCode);

/** What any call may answer, whatever it does; an endpoint's own `errors` come on top. */
export const commonErrors = [
  "malformed_request",
  "method_not_allowed",
  "request_timeout",
  "body_too_large",
  "unsupported_media_type",
  "rate_limited",
  "internal",
  "unavailable",
  "overloaded",
] as const satisfies readonly ErrorCode[];
