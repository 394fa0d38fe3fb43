import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { databasePid, spawnProgram, startProduct } from "./product-process.ts";

const base = mkdtempSync(join(tmpdir(), "adjudge-commands-"));
chmodSync(base, 0o711);
afterAll(() => rmSync(base, { recursive: true, force: true }));

let count = 0;
const newDataDir = (): string => join(base, `d${count++}`);

async function runPlans(dataDir: string, ...args: string[]) {
  const { output, ended } = spawnProgram("apps/api/src/commands/plans.ts", args, { DATA_DIR: dataDir });
  return { code: await ended, text: output() };
}

type PlanOnTheWire = { name: string; price_per_month: number; total_yearly_price: number; features: object[] };

async function plansOf(origin: string, cycle = "Monthly"): Promise<PlanOnTheWire[]> {
  const response = await fetch(`${origin}/api/subscription-plans/?billing_cycle=${cycle}`);
  return ((await response.json()) as { plans: PlanOnTheWire[] }).plans;
}

// These start the product with its own embedded database; a second engine changes nothing about them.
describe.skipIf(process.env["TEST_DATABASE_URL"])("commands beside the product", { timeout: 600_000 }, () => {
  it("`npm run plans` shows and changes plans and says what is wrong, also while the product runs on its own database", async () => {
    const dataDir = newDataDir();
    const before = await runPlans(dataDir, "list");
    expect(before).toMatchObject({ code: 0, text: expect.stringMatching(/^Growth +Monthly +\$50\.00\/month/m) });
    // Nothing is left running where nothing ran before.
    expect(databasePid(dataDir)).toBeUndefined();

    const product = await startProduct({ dataDir });
    const pid = databasePid(dataDir);
    const set = await runPlans(dataDir, "set", "growth", "price=49.50", "uploads=120", "members=unlimited");
    expect(set.code).toBe(0);
    expect(set.text).toMatch(/^Growth +Yearly +\$475\.20\/year +120 \/ 20 \/ unlimited$/m);
    const growth = (await plansOf(product.origin)).find(({ name }) => name === "Growth");
    expect(growth).toMatchObject({ price_per_month: 49.5 });
    expect(growth?.features).toContainEqual({ description: "120 image uploads a month", limit: 120 });
    expect(growth?.features).toContainEqual({ description: "Unlimited team members", limit: null });
    expect((await plansOf(product.origin, "Yearly"))[1]?.total_yearly_price).toBe(475.2);

    expect((await runPlans(dataDir, "retire", "Agency")).text).toContain("(retired)");
    expect((await plansOf(product.origin)).map(({ name }) => name)).toEqual(["Starter", "Growth", "Enterprise"]);
    await runPlans(dataDir, "restore", "Agency");
    expect(await plansOf(product.origin)).toHaveLength(4);
    const wrong: [string[], string][] = [
      [["set", "Nobody", "price=1"], "There is no plan called Nobody."],
      [["set", "Growth", "price=-1"], "price must be dollars"],
      [["set", "Growth", "uploads=many"], 'uploads must be a whole number or "unlimited".'],
      [["set", "Growth", "colour=red"], '"colour=red" is not a field that can be set.'],
    ];
    for (const [args, sentence] of wrong) {
      const { code, text } = await runPlans(dataDir, ...args);
      expect([code, text.includes(sentence), text.includes("npm run plans -- <what>")]).toEqual([1, true, true]);
    }
    expect((await plansOf(product.origin)).find(({ name }) => name === "Growth")).toEqual(growth);
    // The product's database is still the one it had, and it still responds.
    expect(databasePid(dataDir)).toBe(pid);
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
  });

  it.runIf(process.env["TEST_ALL"] === "1")(
    "a worker uses the payment simulator of the product beside it, and says so where there is none",
    async () => {
      const dataDir = newDataDir();
      const alone = spawnProgram("apps/api/src/worker.ts", [], { DATA_DIR: dataDir });
      expect(await alone.ended).not.toBe(0);
      expect(alone.output()).toContain("The payment simulator runs inside `npm start`: start that first");
      expect(databasePid(dataDir)).toBeUndefined();

      await startProduct({ dataDir });
      const worker = spawnProgram("apps/api/src/worker.ts", [], { DATA_DIR: dataDir });
      onTestFinished(async () => {
        worker.child.kill("SIGKILL");
        await worker.ended;
      });
      await expect.poll(worker.output, { timeout: 120_000 }).toContain("Adjudge worker is ready");
      worker.child.kill("SIGTERM");
      expect(await worker.ended).toBe(0);
    },
  );
});
