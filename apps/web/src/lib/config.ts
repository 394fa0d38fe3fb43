import { type Config, getConfig } from "@adjudge/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "./api-client.ts";

export const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: ({ signal }) => call(getConfig, { signal, background: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the operator switched on: sign-in providers, payment mode, limits; undefined until it is known. */
export function useConfig(): Config | undefined {
  return useQuery(configQuery).data;
}
