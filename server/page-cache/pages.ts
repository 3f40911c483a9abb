import type { ServerResponse } from "node:http";
import type { FixedHeaders } from "../answers/security-headers";
import { type HttpContext, isRead } from "../http-context";
import type { Records } from "../records/records";
import type { RemixApp } from "../remix";
import type { TableVersions } from "../../app/platform/slices";
import { createPageCache, type RenderedPage } from "./page-cache";
import { type PageKey, pageKeyOf } from "./page-key";
import { pageOf } from "./page";
import { createRefresher } from "./refresher";
import { sendPage } from "./send-page";

/** How often we look for changes that were not made through this process. They count at once; this is for rendering ahead. */
const LOOK_EVERY_MS = 1_000;

const LONGEST_RENDERING_MS = 20_000;

interface Parts {
  remix: Pick<RemixApp, "handler" | "renderFrom" | "areUnchanged">;
  records: Pick<Records, "contentVersion">;
  publicOrigin: string | null;
  fixedHeaders: FixedHeaders;
  onError: (error: unknown) => void;
}

/** The public pages: from memory while they are right, rendered by Remix from their key when they are not. */
export function createPages({ remix, records: { contentVersion }, publicOrigin, fixedHeaders, onError }: Parts) {
  async function render(key: PageKey, versions: TableVersions): Promise<RenderedPage> {
    const { answer, reads } = await remix.renderFrom(versions, () => remix.handler(requestFor(key, publicOrigin)));
    return { page: await pageOf(answer, fixedHeaders), reads };
  }

  const cache = createPageCache({ contentVersion, render, areUnchanged: remix.areUnchanged });
  const contentMayHaveChanged = createRefresher({ pages: cache, contentVersion, onError });
  contentMayHaveChanged();
  const timer = setInterval(contentMayHaveChanged, LOOK_EVERY_MS).unref();

  return {
    /** Answers a page that is stored and right; needs no waiting. */
    answerStored(context: HttpContext): boolean {
      const key = isRead(context.method) ? pageKeyOf(context) : null;
      const page = key && cache.stored(key);
      return page !== null && sendPage(context, page);
    },

    async answerRendered(context: HttpContext): Promise<boolean> {
      const key = isRead(context.method) ? pageKeyOf(context) : null;
      const page = key && (await cache.rendered(key));
      return page !== null && sendPage(context, page);
    },

    /** From now until the answer is out the content may change. */
    watchWrite(response: ServerResponse): void {
      const over = contentVersion.writing();
      response.once("close", () => {
        over();
        contentMayHaveChanged();
      });
    },

    state: cache.state,

    close: () => clearInterval(timer),
  };
}

function requestFor({ path, language, cookies }: PageKey, publicOrigin: string | null): Request {
  const headers = new Headers({ Accept: "text/html" });
  if (language !== "") headers.set("Accept-Language", language);
  if (cookies !== "") headers.set("Cookie", cookies);
  // why: visitors wait for this rendering together; one that hangs must not keep the page away for ever
  return new Request((publicOrigin ?? "http://localhost") + path, { headers, signal: AbortSignal.timeout(LONGEST_RENDERING_MS) });
}
