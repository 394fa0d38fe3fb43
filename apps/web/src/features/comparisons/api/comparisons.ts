import { Comparison, createComparison, deleteComparison, getComparison } from "@adjudge/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { creativeKeys } from "../../../lib/creative-keys.ts";
import { subscriptionQuery } from "../../../lib/subscription.ts";

/** The address of the comparison that can be looked at before the first upload. */
export const sampleId = "sample";

async function readSample(signal: AbortSignal): Promise<Comparison> {
  const response = await fetch("/samples/comparison.json", { signal });
  if (!response.ok) throw new Error("The sample could not be loaded.");
  return Comparison.parse(await response.json());
}

export const comparisonQuery = (id: string) =>
  queryOptions({
    queryKey: [...creativeKeys.comparisons, "one", id],
    queryFn: async ({ signal }) =>
      id === sampleId ? readSample(signal) : (await call(getComparison, { params: { id }, signal })).comparison,
    // Addresses of pictures expire; a page left open for long asks for new ones.
    refetchInterval: 30 * 60_000,
  });

export function useCreateComparison() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly [string, string]) =>
      call(createComparison, { body: { image_ids: [...ids] }, idempotencyKey: crypto.randomUUID() }),
    onSuccess: () =>
      Promise.all(
        [creativeKeys.comparisons, subscriptionQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export function useDeleteComparison(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteComparison, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: creativeKeys.comparisons, refetchType: "none" }),
  });
}
