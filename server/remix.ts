import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { networkOf } from "../app/domain/people/login-log/visit";
import type { FrontState } from "../app/domain/system/site-state";
import type { AppStats } from "../app/platform/app-stats";
import type { Slices } from "../app/platform/slices";
import type { SendErrorPage } from "./answers/error-page";
import type { FixedHeaders } from "./answers/security-headers";
import { publicHostCheck } from "./canonical-host";
import { compressed } from "./compressed";
import { type HttpContext, isRead, resolvedPath } from "./http-context";
import type { ServedElsewhere } from "./page-cache/page-key";
import { createPlaces } from "./places";
import type { Post } from "./posts/keepers";
import type { createPostReceiver } from "./posts/receive-post";
import { clientAddress, type TrustProxy } from "./proxy";
import { webRequest } from "./web-request";

export type RequestHandler = (request: Request, context?: { front: FrontState }) => Promise<Response>;

export interface RemixApp extends Slices {
  handler: RequestHandler;
  /** Knows only the routes of one page. `routePath` has no language. */
  pageHandler: (routePath: string) => RequestHandler;
  servedElsewhere: ServedElsewhere;
  withTimeBudget: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  withRequestId: <Answer>(answer: (id: string) => Promise<Answer>) => Promise<Answer>;
  /** Answers what a loader should throw instead. */
  withReason: (error: unknown, request: Request) => unknown;
  isDatabaseReady: () => Promise<boolean>;
  findAppStats: () => Promise<AppStats>;
  /** `slug` may be a former one. */
  isProjectShown: (slug: string) => Promise<boolean>;
  /** Different for every build. */
  build: string;
  /** Throws one line for permanent faults. */
  requireWritableDatabase: () => Promise<void>;
  logError: (error: unknown) => void;
  endBackgroundWork: (served: Promise<void>) => Promise<void>;
}

const PICTURE = /^\/media\//i;

interface Parts {
  handler: RequestHandler;
  receive: ReturnType<typeof createPostReceiver>;
  watchWrite: (response: ServerResponse) => void;
  publicOrigin: string | null;
  trustProxy: TrustProxy;
  fixedHeaders: FixedHeaders;
  sendErrorPage: SendErrorPage;
}

export function createRemixStep({ handler, receive, watchWrite, publicOrigin, trustProxy, fixedHeaders, sendErrorPage }: Parts) {
  const isPublicHost = publicHostCheck(publicOrigin);
  // a crowd of visitors must not keep staff from saving, nor a slow bucket anybody from the login
  const places = { staff: createPlaces(), picture: createPlaces(), other: createPlaces() };

  function originOf({ request: { headers } }: HttpContext): string {
    const { host = "localhost" } = headers;
    return publicOrigin !== null && isPublicHost(host) ? publicOrigin : `http://${host}`;
  }

  async function answer(context: HttpContext, post: Post | null): Promise<true> {
    const { request, response } = context;
    const abort = new AbortController();
    const gone = once(response, "close").then(() => abort.abort());
    const answered = handler(
      webRequest({
        context,
        origin: originOf(context),
        clientAddress: clientAddress(request, trustProxy),
        post,
        signal: abort.signal,
      }),
    );
    const outcome = await Promise.race([answered, gone]);
    // nobody waits any more: usually an abort error, but possibly a body that holds a file open
    if (!(outcome instanceof Response)) return answered.then(({ body }) => body?.cancel()).catch(() => undefined), true;
    if (isRefusedPost(outcome)) return sendErrorPage(context, "postNotAllowed");
    return send(context, outcome, fixedHeaders);
  }

  async function answerInPlace(context: HttpContext, post: Post | null): Promise<true> {
    const leave = places[kindOfPlace(context)].enter(networkOf(clientAddress(context.request, trustProxy)));
    if (leave === null) return sendErrorPage(context, "busy");
    try {
      return await answer(context, post);
    } finally {
      leave();
    }
  }

  async function remix(context: HttpContext): Promise<true> {
    if (isRead(context.method)) return answerInPlace(context, null);
    const post = await receive(context);
    if (post === "left") return true;
    if (typeof post === "string") return sendErrorPage(context, post);
    try {
      if (context.response.closed) return true;
      // not earlier: while a slow sender sends nothing is written, but all cached pages would be checked
      watchWrite(context.response);
      return await answerInPlace(context, post);
    } finally {
      post.release();
    }
  }

  return { answer: remix, takenPlaces: () => ({ staff: places.staff.taken(), picture: places.picture.taken(), other: places.other.taken() }) };
}

/** A place for a picture from a bucket is held until the bucket has answered and the last byte is read. */
function kindOfPlace({ isStaff = false, path }: HttpContext): "staff" | "picture" | "other" {
  if (isStaff) return "staff";
  return PICTURE.test(resolvedPath(path)) ? "picture" : "other";
}

/** No action accepts this post, and no page explains it. */
function isRefusedPost({ status, headers }: Response): boolean {
  return status === 405 && !headers.get("content-type")?.startsWith("text/html");
}

async function send({ request, response, method }: HttpContext, answered: Response, fixedHeaders: FixedHeaders): Promise<true> {
  const { headers, body } = compressed(answered, request.headers["accept-encoding"] ?? "");
  for (const [name, value] of Object.entries(fixedHeaders)) response.setHeader(name, value);
  // a default, which the answers below may override
  response.setHeader("Cache-Control", "no-store");
  for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.writeHead(answered.status);
  if (body !== null && method !== "HEAD") await pipeline(body, response, { end: false });
  response.end();
  return true;
}
