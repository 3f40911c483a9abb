interface Place {
  size: number;
  isIn: boolean;
  begin: () => void;
}

/** Answers when it is this one's turn, or its sender has left, with what gives the place back. */
export type Turn = (size: number, hasLeft: Promise<unknown>) => Promise<() => void>;

/** Lets in as many as there is room for, in the order of their coming; one that is larger than the room when it is alone. */
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
