import { ButtonLink } from "../../components/button.tsx";
import { FieldError } from "../../components/field.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { paths } from "../../lib/paths.ts";
import { AuthLayout } from "../layouts/auth-layout.tsx";

/** A return address that belongs to no provider. */
export function Page() {
  return (
    <AuthLayout formTitle="Log In" backTo={paths.login}>
      <PageMeta title="Log In" isPrivate />
      <FieldError>Unsupported provider</FieldError>
      <ButtonLink to={paths.login} wide>
        Back to Log In
      </ButtonLink>
    </AuthLayout>
  );
}
