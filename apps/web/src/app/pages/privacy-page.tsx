import { PageMeta } from "../../components/page-meta.tsx";
import { LegalText } from "../../features/legal/components/legal-text.tsx";
import { privacy } from "../../features/legal/privacy.ts";
import { secondOpinions } from "../../features/legal/second-opinions.ts";
import { useConfig } from "../../lib/config.ts";

export function Page() {
  const critic = useConfig()?.critic;
  return (
    <div className="wrap page">
      <PageMeta
        title="Privacy Policy"
        description="What Adjudge stores about you, why, and what you can do about it."
      />
      <LegalText
        title="Privacy Policy"
        updated="11/15/2026"
        sections={critic ? [...privacy, secondOpinions(critic)] : privacy}
      />
    </div>
  );
}
