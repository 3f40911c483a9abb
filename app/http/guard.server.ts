import { redirect } from "@remix-run/node";
import { TEXT_LOST } from "~/domain/people/access/gate-notices";
import { type Action, ADMIN_ROLE, can, type CurrentUser, refusalText, type Resource } from "~/domain/people/access/permissions";
import { paths } from "~/paths";
import { attempt } from "./attempt.server";
import { neverKept } from "./cache";
import { notFound } from "./errors";
import { forgetExpiredPost, keepExpiredPost } from "./expired-post.server";
import { givenBack, orGiveBack } from "./faults.server";
import { formSentTo, isRead, pathAfterLogin } from "./next-path";
import { redirectWithNotice } from "./notice.server";
import { readSession } from "./session.server";

/**
 * Throws the way to the login for people who have no session, and the way to the second factor for those who must set one up
 * before anything else; what they posted is kept for them.
 */
export async function requireUser(request: Request): Promise<CurrentUser> {
  const user = await requireSettled({ request, user: await requireSignedIn(request) });
  if (!isRead(request)) await attempt(request, () => forgetExpiredPost(request, user));
  return user;
}

/** Only for the screen that is open to people who still owe a second factor: where it is set up. */
export async function requireSignedIn(request: Request): Promise<CurrentUser> {
  return (await orGiveBack(request, () => readSession(request))) ?? sendTo(paths.admin.login(pathAfterLogin(request)), request);
}

/** Throws a 403 with the exact text. First statement of every admin loader and action. */
export async function requirePermission(request: Request, action: Action, resource: Resource): Promise<CurrentUser> {
  return permitted({ request, user: await requireUser(request) }, action, resource);
}

/**
 * For what only admins may say, whatever else a role's row permits: who must have a second factor, and who may do without
 * the one that was set up.
 */
export async function requireAdmin(request: Request, action: Action, resource: Resource): Promise<CurrentUser> {
  const user = await requirePermission(request, action, resource);
  if (user.roleName !== ADMIN_ROLE) throw await forbidden(request, refusalText(action, resource));
  return user;
}

/**
 * Null is no resource, and a 404 for people who have a session. First statement of every loader and action that serves
 * several resources.
 */
export async function requireResourcePermission<Name extends Resource>(request: Request, action: Action, named: Name | null) {
  const resource = await requireNamed(request, named);
  return { resource, user: await requirePermission(request, action, resource) };
}

/** Throws a 404 for null, but first the way to the login for a stranger. */
export async function requireNamed<Named>(request: Request, named: Named | null): Promise<Named> {
  if (named !== null) return named;
  await requireUser(request);
  throw notFound();
}

/** Whoever may with none is refused as for the first. */
export async function requireSomePermission<Named>(
  request: Request,
  action: Action,
  all: readonly [Named, ...Named[]],
  resourceOf: (named: Named) => Resource,
) {
  const user = await requireUser(request);
  const permitted = all.filter((one) => can(user, action, resourceOf(one)));
  if (permitted.length === 0) throw await forbidden(request, refusalText(action, resourceOf(all[0])));
  return { user, permitted };
}

type Asking = { request: Request; user: CurrentUser };

/** For a loader that the gate has told already who is asking. */
export async function requirePermissionOf(asking: Asking, action: Action, resource: Resource): Promise<CurrentUser> {
  return permitted({ ...asking, user: await requireSettled(asking) }, action, resource);
}

function requireSettled({ request, user }: Asking): CurrentUser | Promise<never> {
  return user.owesSecondFactor ? sendTo(paths.admin.secondFactor.own, request) : user;
}

async function permitted({ request, user }: Asking, action: Action, resource: Resource): Promise<CurrentUser> {
  if (!can(user, action, resource)) throw await forbidden(request, refusalText(action, resource));
  return user;
}

async function sendTo(url: string, request: Request): Promise<never> {
  if (isRead(request)) throw redirect(url, neverKept(302));
  const isLost = await orGiveBack(request, () => keepExpiredPost(request));
  const { headers, ...init } = neverKept(303);
  throw isLost ? await redirectWithNotice(url, { kind: "warning", text: TEXT_LOST }, headers) : redirect(url, { ...init, headers });
}

/** why the form: somebody whose right went while they were typing reads what they have typed */
async function forbidden(request: Request, text: string): Promise<Response> {
  const isForm = !isRead(request) && formSentTo(new URL(request.url)) !== null;
  return (isForm ? await givenBack(request, text, 403) : null) ?? new Response(text, { ...neverKept(403), statusText: "Forbidden" });
}
