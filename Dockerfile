# Two stages: everything is built in the first, only what runs is in the second. `npm run image:check` runs these steps without
# Docker. The image has no shell scripts of its own, no compiler, no development packages, and runs as nobody in particular.
FROM node:24-bookworm-slim AS build
WORKDIR /src
ENV ONNXRUNTIME_NODE_INSTALL=skip PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY . .
RUN npm ci --include=dev --no-audit --no-fund --loglevel=error
RUN npm run build -- --no-embedded-postgres

FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
RUN mkdir /data && chown 10001:10001 /data
WORKDIR /app
COPY --from=build /src/dist .
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data METRICS_PORT=9464 METRICS_HOST=0.0.0.0 MALLOC_ARENA_MAX=2
USER 10001:10001
EXPOSE 3000 9464
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "server/health.mjs"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "server/main.mjs"]
