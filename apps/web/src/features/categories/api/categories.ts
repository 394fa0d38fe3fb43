import { type Category, createCategory, deleteCategory, listCategories } from "@adjudge/contracts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { creativeKeys } from "../../../lib/creative-keys.ts";
import { subscriptionQuery } from "../../../lib/subscription.ts";
import { toast } from "../../../lib/toast.ts";

const categoriesQuery = queryOptions({
  queryKey: [...creativeKeys.categories],
  queryFn: async ({ signal }) => (await call(listCategories, { query: {}, signal })).categories,
});

const none: Category[] = [];

/** A/B Testing first, the rest by name: the server's order. */
export function useCategories() {
  const { data = none, error, isPending, refetch } = useQuery(categoriesQuery);
  return { categories: data, error, isPending, reload: () => void refetch() };
}

export function useCreateCategory() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (category: string) => call(createCategory, { body: { category }, idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: creativeKeys.categories }),
  });
}

/** `onDeleted` runs before the lists are asked for again, which may take the asking component off the page. */
export function useDeleteCategory(onDeleted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteCategory, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      onDeleted();
      // Its creatives and their comparisons went with it.
      return Promise.all(
        [creativeKeys.categories, creativeKeys.images, creativeKeys.comparisons, subscriptionQuery.queryKey].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
