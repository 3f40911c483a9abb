import type { ServerResponse } from "node:http";
import type { SendErrorPage } from "../answers/error-page";
import type { FixedHeaders } from "../answers/security-headers";
import { sendStored } from "../answers/stored-answer";
import { type Encoding, preferredEncoding } from "../encodings";
import { type HttpContext, isRead } from "../http-context";
import type { CookieKind } from "../../app/http/cookies";
import type { FrontDatabase } from "../database/front-database";
import type { RemixApp } from "../remix";
import type { TableVersions } from "../../app/platform/slices";
import { createPageCache, type RenderedPage } from "./page-cache";
import { createPageKeys, fullPath, type PageKey } from "./page-key";
import { type Page, pageOf } from "./page";
import { createRefresher } from "./refresher";

/** How often to render pages ahead; requests notice changes by other processes at once anyway. */
const LOOK_EVERY_MS = 1_000;

const LONGEST_RENDERING_MS = 20_000;

export type PageParts = Pick<RemixApp, "pageHandler" | "servedElsewhere" | "renderFrom" | "areUnchanged" | "isProjectShown">;

interface Parts {
  remix: PageParts;
  cookieKind: CookieKind;
  database: Pick<FrontDatabase, "contentVersion">;
  publicOrigin: string | null;
  fixedHeaders: FixedHeaders;
  sendErrorPage: SendErrorPage;
  onError: (error: unknown) => void;
}

export function createPages({ remix, cookieKind, database: { contentVersion }, publicOrigin, fixedHeaders, sendErrorPage, onError }: Parts) {
  async function render(key: PageKey, versions: TableVersions): Promise<RenderedPage> {
    const end = new AbortController();
    // several visitors share this rendering, so it must not hang
    const timer = setTimeout(() => end.abort(), LONGEST_RENDERING_MS);
    try {
      const request = requestFor(key, { publicOrigin, signal: end.signal });
      const { answer, reads } = await remix.renderFrom(versions, () => remix.pageHandler(key.routePath)(request));
      return { page: await pageOf(answer, { fixedHeaders, status: key.status }), reads };
    } finally {
      clearTimeout(timer);
      // unless it is aborted, Remix keeps a rendering's memory for seconds
      end.abort("rendered");
    }
  }

  const keys = createPageKeys({ elsewhere: remix.servedElsewhere, cookieKind, isProjectShown: remix.isProjectShown });
  const cache = createPageCache({ contentVersion, render, areUnchanged: remix.areUnchanged, onError });
  const contentMayHaveChanged = createRefresher({ pages: cache, contentVersion, onError });
  contentMayHaveChanged();
  let misses = 0;
  const timer = setInterval(contentMayHaveChanged, LOOK_EVERY_MS).unref();

  async function answerWith(key: PageKey, context: HttpContext): Promise<boolean> {
    const page = await cache.rendered(key);
    if (page === "refused") return sendErrorPage(context, "busy");
    return page !== null && send(context, page);
  }

  return {
    answerStored(context: HttpContext): boolean {
      const key = isRead(context.method) ? keys.known(context) : null;
      const page = key && cache.stored(key);
      return page !== null && send(context, page);
    },

    async answerRendered(context: HttpContext): Promise<boolean> {
      const key = isRead(context.method) ? await keys.find(context) : null;
      if (key === null) return false;
      misses += 1;
      return answerWith(key, context);
    },

    answerUnknown: (context: HttpContext) => answerWith(keys.unknown(context), context),

    /** The content may change at any time until the response is closed. */
    watchWrite(response: ServerResponse): void {
      const over = contentVersion.writing();
      response.once("close", () => {
        over(response.statusCode >= 400);
        contentMayHaveChanged();
      });
    },

    state: () => ({ ...cache.state(), misses }),

    close: () => clearInterval(timer),
  };
}

function send(context: HttpContext, { answer, status }: Page): true {
  return sendStored(context, answer(encodingFor(context)), status);
}

function encodingFor({ request: { headers } }: HttpContext): Encoding {
  return preferredEncoding(headers["accept-encoding"] ?? "");
}

type Outside = { publicOrigin: string | null; signal: AbortSignal };

function requestFor(key: PageKey, { publicOrigin, signal }: Outside): Request {
  const { language, cookies } = key;
  const headers = new Headers({ Accept: "text/html" });
  if (language !== "") headers.set("Accept-Language", language);
  if (cookies !== "") headers.set("Cookie", cookies);
  return new Request((publicOrigin ?? "http://localhost") + fullPath(key), { headers, signal });
}
