import { z } from "zod";
import { getInvitation, listInvitations, manageInvitation, sendInvitations } from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { pageInfo } from "../../http/paging.ts";
import { route } from "../../http/route.ts";
import { doneMessages } from "./manage-invitation.ts";
import type { TeamService } from "./service.ts";

const Sent = z.object({ count: z.number() });
const sent = (count: number) => ({
  message: count === 1 ? "Invitation sent successfully." : "Invitations sent successfully.",
});

export function registerTeamRoutes(api: Api, team: TeamService): void {
  route(
    api,
    sendInvitations,
    async ({ userId, body, noteDone }) => sent(await team.send({ senderId: userId, emails: body.emails, noteDone })),
    { replay: (_call, outcome) => sent(Sent.parse(outcome).count) },
  );
  route(api, listInvitations, async ({ userId, query }) => {
    const page = { page: query.page, pageSize: query.page_size };
    const { invitations, count, admin, usage } = await team.list({ userId, ...page });
    return {
      message: "Team members retrieved successfully.",
      team_members: invitations,
      admin,
      usage,
      ...pageInfo({ path: `${listInvitations.path}/`, query: {}, ...page, count }),
    };
  });
  route(api, getInvitation, async ({ query, ip }) => {
    await api.rateLimiter.enforce({ action: "invitation-detail", ip }, { limit: 60, windowSeconds: 60 });
    return {
      message: "Invitation retrieved successfully.",
      invitation: await team.detail({ token: query.invite_token }),
    };
  });
  route(api, manageInvitation, async ({ userId, query, body }) => {
    await team.manage({ userId, token: body.invite_token, operation: query.operation });
    return { message: doneMessages[query.operation] };
  });
}
