import { expect, test } from "@playwright/test";
import { logIn, paidUser, verifiedUser } from "../fixtures/accounts.ts";
import { expectNoAxeFaults } from "../fixtures/axe.ts";

test("owner and invitee go through every state side by side", async ({ browser, request, baseURL }) => {
  const origin = baseURL ?? "";
  const owner = await paidUser(request);
  const invitee = await verifiedUser(request);
  const [ownerContext, inviteeContext] = [
    await browser.newContext({ baseURL: origin }),
    await browser.newContext({ baseURL: origin }),
  ];
  await logIn(ownerContext, owner, origin);
  await logIn(inviteeContext, invitee, origin);
  const [ownerPage, inviteePage] = [await ownerContext.newPage(), await inviteeContext.newPage()];

  await ownerPage.goto("/team-members");
  await expect(ownerPage.getByRole("heading", { name: "Manage Team" })).toBeVisible();
  await expect(ownerPage.getByText("Invite Team Members to collaborate with you on Adjudge!")).toBeVisible();
  await expect(ownerPage.getByText("Team Members(0)")).toBeVisible();
  const input = ownerPage.getByLabel("Emails");
  await input.pressSequentially(`${invitee.email} broken `);
  await ownerPage.getByRole("button", { name: "Send Invite" }).click();
  await expect(ownerPage.getByText("broken: Invalid email format")).toBeVisible();
  await ownerPage.getByRole("button", { name: "Remove broken" }).click();
  await ownerPage.getByRole("button", { name: "Send Invite" }).click();
  await expect(ownerPage.getByText("Invite Sent")).toBeVisible();
  await expectNoAxeFaults(ownerPage);

  await inviteePage.goto("/team-members");
  await inviteePage.getByRole("button", { name: "Accept Invite" }).click();
  await expect(inviteePage.getByText("Accepted", { exact: true })).toBeVisible();
  await expect(inviteePage.getByText("Team Member", { exact: true }).first()).toBeVisible();

  await ownerPage.reload();
  await expect(ownerPage.getByText(/Accepted at \d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M/)).toBeVisible();
  await ownerPage.getByRole("button", { name: "Cancel" }).click();
  await expect(ownerPage.getByRole("button", { name: "Activate" })).toBeVisible();
  await inviteePage.reload();
  await expect(inviteePage.getByText("Cancelled", { exact: true })).toBeVisible();

  await ownerPage.getByRole("button", { name: "Activate" }).click();
  await expect(ownerPage.getByText("Invite Sent")).toBeVisible();
  await ownerPage.getByRole("button", { name: /^Delete the invitation/ }).click();
  await expect(ownerPage.getByText("Team Members(0)")).toBeVisible();
  await ownerContext.close();
  await inviteeContext.close();
});

test("an invitation link leads a visitor to the log-in, whose banner names the sender, and is accepted there", async ({
  page,
  request,
}) => {
  const owner = await paidUser(request);
  const invitee = await verifiedUser(request);
  const headers = { authorization: `Bearer ${owner.token}` };
  await request.post("/api/invitations/", { headers, data: { emails: [invitee.email] } });
  const list = (await (await request.get("/api/invitations/list/", { headers })).json()) as {
    team_members: { token: string }[];
  };
  const token = list.team_members[0]?.token ?? "";
  await page.goto(`/team-members?invite=${encodeURIComponent(token)}`);
  await expect(page).toHaveURL(/\/login\?invite=/);
  await expect(page.getByText("Login and accept Ada Tester's invite")).toBeVisible();
  await page.getByLabel("Email").fill(invitee.email);
  await page.getByLabel("Password", { exact: true }).fill(invitee.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Team Member", { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("inviteToken"))).toBeNull();
});
