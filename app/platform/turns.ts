/** Of work at a stretch: what waits on the network meanwhile, a page from memory for one, comes this much later. */
const LONGEST_STRETCH_MS = 10;

let stretchBegan: number | null = null;
const waiting: (() => void)[] = [];

/**
 * To be waited for before each piece of work that itself waits for nothing: a hundred requests whose every step is a
 * question to a SQLite file would otherwise end before anybody else is heard. Ends at once while the stretch is short.
 */
export async function turn(): Promise<void> {
  if (waiting.length === 0 && !isStretchLong()) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letNextGo);
  });
}

function isStretchLong(): boolean {
  const now = performance.now();
  if (stretchBegan === null) {
    stretchBegan = now;
    setImmediate(() => (stretchBegan = null));
  }
  return now - stretchBegan > LONGEST_STRETCH_MS;
}

/** One in each round of the event loop, which looks at the network in between. */
function letNextGo(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letNextGo);
}
