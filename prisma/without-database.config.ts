// For Prisma's command line when it only compares model files. Its engine needs a connection even then, but accepts an
// empty answer to its one query, so no database has to run.
import { defineConfig } from "prisma/config";

const provider = process.env.COMPARED_DATABASE === "postgres" ? "postgres" : "sqlite";
const nobody = {
  provider,
  adapterName: "nobody",
  queryRaw: async () => ({ columnNames: [], columnTypes: [], rows: [] }),
  executeRaw: async () => 0,
  executeScript: async () => undefined,
  startTransaction: () => Promise.reject(new Error("There is no database here.")),
  dispose: async () => undefined,
} as const;

export default defineConfig({
  experimental: { adapter: true },
  engine: "js",
  // the command line sees from the generator that it needs no download
  schema: `generated/${provider}.prisma`,
  adapter: async () => ({
    provider,
    adapterName: nobody.adapterName,
    connect: async () => nobody,
    connectToShadowDb: async () => nobody,
  }),
});
