import type { FrontState } from "../app/domain/system/site-state";
import { sessionCookie } from "../app/http/cookies";
import { createAdminGate, createSessionCheck } from "./admin-gate";
import { type AnswerKind, createAnswerCounts } from "./answer-counts";
import { createErrorPages } from "./answers/error-page";
import { securityHeaders } from "./answers/security-headers";
import { type HttpContext, httpContextOf, type Step } from "./http-context";
import { createHealthStep, HEALTH_PATH } from "./health";
import { createCanonicalHostCheck } from "./canonical-host";
import { errorOfHead } from "./limits";
import { createMetricsStep, METRICS_PATH } from "./metrics";
import { isCrossSite } from "./origin-guard";
import { createPages, type PageParts } from "./page-cache/pages";
import { createPostReceiver } from "./posts/receive-post";
import type { TrustProxy } from "./proxy";
import type { FrontDatabase } from "./database/front-database";
import { createRemixStep, type RemixApp } from "./remix";
import { createClientFiles } from "./static/client-files";
import { createMediaStep } from "./static/media";

export interface FrontSettings {
  publicOrigin: string | null;
  isHttps: boolean;
  trustProxy: TrustProxy;
  sessionSecret: string;
  clientFiles: { folder: string; listFile: string };
  /** Null for other storages, from which Remix reads. */
  mediaFolder: string | null;
  /** Holds uploads as unlinked files until the app takes them. */
  uploadFolder: string;
  metricsToken: string | null;
  expectedMigrations: readonly string[];
}

export interface FrontParts {
  settings: FrontSettings;
  database: FrontDatabase;
  remix: PageParts & Pick<RemixApp, "handler" | "isDatabaseReady" | "withRequestId" | "findAppStats" | "build">;
  isStopping: () => boolean;
  onError: (error: unknown) => void;
}

export function createFront({ settings, database, remix, isStopping, onError }: FrontParts) {
  const { publicOrigin, isHttps, trustProxy, expectedMigrations, metricsToken } = settings;
  const pathsOnAnyHost = [HEALTH_PATH, ...(metricsToken === null ? [] : [METRICS_PATH])];
  const fixedHeaders = securityHeaders({ isHttps });
  const sendErrorPage = createErrorPages(fixedHeaders);
  const answersForeignHost = createCanonicalHostCheck({ publicOrigin, sendErrorPage, fixedHeaders, pathsOnAnyHost });
  const cookieKind = { secret: settings.sessionSecret, isSecure: isHttps };
  const pages = createPages({ remix, cookieKind, database, publicOrigin, fixedHeaders, sendErrorPage, onError });
  const hasSession = createSessionCheck(database, sessionCookie(cookieKind));
  const clientFiles = createClientFiles({ ...settings.clientFiles, fixedHeaders });
  const { mediaFolder } = settings;
  const state: FrontState = { pageCache: pages.state, migrations: () => migrationState(database, expectedMigrations) };

  const receive = createPostReceiver({ hasSession, trustProxy, folder: settings.uploadFolder, onError });
  const handler = (request: Request) => remix.handler(request, { front: state });
  const app = createRemixStep({ handler, receive, watchWrite: pages.watchWrite, publicOrigin, trustProxy, fixedHeaders, sendErrorPage });
  const answers = createAnswerCounts();
  const pictures = (folder: string) => createMediaStep({ folder, fixedHeaders, answerUnknown: pages.answerUnknown });
  const metrics = (token: string) =>
    createMetricsStep({ token, answers, pageCache: pages.state, takenPlaces: app.takenPlaces, findAppStats: remix.findAppStats, build: remix.build, fixedHeaders });

  // the order matters: Remix is last, because it would answer everything
  const steps: [AnswerKind, Step][] = [
    ...(metricsToken === null ? [] : [["metrics", metrics(metricsToken)] satisfies [AnswerKind, Step]]),
    ["health", createHealthStep({ database, isDatabaseReady: remix.isDatabaseReady, expectedMigrations, isStopping, fixedHeaders })],
    ["file", clientFiles.answer],
    ...(mediaFolder === null ? [] : [["picture", pictures(mediaFolder)] satisfies [AnswerKind, Step]]),
    ["page", pages.answerRendered],
    ["login", createAdminGate({ hasSession, fixedHeaders })],
    ["app", app.answer],
  ];

  function refused(context: HttpContext): boolean {
    const error = errorOfHead(context);
    if (error !== null) return sendErrorPage(context, error);
    if (answersForeignHost(context)) return true;
    return isCrossSite(context, publicOrigin) && sendErrorPage(context, "crossSite");
  }

  /** Answers small files and fresh pages without waiting; null for everything else. */
  function answeredAtOnce(context: HttpContext): AnswerKind | null {
    if (refused(context)) return "refusal";
    if (clientFiles.answerKept(context)) return "file";
    const mayBePage = !clientFiles.has(context) && !pathsOnAnyHost.includes(context.path);
    return mayBePage && pages.answerStored(context) ? "memory" : null;
  }

  async function walk(context: HttpContext): Promise<void> {
    try {
      for (const [kind, step] of steps) if (await step(context)) return answers.count(kind, context.response);
    } catch (error) {
      fail(context, error);
    }
  }

  function fail(context: HttpContext, error: unknown): void {
    // not a fault if the visitor has left
    if (context.response.closed) return;
    onError(error);
    if (context.response.headersSent) context.response.destroy();
    else sendErrorPage(context, "failed");
    answers.count("fault", context.response);
  }

  return {
    listener(...[request, response]: Parameters<typeof httpContextOf>): void {
      const context = httpContextOf(request, response);
      if (isStopping()) response.shouldKeepAlive = false;
      // otherwise a browser waits for the rest of a file that has become shorter until the connection is too old
      response.strictContentLength = true;
      try {
        const kind = answeredAtOnce(context);
        if (kind !== null) return answers.count(kind, response);
      } catch (error) {
        return fail(context, error);
      }
      void remix.withRequestId((id) => walk(Object.assign(context, { requestId: id })));
    },

    close: pages.close,
  };
}

async function migrationState(database: Pick<FrontDatabase, "appliedMigrations">, expected: readonly string[]) {
  const applied = (await database.appliedMigrations()).toSorted();
  return { applied, pending: expected.filter((name) => !applied.includes(name)) };
}
