/** Generated ads as pictures and labels of the same form as the labelled ones: `generated.ts <folder to write>`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TextRole } from "@adjudge/scoring";
import { adSpecs, renderAds } from "../../adgen/index.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: generated.ts <folder to write>");
mkdirSync(join(folder, "generated"), { recursive: true });
const labels: string[] = [];
for (const ad of await renderAds(adSpecs())) {
  const file = `generated/${ad.spec.id}.png`;
  writeFileSync(join(folder, file), ad.bytes);
  const of = (role: TextRole): string[] => ad.truth.texts.filter((t) => t.role === role).map((t) => t.text);
  const one = (role: TextRole): string => of(role).join(" ");
  const label = {
    ...{ file, headline: one("headline"), body: of("body"), offer: one("offer"), cta: one("call_to_action") },
    ...{ legal: of("legal"), brand: of("brand")[0] ?? "", brand_also: of("brand").slice(1), chrome: [] },
  };
  labels.push(JSON.stringify({ ...label, text: ad.truth.texts.map((t) => t.text) }));
}
writeFileSync(join(folder, "generated.jsonl"), `${labels.join("\n")}\n`);
process.exit(0);
