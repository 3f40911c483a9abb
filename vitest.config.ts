import { defineConfig } from "vitest/config";

/** No test measures time by it: it only ends one that hangs, also on a busy machine. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };
const alias = { "~": new URL("./app", import.meta.url).pathname };
const setup = ["tests/harness/no-console-errors.ts", "tests/harness/matchers.ts"];
const needsTheBuild = ["tests/server/**", "tests/sweep/**"];
const needsADatabase = ["tests/{domain,http,routes}/**/*.server.test.ts", "tests/platform/database*.server.test.ts"];

/** Tests of files that read or write rows run once on each database: every worker gets a copy of its own. */
function onDatabase(database: "sqlite" | "postgres") {
  return {
    resolve: { alias },
    test: {
      ...patience,
      name: database,
      include: needsADatabase,
      env: { TEST_DATABASE: database },
      globalSetup: ["tests/harness/template-database.ts"],
      setupFiles: ["tests/harness/own-database.ts", ...setup],
    },
  };
}

export default defineConfig({
  test: {
    // why: tests on a database wait for its answers most of the time, so one more than the usual machine has cores
    maxWorkers: 3,
    projects: [
      {
        resolve: { alias },
        test: {
          ...patience,
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...needsADatabase, ...needsTheBuild],
          setupFiles: setup,
        },
      },
      onDatabase("sqlite"),
      onDatabase("postgres"),
      {
        resolve: { alias },
        test: { ...patience, name: "server", include: ["tests/server/**/*.test.ts"], setupFiles: setup },
      },
      {
        resolve: { alias },
        test: { ...patience, name: "sweep", include: ["tests/sweep/**/*.test.ts"], setupFiles: setup },
      },
    ],
  },
});
