import { getCurrentUser, getSubscription } from "@adjudge/contracts";
import { call } from "./api-client.ts";

/** Loaded when somebody is signed in: the landing page of a visitor does without the schemas of these responses. */
export const fetchCurrentUser = async (signal: AbortSignal) => (await call(getCurrentUser, { signal })).user;
export const fetchSubscription = (signal: AbortSignal) => call(getSubscription, { signal });
