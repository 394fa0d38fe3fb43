/**
 * How long a preview of advice takes: the scores of an ad as they would be with faults mended, as a browser computes them from stored
 * signals. Wanted: under 100 ms.
 * usage: npm run bench:preview -- [ads, default 12]
 */
import { loadavg } from "node:os";
import { extractSignals } from "@adjudge/imaging";
import { type FaultCode, openPreview } from "@adjudge/scoring";
import { adSpecs, renderAds } from "../tools/adgen/index.ts";

const count = Number(process.argv[2] ?? "12");
const mended: readonly FaultCode[] = ["tiny_text", "no_cta", "low_contrast"];

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const say = (stage: string, values: readonly number[]): void => {
  const [middle, most] = [quantile(values, 0.5), quantile(values, 1)].map((ms) => ms.toFixed(1));
  process.stdout.write(`${stage.padEnd(34)} median ${middle} ms, most ${most} ms\n`);
};

const opening: number[] = [];
const scoring: number[] = [];
for (const { bytes } of (await renderAds(adSpecs())).slice(0, count)) {
  const signals = await extractSignals(bytes);
  const start = performance.now();
  const score = openPreview(signals);
  const opened = performance.now();
  opening.push(opened - start);
  for (let faults = 0; faults <= mended.length; faults += 1) {
    const asked = performance.now();
    score(mended.slice(0, faults));
    scoring.push(performance.now() - asked);
  }
}
process.stdout.write(`load average ${loadavg()[0]?.toFixed(1)}; ${opening.length} generated ads\n`);
say("opened once (the ad measured)", opening);
say("each preview after that", scoring);
