import { foldCategoryName, maxCategories } from "@adjudge/contracts";
import { AppError, invalidFields, notFound } from "../../platform/app-error.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { NoteDone } from "../../platform/idempotency/idempotency-store.ts";
import { isUuid } from "../../platform/ids.ts";
import {
  countCategories,
  deleteCategoryRow,
  findAbTesting,
  findCategories,
  findCategory,
  insertCategory,
  lockCategory,
  lockCategoriesOf,
  type CategoryPage,
  type CategoryRow,
} from "./repository.ts";

export type { CategoryRow } from "./repository.ts";
export { presentCategory } from "./presenter.ts";

export const abTestingName = "A/B Testing";

export type CategoriesService = {
  list: (input: { ownerId: string } & CategoryPage) => Promise<{ rows: CategoryRow[]; count: number }>;
  get: (input: { ownerId: string; id: string }) => Promise<CategoryRow>;
  create: (input: { ownerId: string; name: string; noteDone: NoteDone }) => Promise<CategoryRow>;
  remove: (input: { ownerId: string; id: string }) => Promise<void>;
};

type Dependencies = {
  db: Db;
  /** Deletes what is filed under a category, files included; the pictures feature supplies it. */
  removeContents: (tx: Tx, category: { ownerId: string; categoryId: string }) => Promise<void>;
};

export function createCategoriesService({ db, removeContents }: Dependencies): CategoriesService {
  return {
    list: async ({ ownerId, offset, limit }) => {
      await ensureAbTesting(db, ownerId);
      const count = await countCategories(db, { ownerId });
      return { rows: await findCategories(db, { ownerId }, { offset, limit }), count };
    },
    get: async ({ ownerId, id }) => {
      const row = await findCategory(db, { id, ownerId });
      if (!row) throw notFound();
      return row;
    },
    create: ({ ownerId, name, noteDone }) =>
      inTransaction(db, async (tx) => {
        await lockCategoriesOf(tx, { ownerId });
        if ((await countCategories(tx, { ownerId })) >= maxCategories)
          throw invalidFields({ category: [`You can have at most ${maxCategories} categories.`] });
        const row = await insertCategory(tx, { ownerId, name, nameFolded: foldCategoryName(name), isAbTesting: false });
        if (!row) throw invalidFields({ category: ["A category with this name already exists."] });
        await noteDone(tx, { id: row.id });
        return row;
      }),
    remove: async ({ ownerId, id }) => {
      if (!isUuid(id)) throw notFound();
      await inTransaction(db, async (tx) => {
        const row = await lockCategory(tx, { id, ownerId, forDelete: true });
        if (!row) throw notFound();
        if (row.is_ab_testing) throw new AppError("forbidden", "The A/B Testing category cannot be deleted.");
        await removeContents(tx, { ownerId, categoryId: id });
        await deleteCategoryRow(tx, { id });
      });
    },
  };
}

/** Every account has it; it is made when first needed. */
export async function ensureAbTesting(db: Db, ownerId: string): Promise<CategoryRow> {
  const known = await findAbTesting(db, { ownerId });
  if (known) return known;
  const made = await insertCategory(db, {
    ownerId,
    name: abTestingName,
    nameFolded: foldCategoryName(abTestingName),
    isAbTesting: true,
  });
  const row = made ?? (await findAbTesting(db, { ownerId }));
  if (!row) throw new Error("the A/B Testing category could not be made");
  return row;
}

const noSuchCategory = () => notFound("Choose one of your categories.");

/** The category a picture is to be filed under; foreign, unknown and malformed ids read alike. */
export async function requireCategory(
  db: Db,
  { id, ownerId }: { id: string | undefined; ownerId: string },
): Promise<CategoryRow> {
  if (id === undefined || id === "") throw invalidFields({ category: ["Category is required"] });
  const row = isUuid(id) ? await findCategory(db, { id, ownerId }) : undefined;
  if (!row) throw noSuchCategory();
  return row;
}

/** Inside the storing transaction: the category may have been deleted while the picture was analysed. */
export async function holdCategory(tx: Tx, { id, ownerId }: { id: string; ownerId: string }): Promise<CategoryRow> {
  const row = await lockCategory(tx, { id, ownerId, forDelete: false });
  if (!row) throw noSuchCategory();
  return row;
}
