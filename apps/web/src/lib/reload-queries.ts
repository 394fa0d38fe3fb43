import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Asks anew after a change. What was asked before it is thrown away first: as long as a query has no result at all,
 * invalidating alone waits for the one on its way, and that one may tell of the time before the change.
 */
export async function reloadQueries(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    keys.map(async (queryKey) => {
      await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey });
    }),
  );
}
