interface Place {
  size: number;
  isIn: boolean;
  begin: () => void;
}

/** Resolves when it is its turn or its sender has left, with a function that frees the place. */
export type Turn = (size: number, hasLeft: Promise<unknown>) => Promise<() => void>;

/** First come, first served. A post larger than the room gets its turn alone. */
export function createTurns(room: number): Turn {
  let waiting: Place[] = [];
  let taken = 0;

  function admit(): void {
    for (let next = waiting[0]; next && (taken === 0 || taken + next.size <= room); next = waiting[0]) {
      waiting.shift();
      taken += next.size;
      next.isIn = true;
      next.begin();
    }
  }

  function leave(place: Place): void {
    if (place.isIn) taken -= place.size;
    else waiting = waiting.filter((other) => other !== place);
    admit();
  }

  return async function turn(size, hasLeft) {
    const place: Place = { size, isIn: false, begin: () => undefined };
    const begun = new Promise<void>((resolve) => (place.begin = resolve));
    waiting.push(place);
    admit();
    await Promise.race([begun, hasLeft]);
    return () => leave(place);
  };
}
