import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const api = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000";

/** The fonts of the first screen start loading with the page, not after the style sheet. */
function preloadFonts(): Plugin {
  const wanted = /(?:newsreader-text|instrument-sans-(?:text|figures))-[\w-]+\.woff2$/;
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => wanted.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadFonts()],
  build: {
    outDir: "dist",
    // Which files a page needs: for the prerendered landing page, and for the check of its size.
    manifest: true,
    target: "es2022",
    // The server's CSP has no data: in font-src, and a font inlined into CSS would delay the first paint.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Libraries change seldom: a release leaves them in the browser's cache. On the landing page each file runs
          // in a task of its own (public/first-paint.js), so none may hold too much.
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: "router", test: /node_modules\/react-router\// },
            { name: "query", test: /node_modules\/@tanstack\// },
            {
              name: "store",
              test: /node_modules\/(?:@reduxjs|redux|react-redux|immer|reselect|redux-thunk|use-sync-external-store)\//,
            },
            { name: "zod-core", test: /node_modules\/zod\/v4\/core\/|src\/lib\/zod-settings\.ts/ },
            { name: "zod", test: /node_modules\/zod\// },
          ],
        },
      },
    },
  },
  // The landing page is drawn by one file that needs no packages beside it.
  ssr: { noExternal: true },
  server: {
    port: 5173,
    proxy: { "/api": api, "/media": api, "/dev/mailbox": api, "/payment-simulator": api },
  },
});
