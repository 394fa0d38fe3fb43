import { EmptyState } from "../../components/empty-state.tsx";
import { PageMeta } from "../../components/page-meta.tsx";

/** For a route whose feature is not here yet. */
export function BeingBuilt({ title }: { title: string }) {
  return (
    <div className="wrap page">
      <PageMeta title={title} isPrivate />
      <h1 className="h1">{title}</h1>
      <EmptyState title="This page is being built">Nothing to see here yet.</EmptyState>
    </div>
  );
}
