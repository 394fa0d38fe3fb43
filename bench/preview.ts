/**
 * How long a preview of advice takes: the scores of an ad as they would be with faults mended, as a browser computes them from stored
 * signals. Wanted: under 100 ms for each preview. What the pixels tell is measured once as the picture is loaded, the ad once when
 * the first change is looked at. Processor time, because the clock tells how busy the machine is.
 * usage: npm run bench:preview -- [ads, default 12]
 */
import { loadavg } from "node:os";
import { extractSignals } from "@adjudge/imaging";
import { type FaultCode, openPreview, surfaceOf } from "@adjudge/scoring";
import { adSpecs, renderAds } from "../tools/adgen/index.ts";

const count = Number(process.argv[2] ?? "12");
const mended: readonly FaultCode[] = ["tiny_text", "no_cta", "low_contrast"];

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const say = (stage: string, values: readonly number[]): void => {
  const [least, middle, most] = [quantile(values, 0), quantile(values, 0.5), quantile(values, 1)].map((ms) =>
    ms.toFixed(1),
  );
  process.stdout.write(`${stage.padEnd(34)} least ${least} ms, median ${middle} ms, most ${most} ms\n`);
};

/** Of this process, in milliseconds. */
function processorMs<T>(work: () => T, into: number[]): T {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  into.push((user + system) / 1000);
  return result;
}

const loading: number[] = [];
const opening: number[] = [];
const scoring: number[] = [];
for (const { bytes } of (await renderAds(adSpecs())).slice(0, count)) {
  const { surface: _, ...stored } = await extractSignals(bytes);
  const surface = processorMs(() => surfaceOf(stored.pixels, stored.source), loading);
  const score = processorMs(() => openPreview({ ...stored, surface }), opening);
  for (let faults = 0; faults <= mended.length; faults += 1) processorMs(() => score(mended.slice(0, faults)), scoring);
}
process.stdout.write(`load average ${loadavg()[0]?.toFixed(1)}; ${opening.length} generated ads\n`);
say("once, as the picture is loaded", loading);
say("once, with the first change", opening);
say("each preview after that", scoring);
