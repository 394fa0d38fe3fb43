import type { Config } from "@adjudge/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";

export const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: async ({ signal }) => (await import("./config-call.ts")).fetchConfig(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the operator switched on: sign-in providers, payment mode, limits; undefined until it is known. */
export function useConfig({ isWanted = true } = {}): Config | undefined {
  return useQuery({ ...configQuery, enabled: isWanted }).data;
}
