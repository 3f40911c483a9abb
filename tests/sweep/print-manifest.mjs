// Prints the parts of each route of the build. Runs in its own process, because loading the build opens the database.
const { routes } = await import(new URL("../../build/server/index.js", import.meta.url).href);

const manifest = Object.values(routes).map(({ id, index, module }) => ({
  id,
  isIndex: index === true,
  hasLoader: typeof module.loader === "function",
  hasAction: typeof module.action === "function",
}));

process.stdout.write(JSON.stringify(manifest), () => process.exit(0));
