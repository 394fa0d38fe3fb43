import { z } from "zod";
import { createCategory, deleteCategory, listCategories } from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { pageInfo } from "../../http/paging.ts";
import { route } from "../../http/route.ts";
import { presentCategory } from "./presenter.ts";
import type { CategoriesService, CategoryRow } from "./service.ts";

const Made = z.object({ id: z.string() });
const created = (row: CategoryRow) => ({ message: "Category created successfully", data: presentCategory(row) });

export function registerCategoryRoutes(api: Api, categories: CategoriesService): void {
  route(api, listCategories, async ({ userId, query: { page, page_size: pageSize } }) => {
    const { rows, count } = await categories.list({ ownerId: userId, offset: (page - 1) * pageSize, limit: pageSize });
    return {
      message: "Categories retrieved successfully.",
      categories: rows.map(presentCategory),
      ...pageInfo({ path: `${listCategories.path}/`, query: {}, page, pageSize, count }),
    };
  });
  route(
    api,
    createCategory,
    async ({ userId, body, noteDone }) =>
      created(await categories.create({ ownerId: userId, name: body.category, noteDone })),
    {
      replay: async ({ userId }, outcome) => created(await categories.get({ ownerId: userId, ...Made.parse(outcome) })),
    },
  );
  route(api, deleteCategory, async ({ userId, params }) => {
    await categories.remove({ ownerId: userId, id: params.id });
    return { message: "Category deleted successfully." };
  });
}
