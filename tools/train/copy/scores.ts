/** Scores JSON strings line by line with the code and weights that ship. Use: tsx scores.ts < texts.jsonl > scores.jsonl */
import { createInterface } from "node:readline";
import { copyEngagementParts } from "@adjudge/scoring/words/copy-engagement";
import { copyRecallParts } from "@adjudge/scoring/words/copy-recall";

for await (const line of createInterface({ input: process.stdin })) {
  const text: unknown = JSON.parse(line);
  if (typeof text !== "string") throw new Error(`not a text: ${line}`);
  const [recall, engagement] = [copyRecallParts(text), copyEngagementParts(text)];
  const row = {
    text,
    status: recall.status,
    recall: recall.score,
    engagement: engagement.score,
    recall_z: recall.z,
    engagement_z: engagement.z,
  };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}
