import { type InvitationOperation, listInvitations, manageInvitation, sendInvitations } from "@adjudge/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { currentUserQuery } from "../../../lib/current-user.ts";
import { reloadQueries } from "../../../lib/reload-queries.ts";
import { subscriptionQuery } from "../../../lib/subscription.ts";

export const teamQuery = (page: number) =>
  queryOptions({
    queryKey: ["team", page],
    queryFn: ({ signal }) => call(listInvitations, { query: { page, page_size: 100 }, signal }),
  });

/** After any action the list and the user's rights may both have changed. */
function useReload() {
  const queryClient = useQueryClient();
  return () => reloadQueries(queryClient, [["team"], subscriptionQuery.queryKey, currentUserQuery.queryKey]);
}

export function useSendInvitations() {
  const reload = useReload();
  return useMutation({
    mutationFn: (emails: string[]) => call(sendInvitations, { body: { emails }, idempotencyKey: crypto.randomUUID() }),
    onSuccess: reload,
  });
}

export function useManageInvitation() {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ token, operation }: { token: string; operation: InvitationOperation }) =>
      call(manageInvitation, { query: { operation }, body: { invite_token: token } }),
    // Also when it failed: somebody else's change is the likeliest reason.
    onSettled: reload,
  });
}
