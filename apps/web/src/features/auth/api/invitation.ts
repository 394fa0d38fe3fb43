import { getInvitation } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { fullName } from "../../../lib/format.ts";
import { inviteToken } from "../../../lib/local-memory.ts";

/** The invitation a visitor came with: from the address, or kept from an earlier page. */
export function useInvitation() {
  const [query] = useSearchParams();
  const given = query.get("invite");
  // Read once: what is found invalid is forgotten, and still said on this page.
  const [kept] = useState(() => inviteToken.read());
  const token = given || kept;
  const { data, error } = useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => call(getInvitation, { query: { invite_token: token ?? "" }, signal, background: true }),
    enabled: token !== null && token !== "",
    retry: false,
  });
  const isInvalid = error instanceof ApiError && [400, 404].includes(error.status);
  useEffect(() => {
    if (isInvalid) inviteToken.clear();
    else if (given) inviteToken.write(given);
  }, [given, isInvalid]);
  return {
    token: isInvalid ? null : token,
    /** Cancelled, used up, expired or never sent. */
    isInvalid,
    email: data?.invitation.email ?? null,
    senderName: data ? fullName(data.invitation.sender) : null,
  };
}
