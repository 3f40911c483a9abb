/** The longest synchronous work without I/O, which delays all other requests. */
const LONGEST_STRETCH_MS = 10;

let stretchBegan: number | null = null;
let inLine = 0;
let before = Promise.resolve();

/** Await it before each synchronous piece of work. Otherwise a hundred requests that only query SQLite would all end before any other is handled. */
export function turn(): Promise<void> {
  inLine += 1;
  // one after the other, so that of hundreds that come together each checks the clock after the one before
  before = before.then(async () => {
    if (isStretchLong()) await new Promise((resolve) => setImmediate(resolve));
    inLine -= 1;
  });
  return before;
}

function isStretchLong(): boolean {
  const now = performance.now();
  if (stretchBegan === null) {
    stretchBegan = now;
    setImmediate(endStretch);
  }
  return now - stretchBegan > LONGEST_STRETCH_MS;
}

/** Waits while somebody is in line: each then gets a round of the event loop, with I/O in between. */
function endStretch(): void {
  if (inLine > 0) setImmediate(endStretch);
  else stretchBegan = null;
}
