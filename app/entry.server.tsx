import { randomBytes } from "node:crypto";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { startApplyingRetention } from "./domain/people/login-log/apply-retention.server";
import { startSweepingFiles } from "./domain/media/orphaned-files.server";
import { startSendingMessages } from "./domain/messages/delivery.server";
import { startBackups } from "./domain/system/backup-job.server";
import { startShippingLog } from "./domain/system/log-shipping-job.server";
import { CACHE } from "./http/answers";
import { contentSecurityPolicy, framesWanted } from "./http/content-security-policy";
import { partsForFront } from "./http/front.server";
import { retryHeaders, logError, shownRequestId } from "./http/faults.server";
import { htmlBody } from "./http/html-body.server";
import { wantsHydration } from "./http/hydration";
import { keepPrivate, siteOf } from "./http/site-request.server";
import { i18nOf } from "./i18n/i18n";
import { DEFAULT_LANGUAGE } from "./i18n/languages";
import { paths, type Site } from "./paths";
import { valueAt } from "./ui/admin/shown-value";
import { NonceProvider } from "./ui/nonce";
import { RequestIdProvider } from "./ui/request-id";
import { withKeptParts } from "./ui/site/kept-parts.server";
import { SiteOfRequestProvider } from "./ui/site/use-site";

const RENDER_TIMEOUT_MS = 5_000;

/** Used by the front, and by nobody under remix-serve. */
export const forFront = partsForFront([startSendingMessages(), startApplyingRetention(), startBackups(), startShippingLog(), startSweepingFiles()]);

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = hydrates(context) ? randomBytes(16).toString("base64") : undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce, frames: framesOf(context), style: styleOf(context) }));
  if (status === 405) headers.set("Allow", "GET, HEAD");
  if (status >= 400 || !headers.has("Cache-Control")) headers.set("Cache-Control", CACHE.never);
  keepPrivate(request, headers);
  addRetryHeaders(request, { status, headers });
  const site = await siteOf(request);
  const requestId = nameRequest({ status, headers });
  const document = (
    <I18nextProvider i18n={i18nOf(site.language)}>
      <NonceProvider value={nonce}>
        <RequestIdProvider value={() => requestId}>
          <SiteOfRequestProvider value={readByStaff(site) ? { ...site, language: DEFAULT_LANGUAGE } : site}>
            <RemixServer context={context} url={request.url} abortDelay={RENDER_TIMEOUT_MS} nonce={nonce} />
          </SiteOfRequestProvider>
        </RequestIdProvider>
      </NonceProvider>
    </I18nextProvider>
  );
  if (nonce === undefined) return new Response(Buffer.from(`<!DOCTYPE html>${withKeptParts(document, renderToStaticMarkup)}`), { status, headers });
  return renderHydrated(document, { request, status, headers, nonce });
}

function readByStaff({ path }: Site): boolean {
  return path === paths.admin.home || path.startsWith(`${paths.admin.home}/`);
}

/** Only public pages are cached. */
export function handleDataRequest(response: Response, { request }: { request: Request }) {
  const { headers } = response;
  if (!response.ok || !headers.has("Cache-Control")) headers.set("Cache-Control", CACHE.never);
  headers.append("Vary", "Accept-Language, Cookie");
  keepPrivate(request, headers);
  addRetryHeaders(request, response);
  nameRequest(response);
  return response;
}

function nameRequest({ status, headers }: { status: number; headers: Headers }): string | null {
  const id = shownRequestId(status);
  if (id !== null) headers.set("X-Request-Id", id);
  return id;
}

/** Only for posts: nothing was stored, so the browser may retry them. */
function addRetryHeaders({ method }: Request, { status, headers }: { status: number; headers: Headers }): void {
  if (method !== "POST") return;
  for (const [name, value] of Object.entries(retryHeaders(status))) headers.set(name, value);
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted && !isRefusedPost(error)) logError(error, request);
}

function isRefusedPost(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 405;
}

type Answer = { request: Request; status: number; headers: Headers; nonce: string };

/** Includes React's hydration markers, and is sent as a whole. */
function renderHydrated(document: ReactElement, { request, status, headers, nonce }: Answer): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      onAllReady() {
        const body = htmlBody();
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError: (error) => logError(error, request),
    });
    const giveUp = () => {
      abort();
      // React 18 reports nothing while what is outside of all boundaries is unfinished
      reject(new Error("A page was not rendered in time"));
    };
    setTimeout(giveUp, RENDER_TIMEOUT_MS + 1_000).unref();
  });
}

function hydrates({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => wantsHydration(routeModules[route.id]?.handle));
}

function framesOf({ staticHandlerContext, routeModules }: EntryContext): string[] {
  return staticHandlerContext.matches.flatMap(({ route }) => framesWanted(routeModules[route.id]?.handle));
}

function styleOf({ staticHandlerContext }: EntryContext): string | null {
  const style = valueAt(valueAt(staticHandlerContext.loaderData.root, "look"), "style");
  return typeof style === "string" ? style : null;
}
