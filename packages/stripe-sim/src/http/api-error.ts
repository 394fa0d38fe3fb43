import type { PaymentIntent, PaymentMethod, SetupIntent } from "../model/wire.ts";

type ErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";

export interface ErrorBody {
  type: ErrorType;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: PaymentIntent;
  setup_intent?: SetupIntent;
  payment_method?: PaymentMethod;
  doc_url?: string;
  charge?: string;
}

/** An answer in Stripe's error form. `keep` says that the state written before the error stays, as a decline leaves its mark on the intent. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly keep: boolean;

  constructor(status: number, body: ErrorBody, keep = false) {
    super(body.message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    this.keep = keep;
  }
}

export function invalid(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, {
    type: "invalid_request_error",
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

export function missing(kind: string, id: string, param = "id"): ApiError {
  return new ApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}
