/** Writes the tables of SPEC.md from the code: tsx tools/train/scores/write-spec.ts */
import { readFileSync, writeFileSync } from "node:fs";
import { withRulesTable } from "./rules-table.ts";

const file = new URL("../../../packages/scoring/SPEC.md", import.meta.url);
writeFileSync(file, withRulesTable(readFileSync(file, "utf8")));
