import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { Button, ButtonLink } from "../../components/button.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { isMissingCode, messageOf } from "../../lib/api-error.ts";
import { paths } from "../../lib/paths.ts";
import { noteMissingCode } from "../fresh-start.ts";

const textOf = (error: unknown): string =>
  isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : messageOf(error);

/** What a page shows when it broke, or when its code could not be fetched. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isMissingCode(error);
  useEffect(() => {
    if (isMissing) noteMissingCode();
  }, [isMissing]);
  return (
    <div className="wrap page page--narrow" role="alert">
      <PageMeta title="Unexpected Application Error!" isPrivate />
      <h1 className="h1">Unexpected Application Error!</h1>
      <p className="lead">{textOf(error)}</p>
      <div className="row">
        {/* The router keeps what it could not load as not to be loaded: only a new document asks again. */}
        {isMissing && <Button onClick={() => window.location.reload()}>Try again</Button>}
        <ButtonLink to={paths.landing} variant={isMissing ? "line" : "primary"} reloadDocument={!isMissing}>
          Back to the start
        </ButtonLink>
      </div>
    </div>
  );
}
