import { redirect } from "@remix-run/node";
import { type Action, ADMIN_ROLE, can, type CurrentUser, refusalText, type Resource } from "~/domain/people/access/permissions";
import { paths } from "~/paths";
import { attempt } from "./attempt.server";
import { neverKept } from "./cache";
import { notFound } from "./errors";
import { forgetExpiredPost, keepExpiredPost } from "./expired-post.server";
import { orGiveBack } from "./faults.server";
import { isRead, pathAfterLogin } from "./next-path";
import { readSession } from "./session.server";

/**
 * Who is asking. Throws the way to the login for people who have no session, and the way to the second factor for those who must set
 * one up before anything else; what they posted is kept for them.
 */
export async function requireUser(request: Request): Promise<CurrentUser> {
  const user = await requireSettled({ request, user: await requireSignedIn(request) });
  if (!isRead(request)) await attempt(request, () => forgetExpiredPost(request, user));
  return user;
}

/** The same for the one screen that is open to people who still owe a second factor: where it is set up. */
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

/**
 * The same for the records of the resource that the address names; null is no resource, and a 404 for people who have a session.
 * First statement of every loader and action that serves several resources.
 */
export async function requireResourcePermission<Name extends Resource>(request: Request, action: Action, named: Name | null) {
  const resource = await requireNamed(request, named);
  return { resource, user: await requirePermission(request, action, resource) };
}

/** What the address names. Throws a 404 for null, but first the way to the login for a stranger. */
export async function requireNamed<Named>(request: Request, named: Named | null): Promise<Named> {
  if (named !== null) return named;
  await requireUser(request);
  throw notFound();
}

/** Who is asking, and with which of these they may do this. Whoever may with none is refused as for the first. */
export async function requireSomePermission<Named>(
  request: Request,
  action: Action,
  all: readonly [Named, ...Named[]],
  resourceOf: (named: Named) => Resource,
) {
  const user = await requireUser(request);
  const permitted = all.filter((one) => can(user, action, resourceOf(one)));
  if (permitted.length === 0) throw forbidden(refusalText(action, resourceOf(all[0])));
  return { user, permitted };
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
  if (!isRead(request)) await orGiveBack(request, () => keepExpiredPost(request));
  throw redirect(url, neverKept(isRead(request) ? 302 : 303));
}

function forbidden(text: string): Response {
  return new Response(text, { ...neverKept(403), statusText: "Forbidden" });
}
