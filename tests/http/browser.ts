import { commitSessionCookie } from "~/http/session.server";

const ORIGIN = "http://site.example";

/** A request as a browser makes it that holds this session, or none. */
export async function requestWith(sessionId: string | null, path: string, init: RequestInit = {}) {
  const cookie: Record<string, string> = sessionId === null ? {} : { Cookie: await cookieFor(sessionId) };
  return new Request(new URL(path, ORIGIN), { ...init, headers: { ...cookie, ...Object.fromEntries(new Headers(init.headers)) } });
}

export function postOf(fields: [string, string][] | FormData): RequestInit {
  return { method: "POST", body: fields instanceof FormData ? fields : new URLSearchParams(fields) };
}

async function cookieFor(sessionId: string) {
  const [pair = ""] = (await commitSessionCookie(sessionId)).split(";");
  return pair;
}

/** What a loader or action threw: a Response, or a test that fails. */
export async function thrownBy(work: Promise<unknown>): Promise<Response> {
  const thrown: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (thrown instanceof Response) return thrown;
  throw new Error("nothing was refused");
}
