import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { type Account, api, logIn, mailedCode, paidUser, verifiedUser } from "../fixtures/accounts.ts";
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
  await expectNoAxeFaults(ownerPage);
  await ownerPage.getByRole("button", { name: "Remove broken" }).click();
  await ownerPage.getByRole("button", { name: "Send Invite" }).click();
  await expect(ownerPage.getByText("Invite Sent")).toBeVisible();
  await expectNoAxeFaults(ownerPage);

  await inviteePage.goto("/team-members");
  await expect(inviteePage.getByRole("button", { name: "Accept Invite" })).toBeVisible();
  await expect(inviteePage.getByText("Invited by Ada Tester")).toBeVisible();
  await expectNoAxeFaults(inviteePage);
  await inviteePage.getByRole("button", { name: "Accept Invite" }).click();
  await expect(inviteePage.getByText("Accepted", { exact: true })).toBeVisible();
  await expect(inviteePage.getByText("Team Member", { exact: true }).first()).toBeVisible();
  await expectNoAxeFaults(inviteePage);

  await ownerPage.reload();
  await expect(ownerPage.getByText(/Accepted at \d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M/)).toBeVisible();
  // Leaving asks first, and so does taking something from somebody.
  await inviteePage.getByRole("button", { name: /^Leave the team of/ }).click();
  await expect(inviteePage.getByRole("dialog", { name: /^Leave the team of Ada Tester/ })).toBeVisible();
  await expectNoAxeFaults(inviteePage);
  await inviteePage.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
  await expect(inviteePage.getByText("Accepted", { exact: true })).toBeVisible();
  await ownerPage.getByRole("button", { name: "Cancel" }).click();
  await expect(ownerPage.getByRole("button", { name: "Activate" })).toHaveCount(0);
  await ownerPage.getByRole("dialog").getByRole("button", { name: "Cancel invite" }).click();
  await expect(ownerPage.getByRole("button", { name: "Activate" })).toBeVisible();
  await expectNoAxeFaults(ownerPage);
  await inviteePage.reload();
  await expect(inviteePage.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(inviteePage.getByText("so you cannot use the admin’s plan")).toBeVisible();
  await expectNoAxeFaults(inviteePage);

  await ownerPage.getByRole("button", { name: "Activate" }).click();
  await expect(ownerPage.getByText("Invite Sent")).toBeVisible();
  await ownerPage.getByRole("button", { name: /^Delete the invitation/ }).click();
  await expect(ownerPage.getByText("Team Members(1)")).toBeVisible();
  await ownerPage.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
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
  await expect(page).toHaveURL(`/login?invite=${encodeURIComponent(token)}`);
  await expect(page.getByText("Login and accept Ada Tester's invite")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("inviteToken"))).toBe(token);
  await page.getByLabel("Email").fill(invitee.email);
  await page.getByLabel("Password", { exact: true }).fill(invitee.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Team Member", { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("inviteToken"))).toBeNull();
});

test("an invitation that is not valid says so, and is in nobody's way", async ({ page }) => {
  await page.goto("/team-members?invite=nonsense");
  await expect(page).toHaveURL("/login?invite=nonsense");
  const note = page.getByText("This invitation is not valid any more.");
  await expect(note).toBeVisible();
  await expectNoAxeFaults(page);
  expect(await page.evaluate(() => localStorage.getItem("inviteToken"))).toBeNull();
  await page.goto("/register?invite=nonsense");
  await expect(note).toBeVisible();
  await page.goto("/register");
  await expect(page.getByRole("button", { name: "Create My Account" })).toBeVisible();
  await expect(note).toHaveCount(0);
});

const tokensOf = async (request: APIRequestContext, owner: Account): Promise<Record<string, string>> => {
  const { body } = await api(request, "GET", "/invitations/list/", { token: owner.token });
  return Object.fromEntries(body.team_members.map((row: { email: string; token: string }) => [row.email, row.token]));
};

test("a stranger registers through the invitation and is a member once the address is confirmed", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => localStorage.setItem("videoShowed", "true"));
  const owner = await paidUser(request);
  const email = `e2e-${randomUUID()}@example.test`;
  await api(request, "POST", "/invitations/", { token: owner.token, data: { emails: [email] } });
  const token = (await tokensOf(request, owner))[email] ?? "";
  await page.goto(`/team-members?invite=${encodeURIComponent(token)}`);
  await expect(page.getByText("Login and accept Ada Tester's invite")).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByText("Register and accept Ada Tester's invite")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expectNoAxeFaults(page);
  await page.getByLabel("First Name").fill("Grace");
  await page.getByLabel("Last Name").fill("Hopper");
  await page.getByLabel("Password", { exact: true }).fill("compile it once");
  await page.getByLabel("Confirm Password").fill("compile it once");
  await page.getByRole("button", { name: "Create My Account" }).click();
  await page.getByRole("button", { name: "Request OTP" }).click();
  await expect(page.getByText(`Enter the OTP sent to ${email}`)).toBeVisible();
  await expect.poll(async () => (await mailedCode(request, email)).length).toBe(6);
  await page.getByLabel("OTP").fill(await mailedCode(request, email));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Login and accept Ada Tester's invite")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("compile it once");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByText("Logged in, and the invitation is accepted.")).toBeVisible();
  await expect(page.getByText("Team Member", { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("inviteToken"))).toBeNull();
});

