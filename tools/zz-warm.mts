import { readFileSync } from "node:fs";
import { cachedSignals } from "./eval/cached-signals.ts";
const [part,of]=process.argv.slice(2).map(Number) as [number,number];
const files=readFileSync("/tmp/r/warm.list","utf8").trim().split("\n").slice(0,436+200);
let n=0; for (const [i,f] of files.entries()) if (i%of===part) { await cachedSignals(f); n++; if(n%20===0) console.log(n); }
process.exit(0);
