# One container, one data folder. Build: `docker build -t calima .`  Run: `docker run -p 3000:3000 -v calima:/data calima`
FROM node:22-slim AS build
WORKDIR /site

# better-sqlite3 is compiled where its prebuilt file cannot be fetched; the headers of Node lie in the image.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
ENV npm_config_nodedir=/usr/local

COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev

COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev

FROM node:22-slim
ENV NODE_ENV=production DATA_DIR=/data RUN_AS=node
WORKDIR /site
RUN install --directory --owner=node --group=node /data

COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/prisma/migrations ./prisma/migrations
COPY --from=build /site/build ./build
COPY --from=build /site/scripts/container.sh ./scripts/container.sh

VOLUME /data
EXPOSE 3000
CMD ["sh", "scripts/container.sh"]
