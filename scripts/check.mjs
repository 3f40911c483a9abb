// npm run check: the fast part of `npm test`, for use while working. Types, lint, layers, unit tests.
import { availableParallelism } from "node:os";
import { runSideBySide } from "./side-by-side.mjs";
import { lint, preparePackages, quickGates } from "./static-gates.mjs";
import { report } from "./tally.mjs";
import { runVitest } from "./test-runners.mjs";

if (await preparePackages()) {
  const unit = { name: "Unit tests", run: () => runVitest("Unit tests", ["--project", "unit"]) };
  await runSideBySide([lint, ...quickGates, unit], Math.max(2, availableParallelism()));
}
process.exitCode = report() ? 0 : 1;
