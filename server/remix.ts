import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { FrontState } from "../app/domain/system/front-state";
import type { AppStats } from "../app/platform/app-stats";
import type { Slices } from "../app/platform/slices";
import type { SendErrorPage } from "./answers/error-page";
import type { FixedHeaders } from "./answers/security-headers";
import { publicHostCheck } from "./canonical-host";
import { compressed } from "./compressed";
import { type HttpContext, isRead } from "./http-context";
import type { ServedElsewhere } from "./page-cache/page-key";
import type { PostedBody } from "./posts/keepers";
import type { createPostReceiver } from "./posts/receive-post";
import { clientAddress, type TrustProxy } from "./proxy";
import { webRequest } from "./web-request";

/** `context` goes to every loader and action beside the request. */
export type RequestHandler = (request: Request, context?: { front: FrontState }) => Promise<Response>;

export interface RemixApp extends Slices {
  handler: RequestHandler;
  /** For the requests of one public page, by its path below the language: knows only the routes of this page. */
  pageHandler: (routePath: string) => RequestHandler;
  servedElsewhere: ServedElsewhere;
  withPatience: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  withRequestId: <Answer>(answer: (id: string) => Promise<Answer>) => Promise<Answer>;
  isDatabaseReady: () => Promise<boolean>;
  findAppStats: () => Promise<AppStats>;
  /** Whether there is a page at the address of a project, of today or of earlier. */
  isProjectShown: (slug: string) => Promise<boolean>;
  /** Another one for every build. */
  build: string;
  /** Throws one line when the app cannot write for a reason that does not pass by itself. */
  requireWritableDatabase: () => Promise<void>;
  /** One log for both, so that a fault which both meet is written down once. */
  logError: (error: unknown) => void;
  /** Lets what the app does in the background come to its end, and begins nothing new. */
  endBackgroundWork: () => Promise<void>;
}

/** Beyond this many requests at once in Remix everybody would only wait longer, and memory would run out. */
const MAX_AT_ONCE = 100;

interface Parts {
  handler: RequestHandler;
  receive: ReturnType<typeof createPostReceiver>;
  /** Hears of every request that may write, before it does. */
  watchWrite: (response: ServerResponse) => void;
  publicOrigin: string | null;
  trustProxy: TrustProxy;
  fixedHeaders: FixedHeaders;
  sendErrorPage: SendErrorPage;
}

export function createRemixStep({ handler, receive, watchWrite, publicOrigin, trustProxy, fixedHeaders, sendErrorPage }: Parts) {
  const isPublicHost = publicHostCheck(publicOrigin);
  let running = 0;

  function originOf({ request: { headers } }: HttpContext): string {
    const { host = "localhost" } = headers;
    return publicOrigin !== null && isPublicHost(host) ? publicOrigin : `http://${host}`;
  }

  async function answer(context: HttpContext, body: PostedBody | null): Promise<true> {
    const { request, response } = context;
    const abort = new AbortController();
    const gone = once(response, "close").then(() => abort.abort());
    const answered = handler(
      webRequest({
        context,
        origin: originOf(context),
        clientAddress: clientAddress(request, trustProxy),
        body,
        signal: abort.signal,
      }),
    );
    const outcome = await Promise.race([answered, gone]);
    // why: nobody waits for the answer any more. Most likely it complains that it was broken off; else it may hold a file open
    if (!(outcome instanceof Response)) return answered.then(({ body }) => body?.cancel()).catch(() => undefined), true;
    if (isRefusedPost(outcome)) return sendErrorPage(context, "postNotAllowed");
    return send(context, outcome, fixedHeaders);
  }

  async function answerInPlace(context: HttpContext, body: PostedBody | null): Promise<true> {
    if (running >= MAX_AT_ONCE) return sendErrorPage(context, "busy");
    running += 1;
    try {
      return await answer(context, body);
    } finally {
      running -= 1;
    }
  }

  async function remix(context: HttpContext): Promise<true> {
    if (isRead(context.method)) return answerInPlace(context, null);
    const post = await receive(context);
    if (post === "left") return true;
    if (typeof post === "string") return sendErrorPage(context, post);
    try {
      if (context.response.closed) return true;
      // why not before: whoever sends for twenty seconds has written nothing yet, and would hold up all pages in memory
      watchWrite(context.response);
      return await answerInPlace(context, post.body);
    } finally {
      post.release();
    }
  }

  return { answer: remix, places: () => ({ taken: running, most: MAX_AT_ONCE }) };
}

/** Whether Remix has nothing that takes this post, and no page around it that says so. */
function isRefusedPost({ status, headers }: Response): boolean {
  return status === 405 && !headers.get("content-type")?.startsWith("text/html");
}

async function send({ request, response, method }: HttpContext, answered: Response, fixedHeaders: FixedHeaders): Promise<true> {
  const { headers, body } = compressed(answered, request.headers["accept-encoding"] ?? "");
  for (const [name, value] of Object.entries(fixedHeaders)) response.setHeader(name, value);
  // why: a redirect or a refusal that does not say how long it is right is right for this one request
  response.setHeader("Cache-Control", "no-store");
  for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.writeHead(answered.status);
  if (body !== null && method !== "HEAD") await pipeline(body, response, { end: false });
  response.end();
  return true;
}
