import { getConfig } from "@adjudge/contracts";
import { call } from "./api-client.ts";

/** In a file of its own, so that a page that may not need it does without its schemas. */
export const fetchConfig = (signal: AbortSignal) => call(getConfig, { signal, background: true });
