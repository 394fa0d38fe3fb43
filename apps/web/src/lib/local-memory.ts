import { persistKeyPrefix } from "@adjudge/contracts";

/** Browser storage can be full, off or forbidden (private windows); nothing here may stop the page. */
function attempt<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

function slot(area: () => Storage, key: string) {
  return {
    read: (): string | null => attempt(() => area().getItem(key), null),
    write: (value: string): void => attempt(() => area().setItem(key, value), undefined),
    clear: (): void => attempt(() => area().removeItem(key), undefined),
  };
}

const local = () => localStorage;
const session = () => sessionStorage;

/** Token of an invitation opened before logging in; removed once a login has used it. */
export const inviteToken = slot(local, "inviteToken");
/** JSON of the account info after login (docs/product/states.md#client-state). */
export const userDetails = slot(local, "userDetails");
/** The store between two visits: under the key prefix of docs/product/constants.md. */
export const storedState = slot(local, `${persistKeyPrefix}root`);
export const videoShowed = slot(local, "videoShowed");
/** Path a guard turned away, so that logging in leads back to it. */
export const cameFrom = slot(session, "cameFrom");

/** The state of a provider that is being connected to the account; without it, a return signs in. */
export const connectingState = slot(session, "connectingState");

/** Reads the remembered path and forgets it; only a path of this app is trusted. */
export function takeCameFrom(): string | null {
  const path = cameFrom.read();
  cameFrom.clear();
  return path !== null && path.startsWith("/") && !path.startsWith("//") ? path : null;
}
