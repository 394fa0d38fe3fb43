import type { Provider } from "@adjudge/contracts";
import { PageMeta } from "../../components/page-meta.tsx";
import { SocialReturn } from "../../features/auth/components/social-return.tsx";
import { paths } from "../../lib/paths.ts";
import { providerNames } from "../../lib/social.ts";
import { AuthLayout } from "../layouts/auth-layout.tsx";

export function SocialReturnPage({ provider }: { provider: Provider }) {
  const title = `Signing in with ${providerNames[provider]}`;
  return (
    <AuthLayout formTitle={title} backTo={paths.login}>
      <PageMeta title={title} isPrivate />
      <SocialReturn provider={provider} />
    </AuthLayout>
  );
}
