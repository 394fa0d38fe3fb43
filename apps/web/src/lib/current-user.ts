import type { User } from "@adjudge/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useHasSession } from "./session.ts";

export const currentUserQuery = queryOptions({
  queryKey: ["current-user"],
  queryFn: async ({ signal }) => (await import("./session-calls.ts")).fetchCurrentUser(signal),
});

/** The logged-in user; null while unknown and without a session. */
export function useCurrentUser(): { user: User | null; error: Error | null; isPending: boolean } {
  const hasSession = useHasSession();
  const { data, error, isPending } = useQuery({ ...currentUserQuery, enabled: hasSession });
  return { user: (hasSession && data) || null, error, isPending: hasSession && isPending };
}
