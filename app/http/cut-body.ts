export const MOST_FIELDS = 200;

/** Each part keeps its header, whatever the limits. */
const HEAD_BYTES = 1024;

/** In bytes. `file` defaults to `part`; `total` limits all parts together. */
type CutLimits = { part: number; file?: number; total: number };

/** Cuts while the body arrives, so that only the kept bytes need memory. */
export function createCutter(boundary: string, { part, file = part, total }: CutLimits) {
  const separator = Buffer.from(`\r\n--${boundary}`);
  let tail: Buffer = Buffer.alloc(0);
  let head = "";
  let inPart = 0;
  let kept = 0;
  let isOver = false;

  function keep(piece: Buffer): Buffer {
    head += piece.toString("latin1", 0, Math.max(HEAD_BYTES - inPart, 0));
    const most = isFile(head) ? file : part;
    const room = Math.max(HEAD_BYTES - inPart, Math.min(most - inPart, total - kept), 0);
    const start = piece.subarray(0, room);
    if (inPart + piece.length <= most && start.length < piece.length) isOver = true;
    inPart += piece.length;
    kept += start.length;
    return start;
  }

  function beginPart(): void {
    inPart = 0;
    head = "";
  }

  return {
    take(chunk: Uint8Array): Buffer[] {
      const pieces: Buffer[] = [];
      let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      // concatenated only if needed, because it copies the file
      if (mayBeginIn(tail, bytes, separator)) bytes = Buffer.concat([tail, bytes]);
      else pieces.push(keep(tail));
      let end = 0;
      for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, end)) {
        pieces.push(keep(bytes.subarray(end, at)), separator);
        end = at + separator.length;
        beginPart();
      }
      // the last bytes may be the beginning of a separator
      const safe = Math.max(end, bytes.length - separator.length + 1);
      tail = bytes.subarray(safe);
      return [...pieces, keep(bytes.subarray(end, safe))].filter(({ length }) => length > 0);
    },
    rest: () => tail,
    isOverTotal: () => isOver,
  };
}

function mayBeginIn(before: Buffer, next: Buffer, separator: Buffer): boolean {
  return next.length < separator.length || Buffer.concat([before, next.subarray(0, separator.length)]).includes(separator);
}

/** A part with an unfinished header counts as a file. */
function isFile(head: string): boolean {
  const end = head.indexOf("\r\n\r\n");
  return end < 0 || /;\s*filename/i.test(head.slice(0, end));
}

/** Reads to the end, so that the texts beside a large file are kept. Fails above `mostReceived` bytes. */
export function cutBody(body: ReadableStream<Uint8Array>, cutter: ReturnType<typeof createCutter>, mostReceived: number) {
  let received = 0;
  const cutting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.length;
      if (received > mostReceived) throw new RangeError("The body is too large to be read to its end");
      for (const piece of cutter.take(chunk)) controller.enqueue(piece);
    },
    flush: (controller) => controller.enqueue(cutter.rest()),
  });
  return { stream: body.pipeThrough(cutting), isOverTotal: cutter.isOverTotal };
}

export function boundaryOf(contentType: string): string | null {
  const found = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType);
  return found ? (found[1] ?? found[2] ?? null) : null;
}
