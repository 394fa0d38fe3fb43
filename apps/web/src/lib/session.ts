import type { LoginResult } from "@adjudge/contracts";
import { useSyncExternalStore } from "react";
import { clearAccessToken, readAccessToken, writeAccessToken } from "./cookies.ts";
import { inviteToken, userDetails } from "./local-memory.ts";
import { queryClient } from "./query-client.ts";
import {
  loginChanged,
  loginCleared,
  loginUndone,
  removeToken,
  setNotPayed,
  setPaymentMethods,
  setToken,
  store,
} from "./store.ts";

/** The cookie is the only proof of being logged in that this app looks at. */
export const hasSession = (): boolean => readAccessToken() !== null;

/** The landing page is prerendered for visitors; who has a session gets it rendered in the browser. */
const isVisitor = () => false;

const onStoreChange = (listener: () => void) => store.subscribe(listener);

/** Follows log-in and log-out; true from the first paint, before stored state is read back. */
export function useHasSession(): boolean {
  return useSyncExternalStore(onStoreChange, hasSession, isVisitor);
}

/** After a successful login: cookie, stored details, store; an invitation that the login used is forgotten. */
export function startSession({ accountInfo, user, message }: LoginResult): void {
  const token = accountInfo.token.access;
  queryClient.clear();
  writeAccessToken(token);
  userDetails.write(JSON.stringify({ ...accountInfo, user, message }));
  inviteToken.clear();
  store.dispatch(setToken(token));
  store.dispatch(loginChanged({ accountInfo, user, inactive: false }));
}

/** Login of an unverified account: marks it inactive, then steps back to what stood before. */
export function undoInactiveLogin(): void {
  store.dispatch(loginChanged({ accountInfo: null, user: null, inactive: true }));
  store.dispatch(loginUndone());
}

/** Forgets everything about the user in this browser; ending the session on the server is the caller's. */
export function forgetSession(): void {
  clearAccessToken();
  userDetails.clear();
  store.dispatch(removeToken());
  store.dispatch(setNotPayed());
  store.dispatch(setPaymentMethods([]));
  store.dispatch(loginCleared());
  queryClient.clear();
}

/** The cookie may have been removed or renewed while the stored state slept. */
export function matchStoreToCookie(): void {
  const token = readAccessToken();
  if (token === null) {
    if (store.getState().token.value !== "") forgetSession();
  } else if (store.getState().token.value !== token) {
    store.dispatch(setToken(token));
  }
}
