import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { categoryMaxLength, maxCategories } from "./limits.ts";
import { PageInfo, PageQuery, requiredText, textRule, wholeNumber } from "./shared.ts";
import { codePoints, isBlank, isReservedCategoryName, isSafeLine } from "./text-rules.ts";
import { Id, IdParams, Message } from "./values.ts";

const tag = "Categories";

export const Category = z.object({
  id: Id,
  category: z.string(),
  /** A/B Testing has the smallest; the rest share one and follow by name. */
  category_sort: z.number().int(),
});
export type Category = z.infer<typeof Category>;

export const CategoryName = requiredText("Category Name is required").check(
  z.trim(),
  textRule((name) => {
    if (isBlank(name)) return "Category Name is required";
    if (codePoints(name) > categoryMaxLength) return `New category must be maximum ${categoryMaxLength} characters.`;
    if (!isSafeLine(name)) return "Category Name contains characters that are not allowed.";
    return isReservedCategoryName(name) ? `New category cannot be '${name}'.` : null;
  }),
);
export type CategoryName = z.infer<typeof CategoryName>;

/** As other lists, but a page holds as many as an account can have: a call without it answers all of them. */
export const CategoryPageQuery = PageQuery.extend({
  page_size: wholeNumber("Page size must be a whole number from 1.", 1, 999_999_999)
    .optional()
    .transform((size) => Math.min(size ?? maxCategories, maxCategories)),
});

export const CategoryList = z.object({ message: z.string(), categories: z.array(Category), ...PageInfo.shape });
export type CategoryList = z.infer<typeof CategoryList>;

export const listCategories = endpoint({
  name: "listCategories",
  method: "GET",
  path: "/categories",
  auth: "user",
  query: CategoryPageQuery,
  encoding: "none",
  response: CategoryList,
  errors: ["validation_failed", "token_invalid"],
  summary: "One's own categories, A/B Testing first, the rest by name; all of them unless a page is asked for.",
  tag,
});

export const CreateCategoryBody = z.object({ category: CategoryName });
export type CreateCategoryBody = z.infer<typeof CreateCategoryBody>;

export const CategoryCreated = z.object({ message: z.string(), data: Category });
export type CategoryCreated = z.infer<typeof CategoryCreated>;

export const createCategory = endpoint({
  name: "createCategory",
  method: "POST",
  path: "/categories",
  auth: "user",
  body: CreateCategoryBody,
  encoding: "json",
  status: 201,
  idempotent: true,
  response: CategoryCreated,
  errors: ["validation_failed", "malformed_json", "token_invalid", "conflict", "idempotency_mismatch"],
  summary: "Create a category.",
  tag,
});

export const deleteCategory = endpoint({
  name: "deleteCategory",
  method: "DELETE",
  path: "/categories/:id",
  auth: "user",
  params: IdParams,
  encoding: "none",
  response: Message,
  errors: ["token_invalid", "forbidden", "not_found", "conflict"],
  summary: "Delete a category with its creatives; A/B Testing stays.",
  tag,
});

export const categoryEndpoints = [listCategories, createCategory, deleteCategory] as const;
