import { z } from "zod";
import {
  createComparison,
  deleteComparison,
  exactlyTwoImages,
  getComparison,
  listComparisons,
  remaining,
} from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { pageInfo } from "../../http/paging.ts";
import { admittedRoute, route } from "../../http/route.ts";
import { usageOf } from "../usage/service.ts";
import type { CritiquesService } from "../critiques/service.ts";
import { imageIdsError, type ComparisonsService } from "./service.ts";

const Made = z.object({ id: z.string() });
const compared = (id: string) => ({ message: "Images compared successfully.", data: { id } });

export function registerComparisonRoutes(
  api: Api,
  comparisons: ComparisonsService,
  critiques: Pick<CritiquesService, "withPairCritique">,
): void {
  admittedRoute(
    api,
    createComparison,
    async ({ userId }) => {
      await comparisons.requireRight({ userId });
      return { giveBack: async () => {} };
    },
    async ({ userId, body, noteDone }) =>
      compared(await comparisons.create({ ownerId: userId, ids: body.image_ids, noteDone })),
    {
      replay: (_call, outcome) => compared(Made.parse(outcome).id),
      onInvalid: () => imageIdsError(exactlyTwoImages),
    },
  );
  route(api, listComparisons, async ({ userId, query }) => {
    const [{ comparisons: found, count }, { used, limit }] = await Promise.all([
      comparisons.list({ ownerId: userId, sort: query.sort, page: query.page, pageSize: query.page_size }),
      usageOf(api.db, { userId, kind: "comparison" }),
    ]);
    return {
      message: "Comparisons retrieved successfully.",
      comparisons: found,
      usage: { current_comparisons: used, limit, remaining_comparisons: remaining(limit, used) },
      ...pageInfo({
        path: `${listComparisons.path}/`,
        query: { sort: query.sort },
        page: query.page,
        pageSize: query.page_size,
        count,
      }),
    };
  });
  route(api, getComparison, async ({ userId, params }) => ({
    message: "Comparison retrieved successfully.",
    comparison: await critiques.withPairCritique(await comparisons.get({ id: params.id, ownerId: userId }), userId),
  }));
  route(api, deleteComparison, async ({ userId, params }) => {
    await comparisons.remove({ id: params.id, ownerId: userId });
    return undefined;
  });
}
