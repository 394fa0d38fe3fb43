import type { Category, SortOrder } from "@adjudge/contracts";
import { type ReactNode, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { Select } from "../../../components/select.tsx";
import { useFocusInList } from "../../../lib/use-focus-lost.ts";
import { defaultSort, type GalleryFilter, sortOptions } from "../model.ts";
import { DeleteTicked } from "./delete-ticked.tsx";

const all = "All";

interface GalleryBarProps {
  categories: readonly Category[];
  filter: GalleryFilter;
  onFilter: (change: Partial<GalleryFilter>) => void;
  ticked: readonly string[];
  onTicked: (ids: readonly string[]) => void;
  compareButton: ReactNode;
  /** Beside the filter when a category of one's own is chosen. */
  deleteCategory: ReactNode;
}

const isSort = (value: string): value is SortOrder => sortOptions.some((option) => option.value === value);

export function GalleryBar(props: GalleryBarProps) {
  const { categories, filter, onFilter, ticked, onTicked, compareButton, deleteCategory } = props;
  const category = useRef<HTMLButtonElement>(null);
  // A category that was deleted takes its button and its question along.
  useFocusInList(filter.category, () => category.current?.focus());
  const options = [
    { value: all, label: all },
    ...categories.map(({ id, category }) => ({ value: id, label: category })),
  ];
  return (
    <div className="gallery-bar">
      <h2 className="h2" id="past-results">
        Past results
      </h2>
      <div className="gallery-bar__filter">
        <Select
          ref={category}
          inline
          label="Category"
          options={options}
          value={filter.category ?? all}
          onChange={(value) => onFilter({ category: value === all ? null : value })}
        />
        {deleteCategory}
      </div>
      <Select
        inline
        label="Sort"
        options={sortOptions}
        value={filter.sort}
        onChange={(value) => onFilter({ sort: isSort(value) ? value : defaultSort })}
      />
      <div className="row gallery-bar__ticked">
        <span className="meta" role="status">
          {ticked.length} ticked
        </span>
        {ticked.length > 0 && (
          <>
            <Button variant="quiet" small onClick={() => onTicked([])}>
              Clear
            </Button>
            <DeleteTicked ids={ticked} onTicked={onTicked} />
          </>
        )}
        {compareButton}
      </div>
    </div>
  );
}
