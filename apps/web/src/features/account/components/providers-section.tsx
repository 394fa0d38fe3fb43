import type { Provider } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { useConfig } from "../../../lib/config.ts";
import { providerNames } from "../../../lib/social.ts";
import { toast } from "../../../lib/toast.ts";
import { useFocusInList } from "../../../lib/use-focus-lost.ts";
import { identitiesQuery, useConnectProvider, useDisconnectProvider } from "../api/account.ts";
import { ProofDialog } from "./proof-dialog.tsx";

/** Which providers log in to this account. Facebook proves no address, so it can be connected nowhere else. */
export function ProvidersSection({ email }: { email: string }) {
  const [connecting, setConnecting] = useState<Provider>();
  const { data, error, refetch } = useQuery(identitiesQuery);
  const title = useRef<HTMLHeadingElement>(null);
  useFocusInList(data, () => title.current?.focus());
  const offered = useConfig()?.providers ?? [];
  const connect = useConnectProvider();
  const disconnect = useDisconnectProvider();
  const connected = data?.identities ?? [];
  const shown = [...new Set<Provider>([...offered, ...connected.map(({ provider }) => provider)])];
  if (data && shown.length === 0) return null;
  const isBusy = connect.isPending || disconnect.isPending;
  const onError = (failure: unknown) => toast.error(messageOf(failure));
  return (
    <section className="account__block" aria-labelledby="providers-title">
      <h2 className="h3" id="providers-title" ref={title} tabIndex={-1}>
        Ways to log in
      </h2>
      {error && <ErrorNote error={error} title="Providers could not be loaded" onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="4rem" />}
      {data && (
        <ul className="sessions">
          {shown.map((provider) => {
            const identity = connected.find((each) => each.provider === provider);
            const name = providerNames[provider];
            return (
              <li key={provider}>
                <div className="sessions__what">
                  <span>{name}</span>
                  {identity?.email && <span className="meta">{identity.email}</span>}
                </div>
                {identity ? (
                  <div className="account__actions">
                    <Badge tone="strong">Connected</Badge>
                    <Button
                      variant="line"
                      small
                      aria-label={`Disconnect ${name}`}
                      disabled={isBusy}
                      onClick={() => disconnect.mutate(provider, { onError })}
                    >
                      Disconnect
                    </Button>
                  </div>
                ) : (
                  <Button
                    variant="line"
                    small
                    aria-label={`Connect ${name}`}
                    disabled={isBusy}
                    onClick={() => setConnecting(provider)}
                  >
                    Connect
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {connecting && (
        <ProofDialog
          open
          email={email}
          title={`Connect ${providerNames[connecting]}`}
          text={`Whoever can log in to that ${providerNames[connecting]} account can then log in to this one.`}
          action={`Go to ${providerNames[connecting]}`}
          onClose={() => setConnecting(undefined)}
          onProve={(proof) => connect.mutateAsync({ provider: connecting, ...proof })}
        />
      )}
    </section>
  );
}
