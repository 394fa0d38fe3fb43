import { PageMeta } from "../../components/page-meta.tsx";
import { LegalText } from "../../features/legal/components/legal-text.tsx";
import { terms } from "../../features/legal/terms.ts";

export function Page() {
  return (
    <div className="wrap page">
      <PageMeta title="Terms of Service" description="The agreement between you and Adjudge." />
      <LegalText title="Terms of Service" updated="11/15/2026" sections={terms} />
    </div>
  );
}
