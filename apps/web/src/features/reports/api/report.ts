import { deleteImage, getImage } from "@adjudge/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { creativeKeys } from "../../../lib/creative-keys.ts";
import { loadSampleResult } from "../../../lib/sample-result.ts";

/** The address of the report that can be looked at before the first upload. */
export const sampleId = "sample";

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...creativeKeys.images, "one", id],
    queryFn: async ({ signal }) =>
      id === sampleId ? loadSampleResult("cold-brew") : (await call(getImage, { params: { id }, signal })).image,
    // Addresses of pictures expire; a page left open for long asks for new ones.
    refetchInterval: 30 * 60_000,
  });

export function useDeleteReport(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteImage, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: creativeKeys.images, refetchType: "none" }),
  });
}
