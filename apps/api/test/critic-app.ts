import { atFileEnd } from "./file-end.ts";
import { startCriticServer, type CriticServer } from "../../../tools/critic-server.mjs";
import type { TestUser } from "./factories.ts";
import { makePaidUser } from "./paid.ts";
import { nthAd } from "./small-ad.ts";
import { buildTestApp, type TestApp } from "./test-app.ts";
import type { Answer } from "./test-caller.ts";

export type CriticApp = { app: TestApp; model: CriticServer; destination: string };

/** The API with a model on loopback. */
export async function buildCriticApp(env: Record<string, string> = {}): Promise<CriticApp> {
  const model = await startCriticServer();
  atFileEnd(model.close);
  const app = await buildTestApp({
    env: { CRITIC_URL: `${model.origin}/v1`, CRITIC_MODEL: "stand-in-vl", ...env },
  });
  return { app, model, destination: new URL(model.origin).host };
}

export async function agreedUser({ app, destination }: CriticApp): Promise<TestUser> {
  const user = await makePaidUser(app);
  const { status } = await user.call.put("/critic/consent/", { destination });
  if (status !== 200) throw new Error(`agreeing answered ${status}`);
  return user;
}

export async function categoryOf(user: TestUser, name: string): Promise<string> {
  return (await user.call.post("/categories/", { category: name })).body.data.id;
}

export const uploadTo = async (
  user: TestUser,
  category: string,
  bytes: Buffer,
  fileName = "secret-campaign-name.png",
): Promise<Answer> =>
  user.call.form("POST", "/images/", [
    ["category", category],
    ["number_of_images", "1"],
    ["image", { fileName, contentType: "image/png", bytes }],
  ]);

/** Uploads the n-th ad and returns its id. */
export async function storedAd(user: TestUser, n = 0): Promise<string> {
  const answer = await uploadTo(
    user,
    await categoryOf(user, `C${Math.random().toString(36).slice(2, 10)}`),
    await nthAd(n),
  );
  if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}`);
  return answer.body.image_id;
}
