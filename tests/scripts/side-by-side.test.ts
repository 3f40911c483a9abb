import { beforeEach, expect, it, vi } from "vitest";
import { runSideBySide, type Stage } from "../../scripts/side-by-side.mjs";

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  // the tests compare what is printed
  vi.spyOn(console, "log").mockImplementation((text: string) => printed.push(text));
});

const stage = (name: string, { isGood = true, after }: { isGood?: boolean; after?: string } = {}): Stage => ({
  name,
  ...(after === undefined ? {} : { after }),
  run: () => Promise.resolve({ isGood, output: `all of ${name}` }),
});

it("stages run in parallel up to the limit, and each prints its output in one piece", async () => {
  let running = 0;
  let most = 0;
  const busy = (name: string): Stage => ({
    name,
    run: async () => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      return { isGood: true, output: `all of ${name}` };
    },
  });
  await runSideBySide([busy("one"), busy("two"), busy("three")], 2);
  expect(most).toBe(2);
  expect(printed).toContain("\n== three\nall of three");
});

it("a stage is skipped if the stage that it needs has failed", async () => {
  await runSideBySide([stage("build", { isGood: false }), stage("pages", { after: "build" }), stage("lint")], 2);
  expect(printed.filter((text) => text.startsWith("\n=="))).toEqual(["\n== build\nall of build", "\n== lint\nall of lint"]);
});
