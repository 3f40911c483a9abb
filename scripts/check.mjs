// npm run check: the fast part of `npm test`, for while one works. Types, lint, layers, unit tests.
import { preparePackages, runStaticGates } from "./static-gates.mjs";
import { report } from "./tally.mjs";
import { runVitest } from "./test-runners.mjs";

if (await preparePackages()) {
  await runStaticGates({ withUnusedCode: false });
  await runVitest("Unit tests", ["unit"]);
}
process.exitCode = report() ? 0 : 1;
