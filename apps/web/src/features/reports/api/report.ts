import { deleteImage, getImage, ImageResult } from "@adjudge/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { creativeKeys } from "../../../lib/creative-keys.ts";

/** The address of the report that can be looked at before the first upload. */
export const sampleId = "sample";

async function readSample(signal: AbortSignal): Promise<ImageResult> {
  const response = await fetch("/samples/report.json", { signal });
  if (!response.ok) throw new Error("The sample could not be loaded.");
  return ImageResult.parse(await response.json());
}

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...creativeKeys.images, "one", id],
    queryFn: async ({ signal }) =>
      id === sampleId ? readSample(signal) : (await call(getImage, { params: { id }, signal })).image,
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
