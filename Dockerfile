# The site as an image, made of the archive of a release: `docker build -t belltower FOLDER` in the folder that
# `npm run release` writes, or of a download. docs/deployment.md says how it is run and kept, and what each layer weighs.
ARG SYSTEM_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${SYSTEM_IMAGE} AS release
COPY SHA256SUMS belltower-*.tar.gz /download/
WORKDIR /download
RUN case "$(uname -m)" in aarch64) platform=linux-arm64 ;; *) platform=linux-x64 ;; esac \
  && sha256sum --check --ignore-missing --quiet SHA256SUMS \
  && mkdir /site && tar -xzf belltower-*-$platform.tar.gz --strip-components=1 -C /site \
  && mv /site/node_modules /packages && mv /site/hooks /hooks && mkdir /program && mv /site/bin/node /program/node

FROM ${SYSTEM_IMAGE}
# PostgreSQL refuses to run as root, and asks who the user is by name.
RUN groupadd --gid 1000 belltower && useradd --uid 1000 --gid belltower --no-create-home --home-dir /storage belltower \
  && mkdir /storage && chown belltower:belltower /storage
COPY --from=release /program/node /usr/local/bin/node
WORKDIR /app
COPY --from=release /packages ./node_modules
COPY --from=release /hooks /hooks
COPY --from=release /site ./
RUN ln -s /app/bin/belltower /usr/local/bin/belltower
# MALLOC_...: freed memory goes back to the system (server/start/memory.mjs). By RUNS_AS what is said to the person who
# looks after the site names the image's commands.
ENV NODE_ENV=production PORT=80 DATA_DIR=/storage MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 RUNS_AS=container
USER belltower
VOLUME /storage
EXPOSE 80
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["belltower", "health"]
# What `npm start` runs; SIGTERM lets it finish what it answers, and its database close.
CMD ["node", "--v8-pool-size=1", "--max-semi-space-size=4", "server/start/start.mjs"]
