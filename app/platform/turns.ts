/** Of work at a stretch: what waits on the network meanwhile, a page from memory for one, comes this much later. */
const LONGEST_STRETCH_MS = 10;

let stretchBegan: number | null = null;
let inLine = 0;
let before = Promise.resolve();

/**
 * To be waited for before each piece of work that itself waits for nothing: a hundred requests whose every step is a
 * question to a SQLite file would otherwise end before anybody else is heard. Ends at once while the stretch is short.
 * why in a line: of hundreds that come at the same moment each looks at the clock when the work before it is done.
 */
export function turn(): Promise<void> {
  inLine += 1;
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

/** why not while somebody is in line: then each has a round of the event loop, which looks at the network in between */
function endStretch(): void {
  if (inLine > 0) setImmediate(endStretch);
  else stretchBegan = null;
}
