import { type ImageResult, SortOrder } from "@adjudge/contracts";

export const sortOptions: readonly { value: SortOrder; label: string }[] = [
  { value: "-overall_score", label: "Rating (highest)" },
  { value: "overall_score", label: "Rating (lowest)" },
  { value: "-created_date", label: "Date (newest)" },
  { value: "created_date", label: "Date (oldest)" },
];

/** The server's order when none is asked for. */
export const defaultSort: SortOrder = "-created_date";

export interface GalleryFilter {
  /** A category id, or null for all. */
  category: string | null;
  sort: SortOrder;
  page: number;
  comparisonsPage: number;
}

const pageOf = (text: string | null): number => Math.max(1, Math.trunc(Number(text)) || 1);

/** The filter of an address; whatever does not fit reads as missing, so that an old link still opens. */
export function readFilter(search: URLSearchParams): GalleryFilter {
  const sort = SortOrder.safeParse(search.get("sort"));
  return {
    category: search.get("category") || null,
    sort: sort.success ? sort.data : defaultSort,
    page: pageOf(search.get("page")),
    comparisonsPage: pageOf(search.get("comparisons_page")),
  };
}

/** Changes one thing of the filter; a new category or order starts at its first page. */
export function changeFilter(search: URLSearchParams, change: Partial<GalleryFilter>): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  if (change.category !== undefined) put("category", change.category);
  if (change.sort !== undefined) put("sort", change.sort);
  if (change.category !== undefined || change.sort !== undefined) put("page", null);
  if (change.sort !== undefined) put("comparisons_page", null);
  if (change.page !== undefined) put("page", change.page > 1 ? String(change.page) : null);
  if (change.comparisonsPage !== undefined) {
    put("comparisons_page", change.comparisonsPage > 1 ? String(change.comparisonsPage) : null);
  }
  return next;
}

/** A ticked creative, and where it is filed: when its category goes, so does the tick. */
export interface Tick {
  id: string;
  category: string;
  /** Why it cannot be compared, by its name: nobody sees which of two ticks is the server's "image 2". */
  whyNot: string | null;
}

export function tickOf({ id, name, category, overall_score, withheld }: ImageResult): Tick {
  const why = `“${name || category.category}” has no score, so the two cannot be compared. ${withheld?.message ?? ""}`;
  return { id, category: category.id, whyNot: overall_score === null ? why.trim() : null };
}

export const pageCount = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize));
