import type { IncomingMessage } from "node:http";
import type { ErrorAnswer } from "./answers/error-texts";
import { fieldCounter } from "./field-count";

export interface BoundedBody {
  stream: ReadableStream<Uint8Array>;
  /** Resolves when the body turns out to be more than is allowed; the stream then fails. Else never. */
  excess: Promise<ErrorAnswer>;
  /** Lets go of the request: what has not been read is left to others. */
  release(): Promise<unknown>;
}

/** The body of a request as a stream that is cut at `limit` bytes. Nothing is kept: a piece is counted and handed on. */
export function boundedBody(request: IncomingMessage, limit: number): BoundedBody {
  const { promise: excess, resolve: tell } = promiseWithResolver<ErrorAnswer>();
  const hasTooManyFields = fieldCounter(request.headers["content-type"]);
  let received = 0;

  const chunks = checkedChunks(request, (chunk) => {
    received += chunk.length;
    const error = received > limit ? "tooLarge" : hasTooManyFields(chunk) ? "tooManyFields" : null;
    if (error === null) return;
    tell(error);
    throw new Error(`The body was cut: ${error}`);
  });

  return { stream: streamOf(chunks), excess, release: () => chunks.return(undefined).catch(() => undefined) };
}

type Chunks = AsyncGenerator<Uint8Array, undefined>;

async function* checkedChunks(request: IncomingMessage, check: (chunk: Buffer) => void): Chunks {
  // why: the connection must survive the end of reading, so that the error page can still be sent
  const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    check(chunk);
    yield chunk;
  }
}

function streamOf(chunks: Chunks): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

function promiseWithResolver<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}
