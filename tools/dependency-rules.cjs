// Who may import whom. Each rule has a planted breach in planted-breaches.mjs that proves it fires.
const test = "\\.test\\.tsx?$";
const error = "error";

module.exports = {
  forbidden: [
    // A type that refers back costs nothing at run time.
    {
      name: "no-cycles",
      severity: error,
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "scoring-is-pure",
      severity: error,
      from: { path: "^packages/scoring/src", pathNot: test },
      to: { pathNot: "^packages/scoring/src" },
    },
    {
      name: "contracts-know-only-zod",
      severity: error,
      from: { path: "^packages/contracts/src", pathNot: test },
      to: { pathNot: ["^packages/contracts/src", "^node_modules/zod/"] },
    },
    {
      name: "imaging-knows-no-app",
      severity: error,
      from: { path: "^packages/imaging/src" },
      to: { path: ["^apps", "^packages/contracts", "^packages/stripe-sim"] },
    },
    {
      name: "web-never-reaches-the-server",
      severity: error,
      from: { path: "^apps/web" },
      to: { path: ["^apps/api", "^packages/imaging", "^packages/stripe-sim"] },
    },
    { name: "api-never-reaches-the-web", severity: error, from: { path: "^apps/api" }, to: { path: "^apps/web" } },
    {
      name: "e2e-drives-from-outside",
      severity: error,
      from: { path: "^e2e" },
      to: { path: "^(apps|packages/(scoring|imaging|stripe-sim))" },
    },
    {
      name: "tools-do-not-reach-into-apps",
      severity: error,
      from: { path: "^tools" },
      to: { path: "^apps/(api|web)" },
    },
    {
      name: "platform-knows-no-feature",
      severity: error,
      from: { path: "^apps/api/src/(platform|http)" },
      to: { path: "^apps/api/src/(features|app|compose|main|worker)" },
    },
    {
      name: "platform-knows-no-http",
      severity: error,
      from: { path: "^apps/api/src/platform" },
      to: { path: "^apps/api/src/http" },
    },
    {
      name: "api-features-meet-at-the-service",
      severity: error,
      from: { path: "^apps/api/src/features/([^/]+)/", pathNot: test },
      to: {
        path: "^apps/api/src/features/[^/]+/",
        pathNot: ["^apps/api/src/features/$1/", "^apps/api/src/features/[^/]+/service\\.ts$"],
      },
    },
    {
      name: "features-know-no-composition",
      severity: error,
      from: { path: "^apps/api/src/features/", pathNot: test },
      to: { path: "^apps/api/src/(app|compose|compose-platform|main|worker)\\.ts$" },
    },
    {
      name: "tables-are-reached-through-a-service",
      severity: error,
      from: { path: "^apps/api/src/(?!features/)|/(routes|presenter|policy)\\.ts$", pathNot: test },
      to: { path: "^apps/api/src/features/[^/]+/[a-z-]*repository\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-features-do-not-meet",
      severity: error,
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "web-shared-knows-no-feature",
      severity: error,
      from: { path: "^apps/web/src/(components|lib)/" },
      to: { path: "^apps/web/src/(features|app)/" },
    },
    {
      name: "web-features-know-no-app",
      severity: error,
      from: { path: "^apps/web/src/features/" },
      to: { path: "^apps/web/src/app/" },
    },
    {
      name: "no-unresolved",
      severity: error,
      from: {},
      // Icons are taken in as text, which only the bundler understands; it fails on one that is not there.
      to: { couldNotResolve: true, pathNot: ["^node$", "^@phosphor-icons/core/regular/[a-z-]+\\.svg\\?raw$"] },
    },
    {
      name: "no-dev-packages-in-src",
      severity: error,
      from: { path: "^(apps|packages)/[^/]+/src", pathNot: [test, "/test/"] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-undeclared-packages",
      severity: error,
      from: { path: "^(apps|packages)/[^/]+/src", pathNot: [test, "/test/"] },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Only our own outputs: many packages keep their code in a folder called dist.
    exclude: { path: ["^apps/[^/]+/dist/", "/[.]tsbuild/", "^[^/]+/[.]tsbuild/"] },
    tsPreCompilationDeps: true, // else type-only imports are not seen
    tsConfig: { fileName: "tsconfig.base.json" },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json"],
    },
  },
};
