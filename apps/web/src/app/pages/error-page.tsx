import { isRouteErrorResponse, useRouteError } from "react-router";
import { ButtonLink } from "../../components/button.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { messageOf } from "../../lib/api-error.ts";
import { paths } from "../../lib/paths.ts";

const textOf = (error: unknown): string =>
  isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : messageOf(error);

/** What a page shows when it broke. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <div className="wrap page page--narrow" role="alert">
      <PageMeta title="Unexpected Application Error!" isPrivate />
      <h1 className="h1">Unexpected Application Error!</h1>
      <p className="lead">{textOf(error)}</p>
      <div className="row">
        <ButtonLink to={paths.landing} reloadDocument>
          Back to the start
        </ButtonLink>
      </div>
    </div>
  );
}
