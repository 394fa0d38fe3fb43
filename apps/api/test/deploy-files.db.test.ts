import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { settings } from "../src/platform/settings/settings.ts";
import { buildTestApp } from "./test-app.ts";

const root = join(import.meta.dirname, "../../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** Names that Prometheus itself or Node's own metrics bring; the test server has none of the latter. */
const foreign = ["up", "process_resident_memory_bytes"];
const functions = /^(sum|max|min|rate|increase|histogram_quantile|by|le|and|or|on)$/;

/** The metrics that an expression asks for. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, " ");
  return (bare.match(/(?<![\w.])[a-z_]\w*/g) ?? [])
    .filter((word) => !functions.test(word))
    .map((word) => word.replace(/_(bucket|count|sum)$/, ""));
}

it("alarms and dashboard ask for metrics that there are, and every alarm has its row in docs/operations.md", async () => {
  const app = await buildTestApp();
  const { bytes } = await app.anonymous.raw({ method: "GET", url: "/metrics" });
  const known = new Set([...bytes.toString().matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const alarms = read("deploy/prometheus/alerts.yml");
  const board = JSON.parse(read("deploy/grafana/adjudge.json")) as { panels: { targets: { expr: string }[] }[] };
  const expressions = [
    ...[...alarms.matchAll(/expr: (["'])(.*)\1$/gm)].map(([, , expression]) => expression ?? ""),
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBe(
    alarms.split("expr:").length - 1 + board.panels.flatMap(({ targets }) => targets).length,
  );
  // analysis_waiting and analysis_running come with a pool of workers, which tests share.
  const missing = expressions
    .flatMap(metricsIn)
    .filter((name) => !known.has(name) && !foreign.includes(name) && !/^analysis_(waiting|running)$/.test(name));
  expect(missing).toEqual([]);
  const manual = read("docs/operations.md");
  const anchors = [...alarms.matchAll(/operations\.md#([a-z-]+)/g)].map(([, anchor]) => anchor);
  expect(anchors.length).toBe([...alarms.matchAll(/alert: /g)].length);
  expect(anchors.filter((anchor) => !manual.includes(`<a id="${anchor}"></a>`))).toEqual([]);
  await app.close();
});

it("every setting that the image, compose, Kubernetes and the manual name is one", () => {
  const named = [
    ...[...read("Dockerfile").matchAll(/([A-Z][A-Z0-9_]+)=\S/g)].map(([, name]) => name),
    ...[...read("compose.yaml").matchAll(/^ {4,6}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name),
    ...[...read("deploy/kubernetes/adjudge.yaml").matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name),
    ...[...read("docs/operations.md").matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  ];
  const others = ["ONNXRUNTIME_NODE_INSTALL", "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "MALLOC_ARENA_MAX"];
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !Object.hasOwn(settings, name ?? "") && !others.includes(name ?? ""))).toEqual([]);
});
