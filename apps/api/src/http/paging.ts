import type { PageInfo } from "@adjudge/contracts";

type Paging = {
  path: string;
  query: Readonly<Record<string, string | undefined>>;
  page: number;
  pageSize: number;
  count: number;
};

/** What stands beside a list: how many there are, and where the pages beside this one are. */
export function pageInfo({ path, query, page, pageSize, count }: Paging): PageInfo {
  const address = (target: number): string => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
    search.set("page", String(target));
    search.set("page_size", String(pageSize));
    return `/api${path}?${search.toString()}`;
  };
  return {
    count,
    next: page * pageSize < count ? address(page + 1) : null,
    // Behind the last page there is nothing to walk back through.
    previous: page > 1 ? address(Math.min(page - 1, Math.max(1, Math.ceil(count / pageSize)))) : null,
  };
}
