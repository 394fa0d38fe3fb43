import { abTestingCategory, type Category } from "@adjudge/contracts";
import { type ReactNode, useEffect } from "react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "../../../components/button.tsx";
import { reportPath } from "../../../lib/paths.ts";
import { changeFilter, type GalleryFilter, readFilter, type Tick } from "../model.ts";
import { ComparisonGrid } from "./comparison-grid.tsx";
import { GalleryBar } from "./gallery-bar.tsx";
import { ImageGrid } from "./image-grid.tsx";
import "./gallery.css";

interface GalleryProps {
  categories: readonly Category[];
  ticks: readonly Tick[];
  onTicks: (ticks: readonly Tick[]) => void;
  compareButton: ReactNode;
  deleteCategory: (category: Category, onDeleted: () => void) => ReactNode;
  /** Without a plan: what a plan brings stands above, samples included. */
  needsPlan: boolean;
}

const empty = {
  text: "Upload an ad, and its report appears here.",
  action: (
    <ButtonLink variant="line" small to={reportPath("sample")}>
      Look at a sample report
    </ButtonLink>
  ),
};
const emptyWithoutPlan = { text: "Choose a plan and upload an ad; its report appears here.", action: null };

/** Past results; filter, order and page live in the address, so that reload and back keep them. */
export function Gallery(props: GalleryProps) {
  const { categories, ticks, onTicks, compareButton, deleteCategory, needsPlan } = props;
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const onFilter = (change: Partial<GalleryFilter>, { replace = false } = {}) => {
    setSearch((held) => changeFilter(held, change), { preventScrollReset: true, replace });
  };
  const chosen = categories.find(({ id }) => id === filter.category);
  // A category of an old link is gone: everything is shown. A/B Testing is always there once the list is.
  const isGone = filter.category !== null && chosen === undefined && categories.length > 0;
  useEffect(() => {
    if (isGone) setSearch((held) => changeFilter(held, { category: null }), { replace: true });
  }, [isGone, setSearch]);
  const isAbTesting = chosen?.category === abTestingCategory;
  return (
    <section aria-labelledby="past-results">
      <GalleryBar
        categories={categories}
        filter={filter}
        onFilter={onFilter}
        ticked={ticks.map(({ id }) => id)}
        onTicked={(ids) => onTicks(ticks.filter(({ id }) => ids.includes(id)))}
        compareButton={compareButton}
        deleteCategory={
          chosen &&
          !isAbTesting &&
          deleteCategory(chosen, () => {
            onTicks(ticks.filter(({ category }) => category !== chosen.id));
            onFilter({ category: null });
          })
        }
      />
      {!isAbTesting && (
        <ImageGrid
          filter={filter}
          onPage={(page) => onFilter({ page })}
          onLastPage={(page) => onFilter({ page }, { replace: true })}
          ticks={ticks}
          onTicks={onTicks}
          empty={needsPlan ? emptyWithoutPlan : empty}
        />
      )}
      <ComparisonGrid
        sort={filter.sort}
        page={filter.comparisonsPage}
        onPage={(comparisonsPage) => onFilter({ comparisonsPage })}
        onLastPage={(comparisonsPage) => onFilter({ comparisonsPage }, { replace: true })}
        isOnly={isAbTesting}
      />
    </section>
  );
}
