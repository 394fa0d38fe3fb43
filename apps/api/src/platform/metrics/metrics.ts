import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** A number that somebody shows, asked for when the metrics are read; with a label, one number for each of its values. */
export type GaugeSource =
  | { name: string; help: string; read: () => number | Promise<number> }
  | { name: string; help: string; label: string; readAll: () => Promise<ReadonlyMap<string, number>> };

export type Metrics = ReturnType<typeof createMetrics>;

const seconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60];

/** What a process counts about itself. Labels have few values and never anything that came from outside. */
export function createMetrics({ withProcessMetrics }: { withProcessMetrics: boolean }) {
  const registry = new Registry();
  const registers = [registry];
  if (withProcessMetrics) collectDefaultMetrics({ register: registry });
  return {
    registry,
    request: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time to answer a request",
      labelNames: ["method", "route", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    job: new Histogram({
      name: "job_duration_seconds",
      help: "Time a background job took",
      labelNames: ["job", "outcome"],
      buckets: seconds,
      registers,
    }),
    analysis: new Histogram({
      name: "analysis_duration_seconds",
      help: "Time of an analysis by stage: wait for a worker, work in it, and the stages inside that overlap",
      labelNames: ["stage"],
      buckets: seconds,
      registers,
    }),
    analysisFailures: new Counter({
      name: "analysis_failures_total",
      help: "Analyses that did not end, by reason",
      labelNames: ["reason"],
      registers,
    }),
    workerDeaths: new Counter({
      name: "analysis_worker_deaths_total",
      help: "Analysis workers that ended without being told to",
      registers,
    }),
    storage: new Histogram({
      name: "storage_duration_seconds",
      help: "Time of a call to the file storage",
      labelNames: ["operation"],
      buckets: seconds,
      registers,
    }),
    storageErrors: new Counter({
      name: "storage_errors_total",
      help: "Calls to the file storage that failed",
      labelNames: ["operation"],
      registers,
    }),
    providerErrors: new Counter({
      name: "provider_errors_total",
      help: "Calls to the payment provider and mails to the mail server that failed",
      labelNames: ["provider"],
      registers,
    }),
    /** Adds a number to what is shown. Without the database one number is missing, not all of them. */
    show: (source: GaugeSource): void => {
      const { name, help } = source;
      const labelNames = "label" in source ? [source.label] : [];
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          this.reset();
          try {
            if ("read" in source) return this.set(await source.read());
            for (const [value, count] of await source.readAll()) this.set({ [source.label]: value }, count);
          } catch {
            this.remove();
          }
        },
      });
    },
  };
}
