import { createPlansService, UnknownPlanError, type PlanEdit } from "../features/plans/service.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { loadConfig } from "../platform/load-environment.ts";
import { createLogger } from "../platform/logger.ts";
import { exitWithSentence } from "../platform/process-end.ts";

const usage = `npm run plans -- <what>
  list                            every plan, also retired ones
  set <name> <field>=<value> ...  both cycles of a plan; fields:
      price=49 or 49.50           dollars a month (the yearly price follows, with its discount)
      uploads=100|unlimited       a month; 0: not in this plan
      comparisons=20|unlimited
      members=3|unlimited
      description="For teams."
  retire <name>                   not sold any more; who has it keeps it
  restore <name>                  sold again`;

class UsageError extends Error {}

type Plans = ReturnType<typeof createPlansService>;

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const limit = (value: number | null): string => (value === null ? "unlimited" : String(value));

async function list(plans: Plans): Promise<string> {
  const rows = (await plans.listAll()).map((plan) => {
    const price =
      plan.billing_cycle === "Monthly"
        ? `${dollars(plan.price_per_month_cents)}/month`
        : `${dollars(plan.total_yearly_price_cents)}/year`;
    const limits = [plan.upload_limit, plan.comparison_limit, plan.team_member_limit].map(limit).join(" / ");
    const state = plan.active ? "" : "  (retired)";
    return `${plan.name.padEnd(12)} ${plan.billing_cycle.padEnd(8)} ${price.padEnd(16)} ${limits}${state}`;
  });
  return ["Name         Cycle    Price            Uploads / comparisons / members", ...rows].join("\n");
}

function count(field: string, value: string): number | null {
  if (value === "unlimited") return null;
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`${field} must be a whole number or "unlimited".`);
  return Number(value);
}

function cents(value: string): number {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(value)) throw new UsageError("price must be dollars, such as 49 or 49.50.");
  return Math.round(Number(value) * 100);
}

function readEdit(fields: readonly string[]): PlanEdit {
  const edit: PlanEdit = {};
  for (const field of fields) {
    const [name = "", ...rest] = field.split("=");
    const value = rest.join("=");
    if (name === "price") edit.monthlyCents = cents(value);
    else if (name === "uploads") edit.uploads = count(name, value);
    else if (name === "comparisons") edit.comparisons = count(name, value);
    else if (name === "members") edit.teamMembers = count(name, value);
    else if (name === "description" && value !== "") edit.description = value;
    else throw new UsageError(`"${field}" is not a field that can be set.`);
  }
  return edit;
}

/** Returns what to print. */
async function act(plans: Plans, [what, name = "", ...fields]: readonly string[]): Promise<string> {
  if (what === "list") return list(plans);
  if (name === "" || !["set", "retire", "restore"].includes(what ?? "")) return usage;
  if (what === "set" && fields.length === 0) return usage;
  await plans.edit({ name, edit: what === "set" ? readEdit(fields) : { active: what === "restore" } });
  return list(plans);
}

/** `npm run plans`: prices, limits and words of the plans, without touching code. */
async function main(): Promise<void> {
  const config = loadConfig(process.cwd());
  const database = await openDatabase({ config, logger: createLogger({ level: config.logLevel }) });
  try {
    const plans = createPlansService({ db: database.db });
    await plans.seed();
    process.stdout.write(`${await act(plans, process.argv.slice(2))}\n`);
  } finally {
    await database.close();
  }
  process.exit();
}

main().catch((error: unknown) => {
  if (!(error instanceof UsageError) && !(error instanceof UnknownPlanError)) exitWithSentence(error);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
  process.exit(1);
});
