// Runs stages of tests in parallel. The output of each is printed as a whole when it ends.
import { record } from "./tally.mjs";

/** @typedef {{ isGood: boolean, output: string }} End the result of a stage, which has counted itself */
/** @typedef {{ name: string, after?: string, run: () => Promise<End> }} Stage `after`: an earlier stage that must succeed first */

/**
 * Starts stages in this order, each when there is a free place.
 * @param {Stage[]} stages
 * @param {number} places
 */
export async function runSideBySide(stages, places) {
  const waiting = [...stages];
  /** @type {Map<string, Promise<boolean>>} */
  const begun = new Map();
  const fillPlace = async () => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      const end = runStage(stage, begun.get(stage.after ?? ""));
      begun.set(stage.name, end);
      await end;
    }
  };
  await Promise.all(Array.from({ length: places }, fillPlace));
}

/** @param {Stage} stage @param {Promise<boolean>} [before] */
async function runStage({ name, after, run }, before) {
  if ((await before) === false) {
    record(name, { passed: 0, failed: 1, skipped: 0 }, 0, `not run: ${after} failed`);
    return false;
  }
  console.log(`-- ${name} begins`);
  const { isGood, output } = await run();
  console.log(`\n== ${name}\n${output}`);
  return isGood;
}
