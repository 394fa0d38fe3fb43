import { deleteImage, listComparisons, listImages, type SortOrder } from "@adjudge/contracts";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { messageOf } from "../../../lib/api-error.ts";
import { creativeKeys } from "../../../lib/creative-keys.ts";

export const imagesPageSize = 24;
export const comparisonsPageSize = 12;

interface ImagesInput {
  category: string | null;
  sort: SortOrder;
  page: number;
}

export const imagesQuery = ({ category, sort, page }: ImagesInput) =>
  queryOptions({
    queryKey: [...creativeKeys.images, "list", { category, sort, page }],
    queryFn: ({ signal }) =>
      call(listImages, {
        query: { sort, page, page_size: imagesPageSize, ...(category !== null && { category }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const comparisonsQuery = ({ sort, page }: Pick<ImagesInput, "sort" | "page">) =>
  queryOptions({
    queryKey: [...creativeKeys.comparisons, "list", { sort, page }],
    queryFn: ({ signal }) => call(listComparisons, { query: { sort, page, page_size: comparisonsPageSize }, signal }),
    placeholderData: keepPreviousData,
  });

/** Deletes one after the other; resolves with the ids that are still there and why. */
export function useDeleteImages() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const kept: { id: string; message: string }[] = [];
      for (const id of ids) {
        try {
          await call(deleteImage, { params: { id } });
        } catch (error) {
          kept.push({ id, message: messageOf(error) });
        }
      }
      return kept;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: creativeKeys.images }),
  });
}
