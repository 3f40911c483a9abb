import type { Cookie } from "@remix-run/node";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { type Doer, findSessionUser, PENDING_LOGIN_SECONDS, SESSION_COOKIE_SECONDS } from "~/domain/people/access/sessions.server";
import { COOKIE_KIND } from "./cookie-kind.server";
import { pendingLoginCookie, sessionCookie } from "./cookies";
import { visitOfRequest } from "./origin.server";

/** May contain the id of an expired session. */
export const sessionIdCookie = idIn(sessionCookie(COOKIE_KIND), SESSION_COOKIE_SECONDS);

export const pendingLoginIdCookie = idIn(pendingLoginCookie(COOKIE_KIND), PENDING_LOGIN_SECONDS);

/** Reads the session for every request, so that changes apply at once. */
export async function readSession(request: Request): Promise<CurrentUser | null> {
  const id = await sessionIdCookie.read(request);
  return id ? findSessionUser(id) : null;
}

/** Call it after `requireUser`; throws without a session. */
export async function ownSessionId(request: Request): Promise<string> {
  const id = await sessionIdCookie.read(request);
  if (id === null) throw new Error("Somebody without a session got past the guard");
  return id;
}

export async function doerOf(request: Request, user: CurrentUser): Promise<Doer> {
  return { user, sessionId: await ownSessionId(request), address: visitOfRequest(request).address };
}

/** `read` answers null for an id that we did not sign. */
function idIn(cookie: Cookie, seconds: number) {
  return {
    read: async ({ headers }: Request): Promise<string | null> => {
      const id: unknown = await cookie.parse(headers.get("Cookie"));
      return typeof id === "string" && id !== "" ? id : null;
    },
    set: (id: string) => cookie.serialize(id, { maxAge: seconds }),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}
