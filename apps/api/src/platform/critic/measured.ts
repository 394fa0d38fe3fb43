import { existsSync, readFileSync } from "node:fs";
import { FaultCode } from "@adjudge/contracts";
import { promptVersion } from "@adjudge/imaging/critic";
import { installedFile } from "@adjudge/imaging/installed-file";
import { z } from "zod";
import { ConfigError } from "../config.ts";

/** Written by `npm run eval -- <data> --critic`. */
const Figures = z.object({
  models: z.array(
    z.object({
      model: z.string(),
      prompt_version: z.number(),
      pictures: z.number(),
      faults: z.partialRecord(
        FaultCode,
        z.object({ positives: z.number(), found: z.number(), auc: z.number(), precision: z.number().nullable() }),
      ),
    }),
  ),
});
type Figures = z.infer<typeof Figures>;

export type MeasuredFaults = ReadonlySet<FaultCode>;

const defaultFile = installedFile("docs/critic.json");

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function readMeasured(file: string): Figures {
  if (!existsSync(file)) return { models: [] };
  const parsed = Figures.safeParse(asJson(readFileSync(file, "utf8")));
  if (!parsed.success) throw new ConfigError(`${file} is not what npm run eval -- <data> --critic writes.`);
  return parsed.data;
}

/** What the engine asks of its own faults: three of four right, on enough pictures to tell. */
const leastPrecision = 0.75;
const leastFound = 5;

/** The faults this model may add to the advice. Without figures for it and for today's questions nothing starts. */
export function requireMeasured(given: string | null, model: string): MeasuredFaults {
  const { models } = readMeasured(given ?? defaultFile);
  const figures = models.find((one) => one.model === model && one.prompt_version === promptVersion);
  if (!figures)
    throw new ConfigError(
      `CRITIC_IN_ADVICE=on needs the figures of ${model} (questions of version ${promptVersion}), and ${given ?? "docs/critic.json"} has none. Measure it with npm run eval -- <data> --critic, or leave CRITIC_IN_ADVICE off.`,
    );
  const codes = FaultCode.options.filter((code) => {
    const { precision = null, found = 0 } = figures.faults[code] ?? {};
    return precision !== null && precision >= leastPrecision && found >= leastFound;
  });
  return new Set(codes);
}
