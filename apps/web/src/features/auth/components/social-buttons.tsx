import { type Provider, startOAuth } from "@adjudge/contracts";
import facebookLogoIcon from "@phosphor-icons/core/regular/facebook-logo.svg?raw";
import googleLogoIcon from "@phosphor-icons/core/regular/google-logo.svg?raw";
import linkedinLogoIcon from "@phosphor-icons/core/regular/linkedin-logo.svg?raw";
import { useMutation } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { call } from "../../../lib/api-client.ts";
import { messageOf } from "../../../lib/api-error.ts";
import { useConfig } from "../../../lib/config.ts";
import { socialReturnAddress } from "../../../lib/social.ts";
import { toast } from "../../../lib/toast.ts";
import "./auth.css";
import { Icon } from "../../../components/icon.tsx";

const shown = [
  { provider: "google", label: "Google", icon: googleLogoIcon },
  { provider: "facebook", label: "Facebook", icon: facebookLogoIcon },
  { provider: "linkedin", label: "LinkedIn", icon: linkedinLogoIcon },
] as const satisfies readonly { provider: Provider; label: string; icon: string }[];

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
        .map(({ provider, label, icon }) => (
          <Button
            key={provider}
            variant="line"
            disabled={start.isPending}
            icon={<Icon svg={icon} />}
            onClick={() => start.mutate(provider)}
          >
            <span className="social-buttons__name">{label}</span>
          </Button>
        ))}
    </div>
  );
}
