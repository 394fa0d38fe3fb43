import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { toast } from "../../../lib/toast.ts";
import { useFocusInList } from "../../../lib/use-focus-lost.ts";
import { sessionsQuery, useEndOtherSessions, useEndSession } from "../api/account.ts";
import { deviceOf } from "../device.ts";

export function SessionsSection() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusInList(data, () => title.current?.focus());
  const others = data?.filter(({ current }) => !current) ?? [];
  const onError = (failure: unknown) => toast.error(messageOf(failure));
  return (
    <section className="account__block" aria-labelledby="sessions-title">
      <h2 className="h3" id="sessions-title" ref={title} tabIndex={-1}>
        Where you are logged in
      </h2>
      {error && <ErrorNote error={error} title="Sessions could not be loaded" onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="4rem" />}
      <ul className="sessions">
        {data?.map((session) => (
          <li key={session.id}>
            <div className="sessions__what">
              <span>{deviceOf(session.user_agent)}</span>
              <span className="meta">
                Last seen {formatDateTime(session.last_seen_date)}
                {session.ip && ` from ${session.ip}`}
              </span>
            </div>
            {session.current ? (
              <Badge tone="accent">This one</Badge>
            ) : (
              <Button
                variant="line"
                small
                disabled={end.isPending || endOthers.isPending}
                aria-label={`End ${deviceOf(session.user_agent)}, last seen ${formatDateTime(session.last_seen_date)}`}
                onClick={() => end.mutate(session.id, { onError })}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button
            variant="line"
            small
            busy={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(
                others.map(({ id }) => id),
                { onSuccess: () => toast.success("Logged out everywhere else."), onError },
              )
            }
          >
            Log out everywhere else
          </Button>
        </div>
      )}
    </section>
  );
}
