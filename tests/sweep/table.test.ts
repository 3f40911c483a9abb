import { describe, expect, it } from "vitest";
import { listBuiltRoutes } from "./built-routes";
import { CALLERS } from "./callers";
import { casesOf, casesWithoutFactor, isOfAdministration } from "./cases";
import { EXPECTATIONS } from "./expectations";

const routes = await listBuiltRoutes();
const adminRoutes = routes.filter(isOfAdministration);

describe("the table of expectations", () => {
  it("has every route of the build, with exactly its loader and action", () => {
    const inBuild = routes.map(({ file, hasLoader, hasAction }) => parts(file, hasLoader, hasAction));
    const inTable = Object.entries(EXPECTATIONS).map(([file, { loader, action }]) => parts(file, !!loader, !!action));
    expect([...new Set(inBuild)].toSorted()).toEqual(inTable.toSorted());
  });

  it("makes more than 1,200 cases for the administration alone", () => {
    const cases = [...adminRoutes.flatMap(casesOf), ...adminRoutes.flatMap(casesWithoutFactor)];
    const refusals = cases.filter(({ wanted }) => wanted !== "ok");
    const counts = `${cases.length.toString()} calls of ${adminRoutes.length.toString()} admin URLs by ${CALLERS.length.toString()} kinds of callers and an admin who lacks the required second factor, ${refusals.length.toString()} of them to refuse`;
    process.stdout.write(`\n${counts}; ${routes.flatMap(casesOf).length.toString()} with the public site; the refusals on each of two servers\n`);
    expect(cases.length).toBeGreaterThan(1_200);
  });
});

function parts(file: string, hasLoader: boolean, hasAction: boolean) {
  return `${file}:${hasLoader ? " loader" : ""}${hasAction ? " action" : ""}`;
}
