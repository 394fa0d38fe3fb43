import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { imagesPageSize, imagesQuery } from "../api/gallery.ts";
import { type GalleryFilter, pageCount, type Tick, tickOf } from "../model.ts";
import { ImageCard } from "./image-card.tsx";
import { Pager } from "./pager.tsx";
import { usePageInRange } from "./use-page-in-range.ts";

export function WaitingGrid({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <div className="result-grid" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="18rem" />
      ))}
    </div>
  );
}

interface ImageGridProps {
  filter: GalleryFilter;
  onPage: (page: number) => void;
  /** The page of the address is not there; this one is. */
  onLastPage: (page: number) => void;
  ticks: readonly Tick[];
  onTicks: (ticks: readonly Tick[]) => void;
  /** What an empty gallery says beside that: how it fills, and where a sample is. */
  empty: { text: string; action: ReactNode };
}

export function ImageGrid({ filter, onPage, onLastPage, ticks, onTicks, empty }: ImageGridProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery(imagesQuery(filter));
  const pages = data ? pageCount(data.count, imagesPageSize) : null;
  const isPastEnd = usePageInRange({ page: filter.page, pages: isPlaceholderData ? null : pages, onPage: onLastPage });
  if (error && !data) {
    return <ErrorNote error={error} title="Past results could not be loaded" onRetry={() => void refetch()} />;
  }
  if (!data || pages === null || isPastEnd) return <WaitingGrid label="Loading past results" />;
  if (data.images.length === 0) {
    return filter.category === null ? (
      <EmptyState title="Nothing has been scored yet" action={empty.action}>
        {empty.text}
      </EmptyState>
    ) : (
      <EmptyState title="No results in this category">Upload an ad to it, or choose another category.</EmptyState>
    );
  }
  return (
    <>
      <ul className="result-grid" aria-label="Single images" aria-busy={isPlaceholderData}>
        {data.images.map((image) => (
          <ImageCard
            key={image.id}
            image={image}
            isTicked={ticks.some(({ id }) => id === image.id)}
            onTick={(isTicked) => {
              const others = ticks.filter(({ id }) => id !== image.id);
              onTicks(isTicked ? [...others, tickOf(image)] : others);
            }}
          />
        ))}
      </ul>
      <Pager label="Pages of results" page={filter.page} pages={pages} onPage={onPage} topId="past-results" />
    </>
  );
}
