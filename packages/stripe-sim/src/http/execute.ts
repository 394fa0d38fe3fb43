import { ApiError, invalid } from "./api-error.ts";
import { expand } from "./expand.ts";
import { refuseUnknown, texts } from "./params.ts";
import type { Idempotency } from "./idempotency.ts";
import type { Form } from "./form.ts";
import type { Matched } from "./route.ts";
import type { Sim } from "../model/sim.ts";

interface Answer {
  status: number;
  body: object;
}

export interface Request {
  matched: Matched;
  form: Form;
  isPublishable: boolean;
  key: { value: string; fingerprint: string } | undefined;
}

export function errorBody(error: ApiError): object {
  return { error: error.body };
}

function runRoute(sim: Sim, request: Request): object {
  const { expand: _expand, ...form } = request.form;
  const paths = texts(request.form, "expand") ?? [];
  if (!Array.isArray(request.form["expand"] ?? [])) throw invalid("Invalid array", "expand");
  refuseUnknown(form, request.matched.route.params);
  const { route, path } = request.matched;
  return expand(sim, route.handle({ sim, path, form, isPublishable: request.isPublishable }), paths);
}

/**
 * Runs one API call as one transaction: effect, events and the stored answer of its key together. Declines are
 * stored for the key as successes are; a refused parameter leaves the key free, as nothing has been executed.
 */
export function execute(sim: Sim, idempotency: Idempotency, request: Request): Answer {
  const save = (status: number, body: object): void => {
    if (request.key) idempotency.save(request.key.value, request.key.fingerprint, status, body);
  };
  try {
    return sim.store.transact(() => {
      try {
        const body = runRoute(sim, request);
        save(200, body);
        return { status: 200, body };
      } catch (error) {
        if (error instanceof ApiError && error.keep) save(error.status, errorBody(error));
        throw error;
      }
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 402 && !error.keep) save(error.status, errorBody(error));
    return { status: error.status, body: errorBody(error) };
  }
}
