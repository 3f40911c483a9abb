// For Prisma's command line (generate, migrate status, migrate diff). The product does not use this file to connect.
// Without `engine` Prisma would download one; "js" is the WebAssembly engine in the npm package.
import { PrismaBetterSQLite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import { defineConfig } from "prisma/config";
import { commandLinePool } from "./prisma/command-line-pool";

const url = process.env.DATABASE_URL ?? "file:./data/site.db";
const isPostgres = /^postgres(ql)?:/.test(url);
const name = isPostgres ? "postgres" : "sqlite";

export default defineConfig({
  experimental: { adapter: true },
  engine: "js",
  schema: `prisma/generated/${name}.prisma`,
  migrations: { path: `prisma/migrations/${name}` },
  adapter: async () =>
    isPostgres
      ? new PrismaPg(commandLinePool(url))
      : new PrismaBetterSQLite3({ url }),
});
