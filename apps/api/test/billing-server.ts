import { buildApp } from "../src/app.ts";
import { composePlatform, composeServices } from "../src/compose.ts";
import { startBackground } from "../src/platform/background.ts";
import { parseConfig } from "../src/platform/config.ts";

/** The server with its jobs, as main.ts puts it together, without warming up the analysis: it is here to be killed. */
const platform = await composePlatform(parseConfig(process.env));
const services = await composeServices(platform);
const { server } = await buildApp(platform, services);
await startBackground(platform);
await services.billing.preparePrices();
process.stdout.write(`ready at ${await server.listen({ port: 0, host: "127.0.0.1" })}\n`);
