import { useEffect } from "react";
import { useLocation } from "react-router";

interface PageInRange {
  page: number;
  /** null while the list is not known. */
  pages: number | null;
  onPage: (page: number) => void;
}

/**
 * Past the end (the last item of the last page was deleted, or an old link was opened) it leads to the last page there is.
 * True on the way.
 */
export function usePageInRange({ page, pages, onPage }: PageInRange): boolean {
  const { search } = useLocation();
  const isPastEnd = pages !== null && page > pages;
  useEffect(() => {
    if (isPastEnd) onPage(pages);
    // Once for each address: of two lists that correct it at the same time, only the last one has its way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onPage` is another function each time.
  }, [isPastEnd, pages, search]);
  return isPastEnd;
}
