import { secretKey } from "../app/domain/people/access/secret-id";
import type { sessionCookie } from "../app/http/cookies";
import { paths } from "../app/paths";
import type { FixedHeaders } from "./answers/security-headers";
import { type HttpContext, isRead, resolvedPath } from "./http-context";
import type { FrontDatabase } from "./database/front-database";

const OPEN_SCREENS: readonly string[] = [
  paths.admin.setup,
  paths.admin.setupDone,
  paths.admin.login(),
  paths.admin.loginCode(),
  paths.admin.logout,
  paths.admin.welcome,
];

/** Remix's status for a redirect that `fetch` must not follow. */
const SINGLE_FETCH_REDIRECT_STATUS = 202;
const SINGLE_FETCH_CONTENT_TYPE = "text/x-script";

export type HasSession = (context: HttpContext) => Promise<boolean>;

export function createSessionCheck(database: Pick<FrontDatabase, "sessionEnd">, cookie: ReturnType<typeof sessionCookie>): HasSession {
  return async ({ request }) => {
    const id: unknown = await cookie.parse(request.headers.cookie ?? null);
    if (typeof id !== "string") return false;
    const end = await database.sessionEnd(secretKey(id));
    return end !== null && end > new Date();
  };
}

/** An additional check: each loader and action has its own guard. Posts pass, because those guards keep the typed values. */
export function createAdminGate({ hasSession, fixedHeaders }: { hasSession: HasSession; fixedHeaders: FixedHeaders }) {
  return async function adminGate(context: HttpContext): Promise<boolean> {
    const screen = adminScreen(context.path);
    if (screen === null || OPEN_SCREENS.includes(screen.path) || !isRead(context.method)) return false;
    context.isStaff = await hasSession(context).catch(() => undefined);
    // if sessions cannot be read, the route's guard refuses everybody, and its screen gives the reason
    if (context.isStaff !== false) return false;
    const login = paths.admin.login(screen.shown + withoutRoutes(context.search));
    if (screen.isData) redirectData(context, login, fixedHeaders);
    else redirectDocument(context, login, fixedHeaders);
    return true;
  };
}

interface AdminScreen {
  /** As the router compares it: in lower case, without ".data". */
  path: string;
  /** As the client sent it. */
  shown: string;
  isData: boolean;
}

function adminScreen(asked: string): AdminScreen | null {
  const shown = decoded(resolvedPath(asked)).replace(/\.data$/, "").replace(/(?<=.)\/$/, "");
  const path = shown.toLowerCase();
  // not "/admin" itself, which shows the login
  return path.startsWith("/admin/") ? { path, shown, isData: asked.endsWith(".data") } : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function withoutRoutes(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("_routes");
  return query.size > 0 ? `?${query.toString()}` : "";
}

function redirectDocument({ response }: HttpContext, location: string, fixedHeaders: FixedHeaders): void {
  response.writeHead(302, { ...fixedHeaders, "Cache-Control": "no-store", Location: location });
  response.end();
}

function redirectData({ response }: HttpContext, location: string, fixedHeaders: FixedHeaders): void {
  response.writeHead(SINGLE_FETCH_REDIRECT_STATUS, {
    ...fixedHeaders,
    "Cache-Control": "no-store",
    "Content-Type": SINGLE_FETCH_CONTENT_TYPE,
    "X-Remix-Response": "yes",
  });
  response.end(singleFetchRedirect(location));
}

/**
 * Remix's single fetch format (turbo-stream: a flat list whose objects refer to keys and values by index). `reload`
 * makes the browser load a document.
 */
function singleFetchRedirect(target: string): string {
  const redirect = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const words = ["redirect", target, "status", 302, "revalidate", false, "reload", true, "replace"];
  return `${JSON.stringify([["SingleFetchRedirect", 1], redirect, ...words])}\n`;
}
