import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import type { FrontState } from "../app/domain/system/front-state";
import type { Slices } from "../app/platform/slices";
import type { SendErrorPage } from "./answers/error-page";
import type { FixedHeaders } from "./answers/security-headers";
import { type BoundedBody, boundedBody } from "./bounded-body";
import { compressed } from "./compressed";
import { drain } from "./drain";
import { type HttpContext, isRead } from "./http-context";
import { bodyLimit, isUpload, uploadBytes } from "./limits";
import type { ServedElsewhere } from "./page-cache/page-key";
import { clientAddress, type TrustProxy } from "./proxy";
import { createUploadTurns } from "./upload-turns";
import { webRequest } from "./web-request";

/** `context` goes to every loader and action beside the request. */
export type RequestHandler = (request: Request, context?: { front: FrontState }) => Promise<Response>;

/** What the build of the app gives to the front. */
export interface RemixApp extends Slices {
  handler: RequestHandler;
  /** For the requests of one public page, by its path below the language: knows only the routes of this page. */
  pageHandler: (screenPath: string) => RequestHandler;
  servedElsewhere: ServedElsewhere;
  /** Lets what the app does in the background come to its end, and begins nothing new. */
  endBackgroundWork: () => Promise<void>;
}

/** Beyond this many requests at once in Remix everybody would only wait longer, and memory would run out. */
const MAX_AT_ONCE = 100;

interface Parts {
  handler: RequestHandler;
  publicOrigin: string | null;
  trustProxy: TrustProxy;
  fixedHeaders: FixedHeaders;
  sendErrorPage: SendErrorPage;
}

/** The end of the way: hands the request to Remix and its answer back. */
export function createRemixStep({ handler, publicOrigin, trustProxy, fixedHeaders, sendErrorPage }: Parts) {
  const publicHost = publicOrigin === null ? null : new URL(publicOrigin).host;
  const uploadTurn = createUploadTurns();
  let running = 0;

  function originOf({ request: { headers } }: HttpContext): string {
    return publicOrigin !== null && headers.host === publicHost ? publicOrigin : `http://${headers.host ?? "localhost"}`;
  }

  async function answer(context: HttpContext): Promise<true> {
    const { request, response, method, path } = context;
    const body = isRead(method) ? null : boundedBody(request, bodyLimit(path, request.headers));
    const abort = new AbortController();
    const gone = once(response, "close").then(() => abort.abort());
    const answered = handler(
      webRequest({
        context,
        origin: originOf(context),
        clientAddress: clientAddress(request, trustProxy),
        body: body?.stream ?? null,
        signal: abort.signal,
      }),
    );
    const outcome = await Promise.race([answered, gone, ...(body ? [body.excess] : [])]);
    if (outcome instanceof Response && isRefusedPost(outcome)) return sendErrorPage(context, "postNotAllowed");
    if (outcome instanceof Response) return send({ context, answered: outcome, body, fixedHeaders });
    abort.abort();
    // why: nobody waits for it any more, and it will most likely complain that it was broken off
    answered.catch(() => undefined);
    return outcome === undefined || sendErrorPage(context, outcome);
  }

  async function answerInPlace(context: HttpContext): Promise<true> {
    if (running >= MAX_AT_ONCE) return sendErrorPage(context, "busy");
    running += 1;
    try {
      return await answer(context);
    } finally {
      running -= 1;
    }
  }

  return async function remix(context: HttpContext): Promise<true> {
    const { request, response, method, path } = context;
    if (isRead(method) || !isUpload(request.headers)) return answerInPlace(context);
    const done = await uploadTurn(uploadBytes(path, request.headers), once(response, "close"));
    try {
      return response.closed || (await answerInPlace(context));
    } finally {
      done();
    }
  };
}

/** Whether Remix has nothing that takes this post, and no page around it that says so. */
function isRefusedPost({ status, headers }: Response): boolean {
  return status === 405 && !headers.get("content-type")?.startsWith("text/html");
}

interface Sending {
  context: HttpContext;
  answered: Response;
  body: BoundedBody | null;
  fixedHeaders: FixedHeaders;
}

async function send({ context: { request, response, method }, answered, body: sent, fixedHeaders }: Sending): Promise<true> {
  const { headers, body } = compressed(answered, request.headers["accept-encoding"] ?? "");
  for (const [name, value] of Object.entries(fixedHeaders)) response.setHeader(name, value);
  for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  if (!request.complete) response.setHeader("connection", "close");
  response.writeHead(answered.status);
  if (body !== null && method !== "HEAD") await pipeline(body, response, { end: false });
  await sent?.release();
  await drain(request);
  response.end();
  return true;
}
