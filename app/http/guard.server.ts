import { redirect } from "@remix-run/node";
import { type Action, ADMIN_ROLE, can, type CurrentUser, refusalText, type Resource } from "~/domain/people/access/permissions";
import { paths } from "~/paths";
import { CACHE } from "./cache";
import { keepExpiredPost } from "./expired-post.server";
import { orGiveBack } from "./give-back.server";
import { pathAfterLogin } from "./next-path";
import { readSession } from "./session.server";

/**
 * Who is asking. Throws the way to the login for who has no session, and the way to the second factor for who must set
 * one up before anything else; what they posted is kept for them.
 */
export async function requireUser(request: Request): Promise<CurrentUser> {
  return requireSettled({ request, user: await requireSignedIn(request) });
}

/** The same for the one screen that is open to who still owes a second factor: where it is set up. */
export async function requireSignedIn(request: Request): Promise<CurrentUser> {
  return (await orGiveBack(request, () => readSession(request))) ?? sendTo(paths.admin.login(pathAfterLogin(request)), request);
}

/** Who is asking, if they may do this. Throws a 403 with the exact text otherwise. First statement of every admin loader and action. */
export async function requirePermission(request: Request, action: Action, resource: Resource): Promise<CurrentUser> {
  return permitted(await requireUser(request), action, resource);
}

/**
 * The same for what only admins may say, whatever else a role's row permits: who must have a second factor, and who may
 * do without the one that was set up.
 */
export async function requireAdmin(request: Request, action: Action, resource: Resource): Promise<CurrentUser> {
  const user = await requirePermission(request, action, resource);
  if (user.roleName !== ADMIN_ROLE) throw forbidden(refusalText(action, resource));
  return user;
}

/** Somebody whom this very request was found to come from. */
type Asking = { request: Request; user: CurrentUser };

/** The same where the gate has just said who is asking. */
export async function requirePermissionOf(asking: Asking, action: Action, resource: Resource): Promise<CurrentUser> {
  return permitted(await requireSettled(asking), action, resource);
}

function requireSettled({ request, user }: Asking): CurrentUser | Promise<never> {
  return user.owesSecondFactor ? sendTo(paths.admin.secondFactor.own, request) : user;
}

function permitted(user: CurrentUser, action: Action, resource: Resource): CurrentUser {
  if (!can(user, action, resource)) throw forbidden(refusalText(action, resource));
  return user;
}

async function sendTo(url: string, request: Request): Promise<never> {
  if (!isRead(request)) await keepExpiredPost(request);
  throw redirect(url, {
    status: isRead(request) ? 302 : 303,
    headers: { "Cache-Control": CACHE.never },
  });
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function forbidden(text: string): Response {
  return new Response(text, { status: 403, statusText: "Forbidden", headers: { "Cache-Control": CACHE.never } });
}
