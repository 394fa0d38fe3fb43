import { PageMeta } from "../../components/page-meta.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { AuthLayout } from "../layouts/auth-layout.tsx";

export function Page() {
  return (
    <AuthLayout formTitle="Signing in with LinkedIn">
      <PageMeta title="Signing in with LinkedIn" />
      <EmptyState title="This page is being built">Nothing to see here yet.</EmptyState>
    </AuthLayout>
  );
}
