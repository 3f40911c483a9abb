import { setTimeout as pause } from "node:timers/promises";

/** @param {number[]} values */
export function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** @param {number[]} times @param {number} share of a hundred */
export function percentile(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

/**
 * Sends requests at a steady rate, like visitors.
 * @param {() => Promise<unknown>} ask
 * @param {number} milliseconds
 * @param {() => void} [lookAround] called about once a second
 * @returns {Promise<number[]>} how long each answer took, in milliseconds
 */
export async function watch(ask, milliseconds, lookAround = () => undefined) {
  const times = [];
  const end = performance.now() + milliseconds;
  for (let time = 0; performance.now() < end; time += 1) {
    const next = pause(10);
    const begin = performance.now();
    await ask();
    times.push(performance.now() - begin);
    if (time % 100 === 99) lookAround();
    await next;
  }
  return times;
}