test("chips come by space, Enter, comma and paste, each with its own error, by keyboard alone", async ({
  page,
  request,
  baseURL,
  context,
}) => {
  const owner = await paidUser(request);
  await logIn(context, owner, baseURL ?? "");
  await page.goto("/team-members");
  const input = page.getByLabel("Emails");
  const chips = page.getByRole("button", { name: /^Remove / });
  await expect(input).toHaveAttribute("placeholder", "Enter email to invite member");
  await expect(page.getByText("Click Space after every entry")).toBeVisible();
  await page.getByRole("button", { name: "Send Invite" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();

  await input.focus();
  await page.keyboard.type("  one@example.test ");
  await page.keyboard.type("two@example.test");
  await page.keyboard.press("Enter");
  await page.keyboard.type("three@example.test,");
  await expect(chips).toHaveCount(3);
  await expect(input).toHaveValue("");
  const pasted = Array.from({ length: 20 }, (_, index) => `paste${index}@example.test`);
  await input.evaluate(
    (element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [...pasted.slice(0, 7), "ONE@example.test"].join("\n") + "; " + pasted.slice(7).join(", "),
  );
  await expect(chips).toHaveCount(23);
  await page.getByRole("button", { name: "Send Invite" }).click();
  await expect(page.getByText("At most 20 addresses can be invited at once.")).toBeVisible();

  await input.focus();
  for (let index = 0; index < 21; index++) await page.keyboard.press("Backspace");
  await expect(chips).toHaveCount(2);
  await page.keyboard.type(`not-an-address a@b ${owner.email} `);
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Send Invite" }).press("Enter");
  await expect(page.getByText("not-an-address: Invalid email format")).toBeVisible();
  await expect(page.getByText("a@b: Invalid email format")).toBeVisible();
  await expectNoAxeFaults(page);
  await page.getByRole("button", { name: "Remove not-an-address" }).press("Enter");
  await page.getByRole("button", { name: "Remove a@b" }).press("Enter");
  await expect(input).toBeFocused();
  await page.getByRole("button", { name: "Send Invite" }).press("Enter");
  await expect(page.getByText(`${owner.email}: You cannot invite yourself.`)).toBeVisible();
  await expect(page.getByText("Team Members(0)")).toBeVisible();
  await page.getByRole("button", { name: `Remove ${owner.email}` }).press("Enter");
  await page.getByRole("button", { name: "Send Invite" }).press("Enter");
  await expect(page.getByText("Team Members(2)")).toBeVisible();
  await expect(page.getByText("Invite Sent")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Send Invite" })).toBeFocused();
  // What was pressed stays and is called otherwise; with a row its buttons go.
  await page.getByRole("button", { name: "Cancel", exact: true }).first().press("Enter");
  await page.getByRole("button", { name: "Cancel invite" }).press("Enter");
  await expect(page.getByRole("button", { name: "Activate" })).toBeFocused();
  await page
    .getByRole("button", { name: /^Delete the invitation to/ })
    .first()
    .press("Enter");
  await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Team Members(1)" })).toBeFocused();
  await expect(page.getByText(/\d+ of \d+ seats remaining/)).toBeVisible();
  await expect(input).toHaveValue("");
});

test("a removed member uploads no more at the next request and still reads what is theirs", async ({
  page,
  request,
  baseURL,
  context,
}) => {
  const owner = await paidUser(request);
  const member = await verifiedUser(request);
  await api(request, "POST", "/invitations/", { token: owner.token, data: { emails: [member.email] } });
  const invite_token = (await tokensOf(request, owner))[member.email];
  const manage = (operation: string, token: string) =>
    api(request, "POST", `/invitations/manage/?operation=${operation}`, { token, data: { invite_token } });
  expect((await manage("accept", member.token)).status).toBe(200);
  await logIn(context, member, baseURL ?? "");
  await page.goto("/results");
  await expect(page.getByText("Team Member", { exact: true }).first()).toBeVisible();
  expect((await manage("revoke", owner.token)).status).toBe(200);
  const upload = await request.post("/api/images/", {
    headers: { authorization: `Bearer ${member.token}` },
    multipart: { category: "x", number_of_images: "1" },
  });
  expect([upload.status(), (await upload.json()).code]).toEqual([403, "subscription_required"]);
  expect((await api(request, "GET", "/images/list/", { token: member.token })).status).toBe(200);
  await page.goto("/team-members");
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(page.getByText("Team Member", { exact: true })).toHaveCount(0);
  await page.goto(`/team-members?invite=nonsense`);
  await expect(page.getByText(`This invitation is not for ${member.email}`)).toBeVisible();
  await expectNoAxeFaults(page);
});

test("without a plan the team page says what inviting needs", async ({ page, request, baseURL, context }) => {
  await logIn(context, await verifiedUser(request), baseURL ?? "");
  await page.goto("/team-members");
  await expect(page.getByText("Inviting team members needs a plan of your own.")).toBeVisible();
  await expect(page.getByLabel("Emails")).toHaveCount(0);
  await expect(page.getByText("Admin", { exact: true })).toHaveCount(0);
  await expectNoAxeFaults(page);
  await page.getByRole("button", { name: "Choose Plan" }).click();
  await expect(page).toHaveURL(/\/$/);
});
