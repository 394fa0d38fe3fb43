#!/usr/bin/env node
import { register } from "tsx/esm/api";

register();
// Who reads the answer has read enough of it ("| head"): that is no error, and nothing more is to be done.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
const { main } = await import("../src/main.ts");
process.exitCode = await main(process.argv.slice(2), process);
