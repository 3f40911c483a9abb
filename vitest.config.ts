import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { ensureSuitableNode } from "./scripts/fit-node.mjs";

await ensureSuitableNode();

const setup = ["tests/harness/no-console-errors.ts", "tests/harness/matchers.ts"];
const needsTheBuild = ["tests/server/**", "tests/sweep/**"];
const needsADatabase = ["tests/{domain,http,routes}/**/*.server.test.ts", "tests/platform/database*.server.test.ts"];

/** Tests that may behave differently on Postgres, and so run there too. `TEST_ALL=1` runs all tests on both. */
const differsByDatabase = [
  // connections, transactions, locks, migrations, triggers, and the content of a new site
  "tests/platform/database*.server.test.ts",
  "tests/domain/default-content.server.test.ts",
  // the record engine, with one resource that uses all of it: versions, JSON of the history, order, plain queries
  "tests/domain/record/*.server.test.ts",
  "tests/domain/team/*.server.test.ts",
  // what covers all resources: search, sorted and paged unions, drafts as JSON
  "tests/domain/desk/**/*.server.test.ts",
  // texts are rows with keys of several columns, found or created in one statement
  "tests/domain/texts/save-*.server.test.ts",
  // the log is counted and paged in SQL; limits, sessions and the single set-up apply across instances
  "tests/domain/people/login-log/*.server.test.ts",
  "tests/domain/people/access/{login-limits,sessions,setup}.server.test.ts",
  "tests/domain/people/second-factor/second-factors.server.test.ts",
  // of several instances one leases a message
  "tests/domain/messages/{receive-message,thousand-sends}.server.test.ts",
  // one smoke test of each other group of screens
  "tests/domain/media/media-list.server.test.ts",
  "tests/domain/messages/inbox-screens.server.test.ts",
  "tests/domain/people/users/users.server.test.ts",
  "tests/domain/{podcast-crew,projects,services,sponsors}/save-*.server.test.ts",
  "tests/domain/system/{screen,backup-job}.server.test.ts",
  "tests/http/expired-post.server.test.ts",
];

/**
 * Packages are loaded once for all files in a process, our own modules once for each file: loading took almost half of
 * the processor time (docs/decisions/056).
 */
const inSharedProcess = { isolate: false, setupFiles: ["tests/harness/fresh-file.ts", ...setup] };

/** For tests that read or write rows: each file gets a copy of a database with all tables. */
function onDatabase(database: "sqlite" | "postgres") {
  return {
    extends: true as const,
    test: {
      ...inSharedProcess,
      name: database,
      include: database === "postgres" && process.env.TEST_ALL !== "1" ? differsByDatabase : needsADatabase,
      env: { TEST_DATABASE: database },
      globalSetup: ["tests/harness/template-database.ts"],
      setupFiles: [...inSharedProcess.setupFiles, "tests/harness/own-database.ts"],
    },
  };
}

/** For tests that start the build, which makes its data once for all of them. */
function onBuild(name: "server" | "pages" | "sweep", include: string[], start: { isolate?: boolean; setupFiles: string[] } = inSharedProcess) {
  return { extends: true as const, test: { ...start, name, include, globalSetup: ["tests/harness/furnisher.ts"] } };
}

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    // tests on a database mostly wait, so one more than the usual number of cores
    maxWorkers: 3,
    // only ends tests that hang, even on a busy machine; no test measures time with it
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          ...inSharedProcess,
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...needsADatabase, ...needsTheBuild],
        },
      },
      onDatabase("sqlite"),
      onDatabase("postgres"),
      onBuild("server", ["tests/server/{*,!(pages)/**/*}.test.ts"]),
      // in a process for each file: a process that has loaded the build itself keeps its database
      onBuild("pages", ["tests/server/pages/**/*.test.ts"], { setupFiles: setup }),
      onBuild("sweep", ["tests/sweep/**/*.test.ts"]),
    ],
  },
});
