/** The part of autocannon that the benchmark uses; the package brings no types. */
declare module "autocannon" {
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: { method: "GET"; path: string; headers: Record<string, string> }[];
  }): Promise<{
    requests: { average: number; total: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
  }>;
}
