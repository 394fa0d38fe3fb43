import { useState } from "react";
import arrowsLeftRightIcon from "@phosphor-icons/core/regular/arrows-left-right.svg?raw";
import { AnalysingOverlay } from "../../components/analysing-overlay.tsx";
import { ButtonLink } from "../../components/button.tsx";
import { ErrorNote } from "../../components/error-note.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { OverdueNote } from "../../features/billing/components/overdue-note.tsx";
import { useCategories, useCreateCategory } from "../../features/categories/api/categories.ts";
import { DeleteCategory } from "../../features/categories/components/delete-category.tsx";
import { CompareButton, useCompare } from "../../features/comparisons/components/use-compare.tsx";
import { Gallery } from "../../features/gallery/components/gallery.tsx";
import { UsageSummary } from "../../features/gallery/components/usage-summary.tsx";
import type { Tick } from "../../features/gallery/model.ts";
import { PlanInvitation } from "../../features/uploads/components/plan-invitation.tsx";
import { UploadForm } from "../../features/uploads/components/upload-form.tsx";
import { paths } from "../../lib/paths.ts";
import { useSubscription } from "../../lib/subscription.ts";
import "./creatives-screen.css";
import { Icon } from "../../components/icon.tsx";

/** /results and /ab-test: the same elements; the second takes pairs only. */
export function CreativesScreen({ title, needsPair = false }: { title: string; needsPair?: boolean }) {
  const [ticks, setTicks] = useState<readonly Tick[]>([]);
  const { categories, error, isPending, reload } = useCategories();
  const { mutateAsync: create } = useCreateCategory();
  const { isPaid, subscription, error: planError } = useSubscription();
  const compare = useCompare(ticks);
  // The paid flag of the last visit may be out of date; without a plan nobody should be shown a form that refuses.
  const needsPlan = !isPaid && subscription !== null;

  const form = () => {
    if (error) return <ErrorNote error={error} title="Categories could not be loaded" onRetry={reload} />;
    if (needsPlan) return <PlanInvitation />;
    // The usage beside it says that the plan could not be loaded, and tries again.
    if (!isPaid && planError) return null;
    if (isPending || (!isPaid && !subscription)) return <Skeleton height="var(--form-height)" />;
    return (
      <UploadForm
        categories={categories}
        onCreateCategory={async (name) => (await create(name)).data.id}
        needsPair={needsPair}
        compareButton={<CompareButton compare={compare} />}
      />
    );
  };
  return (
    <div className="wrap page">
      <PageMeta title={title} isPrivate />
      <div className="creatives-head">
        <h1 className="h1">{title}</h1>
        {needsPair ? (
          <ButtonLink variant="line" small to={paths.results}>
            Results
          </ButtonLink>
        ) : (
          <ButtonLink variant="line" small to={paths.abTest} icon={<Icon svg={arrowsLeftRightIcon} />}>
            New A/B test
          </ButtonLink>
        )}
      </div>
      <OverdueNote />
      <div className="creatives-work">
        {form()}
        {(isPaid || subscription === null) && <UsageSummary />}
      </div>
      <Gallery
        categories={categories}
        ticks={ticks}
        onTicks={setTicks}
        compareButton={<CompareButton compare={compare} small />}
        deleteCategory={(category, onDeleted) => <DeleteCategory category={category} onDeleted={onDeleted} />}
        needsPlan={needsPlan}
      />
      <AnalysingOverlay message={compare.isPending ? "Comparing Images..." : null} />
    </div>
  );
}
