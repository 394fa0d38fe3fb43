// The whole product on an empty database. The folder is removed here and not where the settings are read: other tools
// read those too, and once removed the data of a run under way.
import { rmSync } from "node:fs";

if (process.env.E2E_KEEP_DATA !== "1") rmSync(process.env.DATA_DIR, { recursive: true, force: true });
await import("../tools/start.mjs");
