import type { Category } from "@adjudge/contracts";

export const presentCategory = (row: { id: string; name: string; is_ab_testing: boolean }): Category => ({
  id: row.id,
  category: row.name,
  category_sort: row.is_ab_testing ? 0 : 1,
});
