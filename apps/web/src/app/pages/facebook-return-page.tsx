import { PageMeta } from "../../components/page-meta.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { AuthLayout } from "../layouts/auth-layout.tsx";

export function Page() {
  return (
    <AuthLayout formTitle="Signing in with Facebook">
      <PageMeta title="Signing in with Facebook" />
      <EmptyState title="This page is being built">Nothing to see here yet.</EmptyState>
    </AuthLayout>
  );
}
