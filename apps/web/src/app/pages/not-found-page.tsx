import { ButtonLink } from "../../components/button.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { paths } from "../../lib/paths.ts";

export function Page() {
  return (
    <div className="wrap page page--narrow">
      <PageMeta title="Page not found" isPrivate />
      <p className="reading reading--xl">404</p>
      <h1 className="h1">There is no such page.</h1>
      <p className="lead">The address may be mistyped, or what it led to was deleted.</p>
      <div className="row">
        <ButtonLink to={paths.landing}>Back to the start</ButtonLink>
      </div>
    </div>
  );
}
