/** Of work without I/O: so much later others are answered. */
const LONGEST_STRETCH_MS = 10;

let stretchBegan: number | null = null;
let inLine = 0;
let before = Promise.resolve();

/** Await it before each synchronous piece of work: a hundred requests that only query SQLite would otherwise end before anybody else is heard. */
export function turn(): Promise<void> {
  inLine += 1;
  // one behind the other: hundreds that come at the same moment each check the clock after the one before
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

/** Not while somebody is in line: each then has a round of the event loop, with I/O in between. */
function endStretch(): void {
  if (inLine > 0) setImmediate(endStretch);
  else stretchBegan = null;
}
