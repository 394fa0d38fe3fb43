const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;

const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "Mac"],
  ["Linux", "Linux"],
] as const;

const nameIn = (agent: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([mark]) => agent.includes(mark))?.[1];

/** A browser's long description in two words; good enough to tell one's own devices apart. */
export function deviceOf(agent: string | null): string {
  if (!agent) return "Unknown device";
  const browser = nameIn(agent, browsers);
  const system = nameIn(agent, systems);
  if (!browser) return system ?? "Another program";
  return system ? `${browser} on ${system}` : browser;
}
