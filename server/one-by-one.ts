import { setImmediate, setTimeout } from "node:timers/promises";

/**
 * Lets callers go on one after the other, each in a turn of its own of the event loop: a crowd that comes at once does
 * not keep those waiting who come a moment later and whose answer lies in memory.
 */
export function oneByOne(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}

/** Lets callers go on at least so many milliseconds apart: what a crowd sends at once is begun bit by bit. */
export function apart(milliseconds: number): () => Promise<void> {
  let free = Promise.resolve();
  return () => {
    const turn = free;
    free = turn.then(() => setTimeout(milliseconds));
    return turn;
  };
}
