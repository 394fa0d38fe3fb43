import { abTestingCategory, type Category } from "@adjudge/contracts";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "../../../components/button.tsx";
import { reportPath } from "../../../lib/paths.ts";
import { changeFilter, type GalleryFilter, readFilter } from "../model.ts";
import { ComparisonGrid } from "./comparison-grid.tsx";
import { GalleryBar } from "./gallery-bar.tsx";
import { ImageGrid } from "./image-grid.tsx";
import "./gallery.css";

interface GalleryProps {
  categories: readonly Category[];
  ticked: readonly string[];
  onTicked: (ids: readonly string[]) => void;
  compareButton: ReactNode;
  deleteCategory: (category: Category, onDeleted: () => void) => ReactNode;
}

/** Past results; filter, order and page live in the address, so that reload and back keep them. */
export function Gallery({ categories, ticked, onTicked, compareButton, deleteCategory }: GalleryProps) {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const onFilter = (change: Partial<GalleryFilter>) => {
    setSearch((held) => changeFilter(held, change), { preventScrollReset: true });
  };
  const chosen = categories.find(({ id }) => id === filter.category);
  const isAbTesting = chosen?.category === abTestingCategory;
  return (
    <section aria-labelledby="past-results">
      <GalleryBar
        categories={categories}
        filter={filter}
        onFilter={onFilter}
        ticked={ticked}
        onTicked={onTicked}
        compareButton={compareButton}
        deleteCategory={chosen && !isAbTesting && deleteCategory(chosen, () => onFilter({ category: null }))}
      />
      {!isAbTesting && (
        <ImageGrid
          filter={filter}
          onPage={(page) => onFilter({ page })}
          ticked={ticked}
          onTicked={onTicked}
          emptyAction={
            <ButtonLink variant="line" small to={reportPath("sample")}>
              Look at a sample report
            </ButtonLink>
          }
        />
      )}
      <ComparisonGrid
        page={filter.comparisonsPage}
        onPage={(comparisonsPage) => onFilter({ comparisonsPage })}
        isOnly={isAbTesting}
      />
    </section>
  );
}
