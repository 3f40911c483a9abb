import { redirect } from "@remix-run/node";
import { type Action, can, type CurrentUser, refusalText, type Resource } from "~/domain/access/permissions";
import { paths } from "~/paths";
import { CACHE } from "./cache";
import { keepExpiredPost } from "./expired-post.server";
import { pagePath } from "./next-path";
import { readSession } from "./session.server";

/** Who is asking. Throws the way to the login for who has no session; what they posted is kept for them. */
export async function requireUser(request: Request): Promise<CurrentUser> {
  return (await readSession(request)) ?? sendToLogin(request);
}

/** Who is asking, if they may do this. Throws a 403 with the exact text otherwise. First statement of every admin loader and action. */
export async function requirePermission(request: Request, action: Action, resource: Resource): Promise<CurrentUser> {
  const user = await requireUser(request);
  if (!can(user, action, resource)) throw forbidden(refusalText(action, resource));
  return user;
}

async function sendToLogin(request: Request): Promise<never> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead) await keepExpiredPost(request);
  throw redirect(paths.admin.login(pagePath(request)), {
    status: isRead ? 302 : 303,
    headers: { "Cache-Control": CACHE.never },
  });
}

function forbidden(text: string): Response {
  return new Response(text, { status: 403, statusText: "Forbidden", headers: { "Cache-Control": CACHE.never } });
}
