import { secretKey } from "../app/domain/people/access/secret-id";
import type { sessionCookie } from "../app/http/cookies";
import { paths } from "../app/paths";
import type { FixedHeaders } from "./answers/security-headers";
import { type HttpContext, isRead } from "./http-context";
import type { Records } from "./records/records";

/** Screens that must be reached without a session. */
const OPEN_SCREENS: readonly string[] = [
  paths.admin.home,
  paths.admin.setup,
  paths.admin.setupDone,
  paths.admin.login(),
  paths.admin.loginCode(),
  paths.admin.logout,
  paths.admin.welcome,
];

/** The one that Remix uses for this, so that `fetch` does not follow by itself. */
const SINGLE_FETCH_REDIRECT_STATUS = 202;
const SINGLE_FETCH_CONTENT_TYPE = "text/x-script";

export type HasSession = (context: HttpContext) => Promise<boolean>;

export function createSessionCheck(records: Pick<Records, "sessionEnd">, cookie: ReturnType<typeof sessionCookie>): HasSession {
  return async ({ request }) => {
    const id: unknown = await cookie.parse(request.headers.cookie ?? null);
    if (typeof id !== "string") return false;
    const end = await records.sessionEnd(secretKey(id));
    return end !== null && end > new Date();
  };
}

/** A second fence: each loader and action has its own guard. Posts pass to that guard, because it keeps what was typed. */
export function createAdminGate({ hasSession, fixedHeaders }: { hasSession: HasSession; fixedHeaders: FixedHeaders }) {
  return async function adminGate(context: HttpContext): Promise<boolean> {
    const screen = adminScreen(context.path);
    if (screen === null || OPEN_SCREENS.includes(screen.path) || !isRead(context.method)) return false;
    if (await hasSession(context)) return false;
    const login = paths.admin.login(screen.shown + withoutRoutes(context.search));
    if (screen.isData) redirectData(context, login, fixedHeaders);
    else redirectDocument(context, login, fixedHeaders);
    return true;
  };
}

interface AdminScreen {
  /** As the router compares it: lower case, without the ending of the data channel. */
  path: string;
  /** As it was written. */
  shown: string;
  isData: boolean;
}

/** The screen of the administration at a path, however it is spelled; null for everything else. */
function adminScreen(asked: string): AdminScreen | null {
  const shown = decoded(resolved(asked)).replace(/\/{2,}/g, "/").replace(/\.data$/, "").replace(/(?<=.)\/$/, "");
  const path = shown.toLowerCase();
  return path === "/admin" || path.startsWith("/admin/") ? { path, shown, isData: asked.endsWith(".data") } : null;
}

/** Without "..", plain or encoded, as Remix will see it. */
function resolved(path: string): string {
  const address = `http://localhost${path}`;
  return URL.canParse(address) ? new URL(address).pathname : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Which loaders the browser wanted means nothing after the login. */
function withoutRoutes(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("_routes");
  return query.size > 0 ? `?${query.toString()}` : "";
}

function redirectDocument({ response }: HttpContext, location: string, fixedHeaders: FixedHeaders): void {
  response.writeHead(302, { ...fixedHeaders, "Cache-Control": "no-store", Location: location });
  response.end();
}

function redirectData({ response, method }: HttpContext, location: string, fixedHeaders: FixedHeaders): void {
  response.writeHead(SINGLE_FETCH_REDIRECT_STATUS, {
    ...fixedHeaders,
    "Cache-Control": "no-store",
    "Content-Type": SINGLE_FETCH_CONTENT_TYPE,
    "X-Remix-Response": "yes",
  });
  response.end(method === "HEAD" ? undefined : singleFetchRedirect(location));
}

/**
 * A redirect in the words of Remix's single fetch channel (turbo-stream: a flat list whose objects name keys and values
 * by their place in it). `reload` makes the browser load the target as a document.
 */
function singleFetchRedirect(target: string): string {
  const redirect = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const words = ["redirect", target, "status", 302, "revalidate", false, "reload", true, "replace"];
  return `${JSON.stringify([["SingleFetchRedirect", 1], redirect, ...words])}\n`;
}
