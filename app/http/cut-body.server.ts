/** What a part keeps whatever else was sent: its head. */
const HEAD_BYTES = 1024;

/** `part` is what one part keeps, `total` what all keep together, `received` where reading ends. All in bytes. */
export type CutLimits = { part: number; total: number; received: number };

export type CutBody = {
  stream: ReadableStream<Uint8Array>;
  /** Whether all parts together were too much, once the stream has ended. */
  isOverTotal: () => boolean;
};

/**
 * A multipart body whose parts are cut, read to its end: what a form says beside a file that is far too large can then
 * be given back, and nothing but what is kept needs memory. Fails beyond `limits.received`.
 */
export function cutBody(body: ReadableStream<Uint8Array>, boundary: string, limits: CutLimits): CutBody {
  const state = { inPart: 0, kept: 0, received: 0, isOver: false };
  const separator = Buffer.from(`\r\n--${boundary}`);
  let tail: Buffer = Buffer.alloc(0);

  /** As much of a piece of a part as it may keep. */
  function kept(piece: Buffer): Buffer {
    const room = Math.max(HEAD_BYTES - state.inPart, Math.min(limits.part - state.inPart, limits.total - state.kept), 0);
    const start = piece.subarray(0, room);
    if (state.inPart + piece.length <= limits.part && start.length < piece.length) state.isOver = true;
    state.inPart += piece.length;
    state.kept += start.length;
    return start;
  }

  /** The pieces of what came so far; the last bytes may be the begin of a separator and wait. */
  function take(chunk: Uint8Array): Buffer[] {
    const bytes = Buffer.concat([tail, chunk]);
    const pieces: Buffer[] = [];
    let end = 0;
    for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, end)) {
      pieces.push(kept(bytes.subarray(end, at)), separator);
      end = at + separator.length;
      state.inPart = 0;
    }
    const safe = Math.max(end, bytes.length - separator.length + 1);
    tail = bytes.subarray(safe);
    return [...pieces, kept(bytes.subarray(end, safe))];
  }

  const cutter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      state.received += chunk.length;
      if (state.received > limits.received) throw new RangeError("The body is too large to be read to its end");
      for (const piece of take(chunk)) if (piece.length > 0) controller.enqueue(piece);
    },
    flush: (controller) => controller.enqueue(tail),
  });
  return { stream: body.pipeThrough(cutter), isOverTotal: () => state.isOver };
}

/** What stands between two parts of a form with files; null for any other body. */
export function boundaryOf({ headers }: Request): string | null {
  const found = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(headers.get("Content-Type") ?? "");
  return found ? (found[1] ?? found[2] ?? null) : null;
}
