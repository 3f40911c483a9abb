// npm run dev: the site during development. Vite serves the sources and updates the open page after every change.
// Without the front: its limits, page cache and gate only run in `npm start`.
import { createServer as createHttpServer } from "node:http";
import { readEnvFile } from "./env-file.mjs";
import { ensureSuitableNode } from "./fit-node.mjs";
import { installPackages } from "./packages.mjs";
import { ROOT, run } from "./run.mjs";

/** Vite scans all imports of routes and would prebundle these for browsers too, where they cannot run. */
const ON_THE_SERVER_ONLY = [
  "@node-rs/argon2",
  "@prisma/adapter-better-sqlite3",
  "@prisma/adapter-pg",
  "@prisma/client",
  "@remix-run/form-data-parser",
  "@remix-run/node",
  "better-sqlite3",
  "pg",
  "pino",
  "rate-limiter-flexible",
  "sharp",
];

/** Prebundled at the start: Vite reloads the page for dependencies that it discovers later. */
const IN_BROWSERS = ["@conform-to/react", "@conform-to/zod/v4", "i18next", "zod"];

await ensureSuitableNode();
readEnvFile();
process.env.NODE_ENV = "development";
if (!(await installPackages())) process.exit(1);
await (await import("./prisma-schemas.mjs")).generateClients();
await prepareDatabase();
await serve();

async function prepareDatabase() {
  const { bundleForNode } = await import("./build-steps/bundle.mjs");
  await bundleForNode({ programs: { prepare: "prisma/prepare.ts" }, outdir: ".cache", part: "prepare-part" });
  if ((await run(process.execPath, [`${ROOT}.cache/prepare.js`])) !== 0) process.exit(1);
}

async function serve() {
  const [{ default: express }, { createRequestHandler }, { createServer: createViteServer }] = await Promise.all([
    import("express"),
    import("@remix-run/express"),
    import("vite"),
  ]);
  const port = Number(process.env.PORT ?? 3000);
  const app = express().disable("x-powered-by");
  const server = createHttpServer(app);
  // uses the HTTP server for its messages too, so that two sites can run at the same time
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { server } },
    optimizeDeps: { include: IN_BROWSERS, exclude: ON_THE_SERVER_ONLY },
  });
  app.use(vite.middlewares);
  const remix = createRequestHandler({ build: () => loadBuild(vite), mode: "development" });
  app.all("*", (request, response, next) => void remix(request, response, next));
  // not all interfaces, because Vite serves the sources
  const host = process.env.HOST ?? "localhost";
  server.listen(port, host, () => console.log(`The site is at http://${host}:${port}/ (development)`));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop(server, vite));
}

/** @param {import("vite").ViteDevServer} vite @returns {Promise<import("@remix-run/node").ServerBuild>} */
async function loadBuild(vite) {
  /** @type {any} */
  const build = await vite.ssrLoadModule("virtual:remix/server-build");
  return build;
}

/** @param {import("node:http").Server} server @param {import("vite").ViteDevServer} vite */
async function stop(server, vite) {
  server.close();
  server.closeAllConnections();
  await vite.close();
  process.exit(0);
}
