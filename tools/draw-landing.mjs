import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { root } from "./install.mjs";
import { fail } from "./node-version.mjs";

const landing = "src/app/pages/landing-page.tsx";

/** Every file that a part of the built app needs before it runs, each once and after those that it imports. */
export function filesOf(manifest, starts) {
  const seen = new Set();
  const chunks = [];
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
    chunks.push(manifest[key]);
  };
  for (const start of starts) visit(start);
  return { scripts: chunks.map(({ file }) => file), sheets: [...new Set(chunks.flatMap(({ css }) => css ?? []))] };
}

/** What a visitor of the landing page loads before and after it has settled. */
export const landingStarts = ["index.html", landing];
export const landingLater = ["src/features/landing/components/sample-proof.tsx"];

async function drawBody() {
  const folder = mkdtempSync(join(tmpdir(), "adjudge-prerender-"));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/vite/bin/vite.js"),
      ...["build", "--ssr", "src/prerender.tsx", "--outDir", folder, "--logLevel", "error"],
    ],
    { cwd: join(root, "apps/web"), encoding: "utf8", env: { ...process.env, NODE_ENV: "production" } },
  );
  if (status !== 0) fail(`The landing page could not be drawn.\n${stdout}${stderr}`);
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    const { drawLandingPage } = await import(pathToFileURL(join(folder, "prerender.js")).href);
    return await drawLandingPage();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** dist/landing.html: the landing page with its sheets and its words, before any script has run. */
export async function drawLanding(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const index = readFileSync(join(dist, "index.html"), "utf8");
  const { head, body } = await drawBody();
  const { scripts, sheets } = filesOf(manifest, landingStarts);
  const links = [
    `<script src="/first-paint.js" data-scripts="${scripts.map((file) => `/${file}`).join(" ")}"></script>`,
    // Painted once it is read to its end: laid out in two pieces, the second would hold up a phone after its first paint.
    '<link rel="expect" href="#guide" blocking="render" />',
    '<link rel="canonical" href="__APP_ORIGIN__/" />',
    '<meta property="og:url" content="__APP_ORIGIN__/" />',
    ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].filter((tag) => !index.includes(tag));
  const page = index
    .replace(/<title>.*?<\/title>/, "")
    // first-paint.js loads them.
    .replace(/<script type="module".*?<\/script>\s*/, "")
    .replaceAll(/<link rel="modulepreload".*?>\s*/g, "")
    .replace("</head>", () => `${head}${links.join("\n    ")}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
  if (!page.includes('id="guide"')) fail("The drawn landing page lacks its last section.");
  writeFileSync(join(dist, "landing.html"), page);
}

/** The server sends these to browsers that take Brotli; the best level is too slow to use on a request. */
export function compressFiles(dist) {
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  }
}
