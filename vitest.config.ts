import { defineConfig } from "vitest/config";
import { needFitNode } from "./scripts/fit-node.mjs";

await needFitNode();

const setup = ["tests/harness/no-console-errors.ts", "tests/harness/matchers.ts"];
const needsTheBuild = ["tests/server/**", "tests/sweep/**"];
const needsADatabase = ["tests/{domain,http,routes}/**/*.server.test.ts", "tests/platform/database*.server.test.ts"];

/** What may differ by database, and so runs on Postgres as well. `TEST_ALL=1` runs everything on both. */
const differsByDatabase = [
  // connections, transactions, locks, migrations, triggers, and what a new site is filled with
  "tests/platform/database*.server.test.ts",
  "tests/domain/default-content.server.test.ts",
  // the engine of records, with one resource that uses all of it: versions, JSON of the history, order, plain queries
  "tests/domain/record/*.server.test.ts",
  "tests/domain/team/*.server.test.ts",
  // what looks over all resources: search by letters, sorted and paged unions, drafts as JSON
  "tests/domain/desk/**/*.server.test.ts",
  // texts are rows with keys of several columns, found or made in one statement
  "tests/domain/texts/save-*.server.test.ts",
  // the log is counted and paged in SQL; limits, sessions and the one set-up hold between instances
  "tests/domain/people/login-log/*.server.test.ts",
  "tests/domain/people/access/{login-limits,sessions,setup}.server.test.ts",
  "tests/domain/people/second-factor/second-factors.server.test.ts",
  // messages are leased by one of several instances
  "tests/domain/messages/{receive-message,thousand-sends}.server.test.ts",
  // one smoke of each other group of screens
  "tests/domain/media/media-list.server.test.ts",
  "tests/domain/messages/inbox-screens.server.test.ts",
  "tests/domain/people/users/users.server.test.ts",
  "tests/domain/{podcast-crew,projects,services,sponsors}/save-*.server.test.ts",
  "tests/domain/system/{screen,backup-job}.server.test.ts",
  "tests/http/expired-post.server.test.ts",
];

/**
 * Packages are loaded once for all files that a process runs, what is ours anew for each of them. why: almost half of
 * the processor time was spent on loading (docs/decisions/056).
 */
const inSharedProcess = { isolate: false, setupFiles: ["tests/harness/fresh-file.ts", ...setup] };

/** Tests of files that read or write rows: every file gets a copy of a database with all tables. */
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

/** Tests of what was built: a process of its own for each file, because one that has loaded the build keeps its database. */
function onBuild(name: "server" | "sweep") {
  return {
    extends: true as const,
    test: { name, include: [`tests/${name}/**/*.test.ts`], globalSetup: ["tests/harness/furnisher.ts"], setupFiles: setup },
  };
}

export default defineConfig({
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  test: {
    // why: tests on a database wait for its answers most of the time, so one more than the usual machine has cores
    maxWorkers: 3,
    // why so patient: no test measures time by it, it only ends one that hangs, also on a busy machine
    testTimeout: 60_000,
    hookTimeout: 120_000,
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
      onBuild("server"),
      onBuild("sweep"),
    ],
  },
});
