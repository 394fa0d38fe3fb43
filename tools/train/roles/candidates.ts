/**
 * Candidates for headline, call to act and brand with their features, from the line model's chances on pictures it was not
 * fitted on: `candidates.ts <data folder> <chances.jsonl by fit.py> <file to write>`.
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { joinedText } from "@adjudge/scoring/facts/blocks";
import { brandCandidates } from "@adjudge/scoring/facts/brand-candidates";
import { brandFeatures } from "@adjudge/scoring/facts/brand-features";
import { groupFeatures } from "@adjudge/scoring/facts/group-features";
import { seenLines, type SeenLines } from "@adjudge/scoring/facts/seen-lines";
import { isPublisherMark } from "@adjudge/scoring/words/publisher-label";
import { cachedSignals } from "../../eval/cached-signals.ts";

const [dataDir, chancesFile, out] = process.argv.slice(2);
if (dataDir === undefined || chancesFile === undefined || out === undefined)
  throw new Error("Usage: candidates.ts <data folder> <chances.jsonl> <file to write>");

interface Row {
  file: string;
  chances: number[][];
  said: SeenLines["said"];
  headline: number[];
}

writeFileSync(out, "");
for (const row of readFileSync(chancesFile, "utf8").trim().split("\n")) {
  const { file, chances, said, headline } = JSON.parse(row) as Row;
  const signals = await cachedSignals(join(dataDir, file));
  const aspect = signals.pixels.width / signals.pixels.height;
  const seen: SeenLines = { ...seenLines(signals), said };
  const textOf = (group: number[]): string => joinedText(group.map((i) => seen.lines[i]?.text ?? ""));
  const isFree = (i: number): boolean => !isPublisherMark(seen.lines[i]?.text ?? "");
  const runs = (role: "headline" | "cta", longest: number) =>
    seen.groups
      .filter((group) => group.length <= longest && group.every(isFree))
      .map((group) => ({ group, text: textOf(group), features: groupFeatures(seen, chances, group, role, aspect) }));
  const brands = brandCandidates(seen, aspect).map((c) => ({
    text: c.text,
    features: brandFeatures(c, seen, chances, new Set(headline), aspect),
  }));
  appendFileSync(
    out,
    `${JSON.stringify({ file, headline: runs("headline", 7), cta: runs("cta", 3), brand: brands })}\n`,
  );
}
process.exit(0);
