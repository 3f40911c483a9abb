import { once } from "node:events";
import { networkOf } from "../../app/domain/people/login-log/visit";
import type { HttpContext } from "../http-context";
import { bodyLimit, errorOfSize, FORM_BYTES, isMultipart, mostKeptBytes } from "../limits";
import { clientAddress, type TrustProxy } from "../proxy";
import { createKeepers, type Keeper, type Post } from "./keepers";
import { fieldCounter } from "./field-count";
import { type NoBody, readPieces } from "./read-pieces";
import { createTurns, type Turn } from "./turns";

const MB = 1024 * 1024;

/** Bodies of one network that are read in parallel; others wait unread. */
const ARRIVING_PER_NETWORK = 20;
/** Uploads that the app handles at once: two large pictures, or one larger post. */
const UPLOADED_BYTES = 12 * MB;

const FORM_MS = 20_000;
/** 64 MB at 4.7 Mbit/s. Less than the server's `requestTimeout`, whose answer has no page. */
const UPLOAD_MS = 110_000;

/** Each piece takes about 3 µs whatever its size, even after a refusal: 1.6 MB of single bytes took a second. Browsers send no such pieces. */
const MOST_SMALL_PIECES = 20_000;
const SMALL_PIECE = 64;

interface Parts {
  hasSession: (context: HttpContext) => Promise<boolean>;
  trustProxy: TrustProxy;
  folder: string;
  onError: (error: unknown) => void;
}

/** Receives the body before Remix runs, so that slow senders occupy no place. Keeps only the text of strangers' uploads. */
export function createPostReceiver({ hasSession, trustProxy, folder, onError }: Parts) {
  const keepers = createKeepers(folder, onError);
  const networkTurn = createNetworkTurns();
  const uploadTurn = createTurns(UPLOADED_BYTES);

  async function arrived(context: HttpContext, { isStaff, isUpload }: { isStaff: boolean; isUpload: boolean }): Promise<Post | NoBody> {
    const { request, response } = context;
    const network = networkOf(clientAddress(request, trustProxy));
    const done = await networkTurn(network, once(response, "close"));
    try {
      const [contentType, sender] = [request.headers["content-type"] ?? "", { network, isStaff }];
      const keeper = isUpload ? await keepers.onDisk(contentType, sender) : keepers.inMemory(contentType, sender);
      return await filled(keeper, context, isUpload ? UPLOAD_MS : FORM_MS);
    } catch (error) {
      // "busy" makes the browser send the form again, until the disk has space
      onError(error);
      return "busy";
    } finally {
      done();
    }
  }

  return async function receive(context: HttpContext): Promise<Post | NoBody> {
    keepWhileWeWork(context);
    // even if sessions cannot be read, the form can come back with its text
    context.isStaff = await hasSession(context).catch(() => undefined);
    const isStaff = context.isStaff === true;
    const { headers } = context.request;
    // small ones stay in memory, so that on a full disk a form without a picture can still come back
    const isUpload = isStaff && isMultipart(headers) && !(Number(headers["content-length"]) <= FORM_BYTES);
    const post = await arrived(context, { isStaff, isUpload });
    if (typeof post === "string") return post;
    if (context.isStaff === undefined && isMultipart(headers)) return { ...post, isCutFor: "database" };
    if (!isUpload) return post;
    const done = await uploadTurn(Math.min(post.bytes, mostKeptBytes(context.path)), once(context.response, "close"));
    return { ...post, release: () => (done(), post.release()) };
  };
}

/** Processing pictures may take longer than a connection may be silent; with a listener Node does not close it itself. */
function keepWhileWeWork({ request, response }: HttpContext): void {
  response.on("timeout", () => {
    const isSending = !request.complete && request.readableFlowing;
    if (isSending || request.socket.writableLength > 0) request.socket.destroy();
  });
}

async function filled(keeper: Keeper, { request, path }: HttpContext, longestMs: number): Promise<Post | NoBody> {
  const limit = bodyLimit(path, request.headers);
  const hasTooManyFields = fieldCounter(request.headers["content-type"]);
  let [received, pieces] = [0, 0];
  try {
    const ending = await readPieces(request, longestMs, (piece) => {
      received += piece.length;
      pieces += 1;
      if (pieces > MOST_SMALL_PIECES + received / SMALL_PIECE) request.destroy();
      return errorOfSize(received, limit) ?? (hasTooManyFields(piece) ? "tooManyFields" : keeper.take(piece));
    });
    if (ending === "whole") return keeper.post();
    keeper.drop();
    return ending;
  } catch (error) {
    keeper.drop();
    throw error;
  }
}

function createNetworkTurns() {
  const networks = new Map<string, { turn: Turn; users: number }>();
  return async (network: string, hasLeft: Promise<unknown>) => {
    const own = networks.get(network) ?? { turn: createTurns(ARRIVING_PER_NETWORK), users: 0 };
    networks.set(network, own);
    own.users += 1;
    const done = await own.turn(1, hasLeft);
    return () => {
      done();
      own.users -= 1;
      if (own.users === 0) networks.delete(network);
    };
  };
}
