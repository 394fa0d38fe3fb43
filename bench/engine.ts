/**
 * How long the engine takes, stage by stage, and what memory it holds.
 * usage: npm run bench -- [images, default 60] [threads, default 2]     1000 images show that memory stays flat.
 */
import { loadavg } from "node:os";
import sharp from "sharp";
import { adSpecs, renderAds } from "../tools/adgen/index.ts";
import { analyse, extractSignals } from "./engine-as-built.ts";

const [images = "60", threads = "2"] = process.argv.slice(2);
const count = Number(images);

const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const stages = new Map<string, number[]>();
const note = (stage: string, ms: number): void => {
  stages.set(stage, [...(stages.get(stage) ?? []), ms]);
};

const timed = async <T>(stage: string, work: () => T | Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await work();
  note(stage, performance.now() - start);
  return result;
};

const megabytes = (): number => process.memoryUsage.rss() / 1024 / 1024;
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const ads = (await renderAds(adSpecs())).filter((ad) => ad.width === 1080 && ad.height === 1080).map((ad) => ad.bytes);
const first = ads[0];
if (first === undefined) throw new Error("no ads to measure with");
say(`load average ${loadavg()[0]?.toFixed(1)}; ${ads.length} ads of 1080x1080, ${count} runs, ${threads} threads`);

const cold = performance.now();
await extractSignals(first, { threads: Number(threads) });
say(`cold start (models and first picture): ${Math.round(performance.now() - cold)} ms`);

const totals: number[] = [];
const plain: number[] = [];
const cpu: number[] = [];
const memory: number[] = [];
for (let i = 0; i < count; i += 1) {
  const bytes = ads[i % ads.length] ?? first;
  const cpuStart = process.cpuUsage();
  const start = performance.now();
  const signals = await extractSignals(bytes, { threads: Number(threads), onStage: note });
  await timed("scoring", () => analyse(signals));
  totals.push(performance.now() - start);
  const used = process.cpuUsage(cpuStart);
  cpu.push((used.user + used.system) / 1000);
  const plainStart = performance.now();
  await sharp(bytes).resize(1080, 1080, { fit: "inside" }).removeAlpha().raw().toBuffer();
  plain.push(performance.now() - plainStart);
  memory.push(megabytes());
}

for (const [stage, values] of stages) {
  if (stage === "load models") continue;
  say(
    `${stage.padEnd(20)} p50 ${quantile(values, 0.5).toFixed(0).padStart(6)} ms   p95 ${quantile(values, 0.95).toFixed(0).padStart(6)} ms`,
  );
}
say(
  `${"whole analysis".padEnd(20)} p50 ${quantile(totals, 0.5).toFixed(0).padStart(6)} ms   p95 ${quantile(totals, 0.95).toFixed(0).padStart(6)} ms`,
);
say(
  `${"processor time".padEnd(20)} p50 ${quantile(cpu, 0.5).toFixed(0).padStart(6)} ms   p95 ${quantile(cpu, 0.95).toFixed(0).padStart(6)} ms`,
);
say(
  `decode and resize alone p50 ${quantile(plain, 0.5).toFixed(0)} ms: the analysis takes ${(quantile(totals, 0.5) / quantile(plain, 0.5)).toFixed(0)} times as long`,
);
const tenth = Math.max(1, Math.floor(count / 10));
say(
  `memory: ${quantile(memory.slice(0, tenth), 0.5).toFixed(0)} MB in the first tenth, ${quantile(memory.slice(-tenth), 0.5).toFixed(0)} MB in the last, ${Math.max(...memory).toFixed(0)} MB at most`,
);
