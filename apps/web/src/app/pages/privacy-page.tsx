import { PageMeta } from "../../components/page-meta.tsx";
import { LegalText } from "../../features/legal/components/legal-text.tsx";
import { privacy } from "../../features/legal/privacy.ts";

export function Page() {
  return (
    <div className="wrap page">
      <PageMeta
        title="Privacy Policy"
        description="What Adjudge stores about you, why, and what you can do about it."
      />
      <LegalText title="Privacy Policy" updated="11/15/2026" sections={privacy} />
    </div>
  );
}
