import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "dist",
    target: "es2022",
    // The server's CSP has no data: in font-src, and a font inlined into CSS would delay the first paint.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: { "/api": api, "/media": api, "/dev/mailbox": api },
  },
});
