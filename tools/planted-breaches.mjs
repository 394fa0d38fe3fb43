// Proves that the import rules fire: copies the sources, plants one breach for each rule, and looks for its name.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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

const copy = mkdtempSync(join(tmpdir(), "adjudge-planted-"));
try {
  const keep = (path) => !/(^|\/)(node_modules|dist|\.tsbuild|data|test-results)(\/|$)/.test(path.slice(root.length));
  for (const name of ["apps", "packages", "e2e", "tools", "tsconfig.base.json", "package.json"])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: keep });
  linkPackages(copy);
  for (const [file, content] of Object.values(breaches).flatMap((files) => Object.entries(files))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), content);
  }
  const { violations } = cruise(copy);
  const silent = Object.entries(breaches).filter(
    ([rule, files]) => !violations.some((found) => found.rule.name === rule && Object.keys(files).includes(found.from)),
  );
  for (const [rule] of silent) console.log(`planted, but not found: ${rule}`);
  console.log(
    `${Object.keys(breaches).length - silent.length} of ${Object.keys(breaches).length} planted breaches found`,
  );
  process.exitCode = silent.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

// Packages from npm are the real ones; our own must be the copies, or a breach in them would be looked for in the wrong place.
function linkPackages(target) {
  const modules = join(target, "node_modules");
  mkdirSync(join(modules, "@adjudge"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name === "@adjudge" || name === "adjudge" || name.startsWith(".")) continue;
    symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of ["contracts", "scoring", "imaging", "stripe-sim"])
    symlinkSync(join(target, "packages", name), join(modules, "@adjudge", name));
}
