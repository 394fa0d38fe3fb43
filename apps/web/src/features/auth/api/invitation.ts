import { getInvitation } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../../lib/api-client.ts";
import { fullName } from "../../../lib/format.ts";
import { inviteToken } from "../../../lib/local-memory.ts";

/** The invitation a visitor came with: from the address, or kept from an earlier page. */
export function useInvitation() {
  const [query] = useSearchParams();
  const given = query.get("invite");
  const token = given || inviteToken.read();
  useEffect(() => {
    if (given) inviteToken.write(given);
  }, [given]);
  const { data } = useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => call(getInvitation, { query: { invite_token: token ?? "" }, signal, background: true }),
    enabled: token !== null && token !== "",
    retry: false,
  });
  return {
    token,
    email: data?.invitation.email ?? null,
    senderName: data ? fullName(data.invitation.sender) : null,
  };
}
