import type { SortOrder } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { comparisonsPageSize, comparisonsQuery } from "../api/gallery.ts";
import { pageCount } from "../model.ts";
import { ComparisonCard } from "./comparison-card.tsx";
import { WaitingGrid } from "./image-grid.tsx";
import { Pager } from "./pager.tsx";
import { usePageInRange } from "./use-page-in-range.ts";

interface ComparisonGridProps {
  sort: SortOrder;
  page: number;
  onPage: (page: number) => void;
  /** The page of the address is not there; this one is. */
  onLastPage: (page: number) => void;
  /** A/B Testing is chosen: nothing but comparisons is listed, and their absence is said. */
  isOnly: boolean;
}

export function ComparisonGrid({ sort, page, onPage, onLastPage, isOnly }: ComparisonGridProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery(comparisonsQuery({ sort, page }));
  const pages = data ? pageCount(data.count, comparisonsPageSize) : null;
  const isPastEnd = usePageInRange({ page, pages: isPlaceholderData ? null : pages, onPage: onLastPage });
  if (error && !data) {
    return <ErrorNote error={error} title="Comparisons could not be loaded" onRetry={() => void refetch()} />;
  }
  if (!data || pages === null || isPastEnd) return <WaitingGrid label="Loading comparisons" />;
  if (data.comparisons.length === 0) {
    if (!isOnly) return null;
    return (
      <EmptyState title="No comparisons yet">
        Upload two images to A/B Testing, or tick two results and compare.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="comparisons-title">
      <h3 className="h3 gallery-sub" id="comparisons-title">
        Comparisons
      </h3>
      <ul className="result-grid result-grid--pairs" aria-label="Comparisons" aria-busy={isPlaceholderData}>
        {data.comparisons.map((comparison) => (
          <ComparisonCard key={comparison.id} comparison={comparison} />
        ))}
      </ul>
      <Pager label="Pages of comparisons" page={page} pages={pages} onPage={onPage} topId="comparisons-title" />
    </section>
  );
}
