import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { imagesPageSize, imagesQuery } from "../api/gallery.ts";
import { type GalleryFilter, pageCount } from "../model.ts";
import { ImageCard } from "./image-card.tsx";
import { Pager } from "./pager.tsx";

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
  ticked: readonly string[];
  onTicked: (ids: readonly string[]) => void;
  /** Under the words of an empty gallery: the sample report, or nothing. */
  emptyAction: ReactNode;
}

export function ImageGrid({ filter, onPage, ticked, onTicked, emptyAction }: ImageGridProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery(imagesQuery(filter));
  if (error && !data) {
    return <ErrorNote error={error} title="Past results could not be loaded" onRetry={() => void refetch()} />;
  }
  if (!data) return <WaitingGrid label="Loading past results" />;
  if (data.images.length === 0) {
    return filter.category === null ? (
      <EmptyState title="Nothing has been scored yet" action={emptyAction}>
        Upload an ad, and its report appears here.
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
            isTicked={ticked.includes(image.id)}
            onTick={(isTicked) => onTicked(isTicked ? [...ticked, image.id] : ticked.filter((id) => id !== image.id))}
          />
        ))}
      </ul>
      <Pager
        label="Pages of results"
        page={filter.page}
        pages={pageCount(data.count, imagesPageSize)}
        onPage={onPage}
      />
    </>
  );
}
