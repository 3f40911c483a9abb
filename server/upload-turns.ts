/** Room for the bodies of uploads that are in the app at the same time: two large pictures, or one larger post alone. */
const ROOM_BYTES = 12 * 1024 * 1024;

interface Place {
  bytes: number;
  isIn: boolean;
  begin: () => void;
}

/**
 * Lets uploads into memory as far as there is room, in the order of their coming. The others wait before a byte of
 * their body is read, so that a crowd of them costs time and neither memory nor a refusal.
 */
export function createUploadTurns(roomBytes = ROOM_BYTES) {
  let waiting: Place[] = [];
  let taken = 0;

  function admit(): void {
    for (let next = waiting[0]; next && (taken === 0 || taken + next.bytes <= roomBytes); next = waiting[0]) {
      waiting.shift();
      taken += next.bytes;
      next.isIn = true;
      next.begin();
    }
  }

  function leave(place: Place): void {
    if (place.isIn) taken -= place.bytes;
    else waiting = waiting.filter((other) => other !== place);
    admit();
  }

  /** Answers when it is this upload's turn, or its sender has left, with what gives the place back. */
  return async function turn(bytes: number, hasLeft: Promise<unknown>): Promise<() => void> {
    const place: Place = { bytes, isIn: false, begin: () => undefined };
    const begun = new Promise<void>((resolve) => (place.begin = resolve));
    waiting.push(place);
    admit();
    await Promise.race([begun, hasLeft]);
    return () => {
      leave(place);
    };
  };
}
