// Proves that the import rules fire: plants one breach for each rule in a tree with our layout, and looks for its name.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "./check-imports.mjs";
import { root } from "./install.mjs";

const use = (path) => `import * as planted from "${path}";\nexport const use = planted;\n`;

/** rule → file → content */
const breaches = {
  "no-cycles": {
    "packages/contracts/src/planted-a.ts": use("./planted-b.ts"),
    "packages/contracts/src/planted-b.ts": use("./planted-a.ts"),
  },
  "scoring-is-pure": { "packages/scoring/src/planted.ts": use("node:fs") },
  "contracts-know-only-zod": { "packages/contracts/src/planted.ts": use("node:path") },
  "imaging-knows-no-app": { "packages/imaging/src/planted.ts": use("@adjudge/contracts") },
  "web-never-reaches-the-server": { "apps/web/src/lib/planted.ts": use("@adjudge/imaging") },
  "api-never-reaches-the-web": {
    "apps/api/src/platform/planted-web.ts": use("../../../web/src/lib/planted-target.ts"),
    "apps/web/src/lib/planted-target.ts": "export const a = 1;\n",
  },
  "e2e-drives-from-outside": { "e2e/fixtures/planted.ts": use("../../apps/api/src/platform/clock.ts") },
  "tools-do-not-reach-into-apps": { "tools/planted.ts": use("../apps/api/src/platform/clock.ts") },
  "platform-knows-no-feature": { "apps/api/src/platform/planted.ts": use("../features/plans/service.ts") },
  "platform-knows-no-http": { "apps/api/src/platform/planted-http.ts": use("../http/api.ts") },
  "api-features-meet-at-the-service": { "apps/api/src/features/planted/service.ts": use("../plans/presenter.ts") },
  "features-know-no-composition": { "apps/api/src/features/planted/policy.ts": use("../../compose.ts") },
  "tables-are-reached-through-a-service": {
    "apps/api/src/features/planted/routes.ts": use("./repository.ts"),
    "apps/api/src/features/planted/repository.ts": "export const rows = 1;\n",
  },
  "web-features-do-not-meet": {
    "apps/web/src/features/planted-one/a.ts": use("../planted-two/b.ts"),
    "apps/web/src/features/planted-two/b.ts": "export const b = 1;\n",
  },
  "web-shared-knows-no-feature": { "apps/web/src/components/planted.ts": use("../features/planted-two/b.ts") },
  "web-features-know-no-app": {
    "apps/web/src/features/planted-one/c.ts": use("../../app/planted.ts"),
    "apps/web/src/app/planted.ts": "export const c = 1;\n",
  },
  "no-unresolved": { "packages/contracts/src/planted-c.ts": use("./does-not-exist.ts") },
  "no-dev-packages-in-src": { "apps/api/src/platform/planted-dev.ts": use("smtp-server") },
  "no-undeclared-packages": { "apps/api/src/platform/planted-undeclared.ts": use("react-dom") },
};

/** Files of ours that a breach reaches for. Empty ones do: a rule looks at paths. */
const targets = [
  "apps/api/src/compose.ts",
  "apps/api/src/features/plans/presenter.ts",
  "apps/api/src/features/plans/service.ts",
  "apps/api/src/http/api.ts",
  "apps/api/src/platform/clock.ts",
  "packages/contracts/src/index.ts",
  "packages/imaging/src/index.ts",
];
const workspaces = [
  "apps/api",
  "apps/web",
  "e2e",
  "packages/contracts",
  "packages/imaging",
  "packages/scoring",
  "tools",
];

const tree = mkdtempSync(join(tmpdir(), "adjudge-planted-"));
const plant = (file, content) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), content);
};
try {
  for (const name of ["tsconfig.base.json", "package.json", ...workspaces.map((folder) => `${folder}/package.json`)])
    cpSync(join(root, name), join(tree, name));
  const gone = targets.filter((file) => !existsSync(join(root, file)));
  for (const file of gone) console.log(`reached for, but no longer there: ${file}`);
  for (const file of targets) plant(file, "export {};\n");
  for (const files of Object.values(breaches))
    for (const [file, content] of Object.entries(files)) plant(file, content);
  linkPackages();
  const { violations } = cruise(tree);
  const silent = Object.entries(breaches).filter(
    ([rule, files]) => !violations.some((found) => found.rule.name === rule && Object.keys(files).includes(found.from)),
  );
  for (const [rule] of silent) console.log(`planted, but not found: ${rule}`);
  console.log(
    `${Object.keys(breaches).length - silent.length} of ${Object.keys(breaches).length} planted breaches found`,
  );
  process.exitCode = silent.length === 0 && gone.length === 0 ? 0 : 1;
} finally {
  rmSync(tree, { recursive: true, force: true });
}

// Packages from npm are the real ones; our own must be the planted ones, or a breach in them would be looked for in the wrong place.
function linkPackages() {
  const modules = join(tree, "node_modules");
  mkdirSync(join(modules, "@adjudge"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name === "@adjudge" || name === "adjudge" || name.startsWith(".")) continue;
    symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of ["contracts", "scoring", "imaging"])
    symlinkSync(join(tree, "packages", name), join(modules, "@adjudge", name));
}
