/** For a container's health check: asks this machine's own process, web or worker, whether it is alive. Reads no `.env`. */
const { METRICS_PORT, PORT } = process.env;
const port = METRICS_PORT ?? PORT ?? "3000";
const isAlive = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
