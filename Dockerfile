# The site as an image: docs/deployment.md says how it is built, run and kept, and what each layer weighs.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG SYSTEM_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
# Packages change more seldom than sources: an unchanged lock installs nothing anew.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/image/copy-site.mjs /site && mv /site/node_modules /packages

FROM ${SYSTEM_IMAGE}
# PostgreSQL refuses to run as root, and asks who the user is by name.
RUN groupadd --gid 1000 belltower && useradd --uid 1000 --gid belltower --no-create-home --home-dir /storage belltower \
  && mkdir /storage && chown belltower:belltower /storage
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=build /packages ./node_modules
COPY --from=build /site ./
COPY scripts/image/hooks /hooks
COPY --chmod=755 scripts/image/belltower.sh /usr/local/bin/belltower
# MALLOC_...: freed memory goes back to the system (server/start/memory.mjs). By RUNS_AS what is said to whoever
# looks after the site names the image's commands.
ENV NODE_ENV=production PORT=80 DATA_DIR=/storage MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 RUNS_AS=container
USER belltower
VOLUME /storage
EXPOSE 80
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["belltower", "health"]
# What `npm start` runs; SIGTERM lets it finish what it answers, and its database close.
CMD ["node", "--v8-pool-size=1", "--max-semi-space-size=4", "server/start/start.mjs"]
