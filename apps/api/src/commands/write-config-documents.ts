import { readFileSync, writeFileSync } from "node:fs";
import { configTable, envExample } from "../platform/config-table.ts";

/** `npm run config:write`: brings README.md and .env.example up to the settings' schema. */
const readme = readFileSync("README.md", "utf8");
const [start, end] = ["<!-- config:start -->", "<!-- config:end -->"];
const [before, rest] = [readme.slice(0, readme.indexOf(start)), readme.slice(readme.indexOf(end))];
if (!readme.includes(start) || !readme.includes(end)) throw new Error("README.md has lost its config markers");
writeFileSync("README.md", `${before}${start}\n${configTable()}\n${rest}`);
writeFileSync(".env.example", envExample());
