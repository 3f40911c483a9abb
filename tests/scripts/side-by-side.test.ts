import { beforeEach, expect, it, vi } from "vitest";
import { runSideBySide, type Stage } from "../../scripts/side-by-side.mjs";

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  // why: what is printed is what is asked about
  vi.spyOn(console, "log").mockImplementation((text: string) => said.push(text));
});

const stage = (name: string, { isGood = true, after }: { isGood?: boolean; after?: string } = {}): Stage => ({
  name,
  ...(after === undefined ? {} : { after }),
  run: () => Promise.resolve({ isGood, output: `all of ${name}` }),
});

it("stages run at the same time, as many as there are places, and each prints its output whole", async () => {
  let atWork = 0;
  let most = 0;
  const busy = (name: string): Stage => ({
    name,
    run: async () => {
      most = Math.max(most, (atWork += 1));
      await Promise.resolve();
      atWork -= 1;
      return { isGood: true, output: `all of ${name}` };
    },
  });
  await runSideBySide([busy("one"), busy("two"), busy("three")], 2);
  expect(most).toBe(2);
  expect(said).toContain("\n== three\nall of three");
});

it("a stage that needs another one is not run when that has failed", async () => {
  await runSideBySide([stage("build", { isGood: false }), stage("pages", { after: "build" }), stage("lint")], 2);
  expect(said.filter((text) => text.startsWith("\n=="))).toEqual(["\n== build\nall of build", "\n== lint\nall of lint"]);
});
