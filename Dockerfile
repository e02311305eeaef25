# The product as one image: the built server, without its sources or tools, for an unprivileged user.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /app
# The packages first: this layer is cached until the lock changes.
COPY package.json package-lock.json ./
COPY scripts/setup ./scripts/setup
RUN node -e "import('./scripts/setup/install.mjs').then((install) => install.installPackages())"
COPY . .
# Inlined into the browser's code, so they are fixed once built.
ARG NEXT_PUBLIC_IMAGE_HOST
ARG NEXT_PUBLIC_VIDEO_HOST
RUN node scripts/build.mjs
# `backup.mjs`, `restore.mjs`, `staff.mjs` and `reindex.mjs` beside the server; native binaries stay in their packages.
RUN node_modules/.bin/esbuild scripts/backup.ts scripts/restore.ts scripts/staff.ts scripts/reindex.ts --bundle --platform=node --format=esm \
      --outdir=.next/standalone --out-extension:.js=.mjs \
      --external:better-sqlite3 --external:pg --external:pino --external:sharp --external:prom-client \
      "--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

FROM node:${NODE_VERSION}-slim
# Encodes uploaded films.
RUN apt-get update && apt-get install --yes --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# The same as in the build: the content policy names these hosts.
ARG NEXT_PUBLIC_IMAGE_HOST
ARG NEXT_PUBLIC_VIDEO_HOST
ENV NODE_ENV=production \
    NEXT_PUBLIC_IMAGE_HOST=$NEXT_PUBLIC_IMAGE_HOST \
    NEXT_PUBLIC_VIDEO_HOST=$NEXT_PUBLIC_VIDEO_HOST \
    NEXT_TELEMETRY_DISABLED=1 \
    MALLOC_ARENA_MAX=2 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /app/.next/standalone ./
USER node
VOLUME /data
EXPOSE 3000 1935
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM reaches the server itself, which finishes running requests.
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=40", "--import", "./lib/platform/server/next/preload.mjs", "server.js"]
