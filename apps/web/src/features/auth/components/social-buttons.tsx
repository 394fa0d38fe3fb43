import { type Provider, startOAuth } from "@adjudge/contracts";
import { FacebookLogoIcon } from "@phosphor-icons/react/dist/csr/FacebookLogo";
import { GoogleLogoIcon } from "@phosphor-icons/react/dist/csr/GoogleLogo";
import { LinkedinLogoIcon } from "@phosphor-icons/react/dist/csr/LinkedinLogo";
import { useMutation } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { call } from "../../../lib/api-client.ts";
import { messageOf } from "../../../lib/api-error.ts";
import { useConfig } from "../../../lib/config.ts";
import { socialReturnAddress } from "../../../lib/social.ts";
import { toast } from "../../../lib/toast.ts";
import "./auth.css";

const shown = [
  { provider: "google", label: "Google", Icon: GoogleLogoIcon },
  { provider: "facebook", label: "Facebook", Icon: FacebookLogoIcon },
  { provider: "linkedin", label: "LinkedIn", Icon: LinkedinLogoIcon },
] as const satisfies readonly { provider: Provider; label: string; Icon: unknown }[];

/** Leads to the provider; it comes back to /auth/{provider}. A provider the operator has not set up has no button. */
export function SocialButtons() {
  const providers = useConfig()?.providers ?? [];
  const start = useMutation({
    mutationFn: (provider: Provider) =>
      call(startOAuth, { params: { provider }, query: { redirect_uri: socialReturnAddress(provider) } }),
    onSuccess: ({ authorize_url }) => window.location.assign(authorize_url),
    onError: (error) => toast.error(messageOf(error)),
  });
  return (
    <div className="social-buttons">
      {shown
        .filter(({ provider }) => providers.includes(provider))
        .map(({ provider, label, Icon }) => (
          <Button
            key={provider}
            variant="line"
            disabled={start.isPending}
            icon={<Icon className="i" aria-hidden="true" />}
            onClick={() => start.mutate(provider)}
          >
            <span className="social-buttons__name">{label}</span>
          </Button>
        ))}
    </div>
  );
}
