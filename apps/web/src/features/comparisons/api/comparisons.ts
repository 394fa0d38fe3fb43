import {
  type Comparison,
  ComparisonVerdict,
  createComparison,
  deleteComparison,
  getComparison,
} from "@adjudge/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { creativeKeys } from "../../../lib/creative-keys.ts";
import { loadSampleResult } from "../../../lib/sample-result.ts";
import { subscriptionQuery } from "../../../lib/subscription.ts";

/** The address of the comparison that can be looked at before the first upload. */
export const sampleId = "sample";

async function loadSampleComparison(): Promise<Comparison> {
  const [first, second, answer] = await Promise.all([
    loadSampleResult("night-train"),
    loadSampleResult("night-train-crowded"),
    fetch("/samples/night-train-verdict.json"),
  ]);
  if (!answer.ok) throw new Error("The sample could not be loaded.");
  const verdict = ComparisonVerdict.parse(await answer.json());
  return {
    id: sampleId,
    created_date: first.created_date,
    image1_data: first,
    image2_data: second,
    verdict,
    not_comparable: null,
  };
}

export const comparisonQuery = (id: string) =>
  queryOptions({
    queryKey: [...creativeKeys.comparisons, "one", id],
    queryFn: async ({ signal }) =>
      id === sampleId ? loadSampleComparison() : (await call(getComparison, { params: { id }, signal })).comparison,
    // Addresses of pictures expire; a page left open for long asks for new ones.
    refetchInterval: 30 * 60_000,
  });

export function useCreateComparison() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly [string, string]) =>
      call(createComparison, { body: { image_ids: [...ids] }, idempotencyKey: crypto.randomUUID() }),
    // Not awaited: the way to the report is not held up by lists.
    onSuccess: () => {
      for (const queryKey of [creativeKeys.comparisons, subscriptionQuery.queryKey]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}

export function useDeleteComparison(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteComparison, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: creativeKeys.comparisons, refetchType: "none" }),
  });
}
