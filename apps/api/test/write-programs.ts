import { buildPrograms } from "./build-programs.ts";

/** The product as one program in a folder, for the journeys, which drive it from outside. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("usage: write-programs.ts <folder>");
await buildPrograms(["apps/api/src/main.ts"], folder);
