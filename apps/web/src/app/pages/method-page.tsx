import { PageMeta } from "../../components/page-meta.tsx";
import { MethodView } from "../../features/method/method-view.tsx";

export function Page() {
  return (
    <div className="wrap page">
      <PageMeta
        title="How good are the scores?"
        description="What Adjudge measures, how the scores compare with human data, and what they cannot tell."
      />
      <h1 className="h1">How good are the scores?</h1>
      <MethodView />
    </div>
  );
}
