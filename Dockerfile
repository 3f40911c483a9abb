# One container, one data folder. Build: `docker build -t calima .`  Run: `docker run -p 127.0.0.1:3000:3000 -v calima:/data calima`
# Without a container engine, `npm run container-check` executes it (docs/deploy.md).
FROM node:24-bookworm-slim AS build
WORKDIR /site

RUN apt-get update \
  && apt-get install --yes --no-install-recommends binutils \
  && rm -rf /var/lib/apt/lists/*

COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev

# `strip` (of binutils) removes Node's debug symbols, 18 MB that nobody needs in the container.
COPY . .
RUN node scripts/build.mjs && node scripts/production-files.mjs /production && strip /usr/local/bin/node

# Not node:24-bookworm-slim again: its npm and its headers are 70 MB that the site does not need.
FROM debian:bookworm-slim
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Calima" \
  org.opencontainers.image.description="Website and administration of a media and event production company in Mallorca" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION"
# TMPDIR: allows a read-only root, because a backup is checked in the folder for temporary files.
ENV NODE_ENV=production DATA_DIR=/data RUN_AS=node TMPDIR=/data
WORKDIR /site
RUN groupadd --gid 1000 node \
  && useradd --uid 1000 --gid node --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin node \
  && install --directory --owner=node --group=node /data

COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /production ./
COPY --from=build /site/scripts/container.sh /site/scripts/container-health.sh ./scripts/

VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s CMD ["bash", "scripts/container-health.sh"]
# Root only gives /data to the user `node`, and continues as that user (scripts/container.sh). With `--user node` root is not needed.
USER root
CMD ["sh", "scripts/container.sh"]
