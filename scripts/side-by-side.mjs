// Runs stages of tests at the same time. What one prints comes whole when it has ended.
import { record } from "./tally.mjs";

/** @typedef {{ isGood: boolean, output: string }} End of a stage, which has counted itself */
/** @typedef {{ name: string, after?: string, run: () => Promise<End> }} Stage `after` names an earlier one that must have gone well */

/**
 * Begins them in this order, the next one whenever there is a place.
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
