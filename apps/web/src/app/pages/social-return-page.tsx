import type { Provider } from "@adjudge/contracts";
import { useParams } from "react-router";
import { ButtonLink } from "../../components/button.tsx";
import { FieldError } from "../../components/field.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { SocialReturn } from "../../features/auth/components/social-return.tsx";
import { paths } from "../../lib/paths.ts";
import { providerNames } from "../../lib/social.ts";
import { AuthLayout } from "../layouts/auth-layout.tsx";

const isProvider = (name: string): name is Provider => Object.hasOwn(providerNames, name);

/** Where every provider sends the user back to: `/auth/google` and its sisters. */
export function Page() {
  const { provider = "" } = useParams();
  if (!isProvider(provider)) return <UnsupportedProvider />;
  const title = `Signing in with ${providerNames[provider]}`;
  return (
    <AuthLayout formTitle={title} backTo={paths.login}>
      <PageMeta title={title} isPrivate />
      <SocialReturn provider={provider} />
    </AuthLayout>
  );
}

function UnsupportedProvider() {
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
