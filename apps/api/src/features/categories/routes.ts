import { createCategory, deleteCategory, listCategories } from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { route } from "../../http/route.ts";
import { presentCategory } from "./presenter.ts";
import type { CategoriesService } from "./service.ts";

export function registerCategoryRoutes(api: Api, categories: CategoriesService): void {
  route(api, listCategories, async ({ userId }) => ({
    message: "Categories retrieved successfully.",
    categories: (await categories.list({ ownerId: userId })).map(presentCategory),
  }));
  route(
    api,
    createCategory,
    async ({ userId, body }) => ({
      message: "Category created successfully",
      data: presentCategory(await categories.create({ ownerId: userId, name: body.category })),
    }),
    { isIdempotent: true },
  );
  route(api, deleteCategory, async ({ userId, params }) => {
    await categories.remove({ ownerId: userId, id: params.id });
    return { message: "Category deleted successfully." };
  });
}
