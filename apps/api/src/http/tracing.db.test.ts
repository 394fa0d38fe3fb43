import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { buildTestApp } from "../../test/test-app.ts";

type Span = {
  name: string;
  traceId: string;
  parentSpanId?: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
};

it("sends a span a request to the collector that the usual variables name, under the trace it came with", async () => {
  const bodies: { path: string; key: string | undefined; text: string }[] = [];
  const collector = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      bodies.push({ path: request.url ?? "", key: String(request.headers["x-key"]), text });
      response.end("{}");
    });
  });
  await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done));
  const app = await buildTestApp({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=abc",
      OTEL_SERVICE_NAME: "ads",
    },
  });
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  await app.anonymous.get("/subscription-plans/a-secret-id", { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  await app.anonymous.get("/config/", { traceparent: `00-${traceId}-00f067aa0ba902b7-00` });
  await app.anonymous.raw({ method: "GET", url: "/healthz" });
  await app.close(); // sends what waits
  collector.close();
  expect(bodies.map(({ path, key }) => [path, key])).toEqual([["/v1/traces", "abc"]]);
  const { resourceSpans } = JSON.parse(bodies[0]?.text ?? "{}");
  expect(JSON.stringify(resourceSpans[0].resource)).toContain('"ads"');
  const spans: Span[] = resourceSpans[0].scopeSpans[0].spans;
  expect(spans).toEqual([
    expect.objectContaining({
      name: "GET /api/subscription-plans/:id",
      traceId,
      parentSpanId: "00f067aa0ba902b7",
      kind: 2,
    }),
  ]);
  expect(BigInt(spans[0]?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(spans[0]?.startTimeUnixNano ?? 1));
  expect(bodies[0]?.text).not.toContain("a-secret-id");
});
