import { startStripeSim, type StripeSimOptions } from "../src/index.ts";

const options = JSON.parse(process.argv[2] ?? "{}") as StripeSimOptions;
const sim = await startStripeSim(options);
process.stdout.write(String(sim.port));
