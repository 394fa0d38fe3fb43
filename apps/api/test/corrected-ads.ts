import { expect } from "vitest";
import type { TestUser } from "./factories.ts";
import { makePaidUser } from "./paid.ts";
import { nthAd } from "./small-ad.ts";
import type { TestApp } from "./test-app.ts";

let made = 0;

/** An ad of this user, scored: its id. */
export async function uploadAd(user: TestUser, category: string): Promise<string> {
  const bytes = await nthAd(++made % 4);
  const { status, body } = await user.call.form("POST", "/images/", [
    ["category", category],
    ["image", { fileName: "ad.png", contentType: "image/png", bytes }],
  ]);
  expect(status).toBe(201);
  return body.image_id;
}

/** A user with one scored ad and one place left in the plan. */
export async function userWithAd(app: TestApp): Promise<{ user: TestUser; id: string; category: string }> {
  const user = await makePaidUser(app, { uploads: 2, comparisons: 1 });
  const category = (await user.call.post("/categories/", { category: "Summer" })).body.data.id;
  return { user, category, id: await uploadAd(user, category) };
}

export const correct = (user: TestUser, id: string, body: unknown) => user.call.post(`/images/${id}/facts/`, body);
export const imageOf = async (user: TestUser, id: string) => (await user.call.get(`/images/${id}`)).body.image;
export const uploadsOf = async (user: TestUser) => (await user.call.get("/images/list/")).body.usage.current_uploads;
