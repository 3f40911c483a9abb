// npm run dev: the site while one works on it. Vite serves the sources and puts every change into the open page.
// Without the front: limits, page cache and gate are those of `npm start`.
import { createServer as createHttpServer } from "node:http";
import { readEnvFile } from "./env-file.mjs";
import { needFitNode } from "./fit-node.mjs";
import { installPackages } from "./packages.mjs";
import { ROOT, run } from "./run.mjs";

/** Vite looks at all that routes import and would prepare these for browsers too, where they cannot live. */
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

/** Prepared at once: what Vite finds only later makes it load the open page again. */
const IN_BROWSERS = ["@conform-to/react", "@conform-to/zod/v4", "i18next", "zod"];

await needFitNode();
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
  // why: its messages take the way of the pages, so that a second site may run beside this one
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { server } },
    optimizeDeps: { include: IN_BROWSERS, exclude: ON_THE_SERVER_ONLY },
  });
  app.use(vite.middlewares);
  const remix = createRequestHandler({ build: () => loadBuild(vite), mode: "development" });
  app.all("*", (request, response, next) => void remix(request, response, next));
  // why not everybody: Vite hands out the sources
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
