import { redirect } from "@remix-run/node";
import { type Action, ADMIN_ROLE, can, type CurrentUser, refusalText, type PermissionResource } from "~/domain/people/access/permissions";
import { paths } from "~/paths";
import { attempt } from "./attempt.server";
import { neverCached, notFound } from "./answers";
import { forgetExpiredPost, keepExpiredPost } from "./expired-post.server";
import { returnedForm, orReturnForm } from "./faults.server";
import { formSentTo, isOfButton, isRead, pathAfterLogin } from "./request-paths";
import { redirectWithNotice } from "./notice.server";
import { readSession } from "./session.server";

/** Throws a redirect to the login, or to the second factor that the person must set up. Keeps what was posted. */
export async function requireUser(request: Request): Promise<CurrentUser> {
  const user = await requireSettled({ request, user: await requireSignedIn(request) });
  if (!isRead(request)) await attempt(request, () => forgetExpiredPost(request, user));
  return user;
}

/** Also lets in people who must set up a second factor. Only for the screen where they do that. */
export async function requireSignedIn(request: Request): Promise<CurrentUser> {
  return (await orReturnForm(request, () => readSession(request))) ?? sendTo(paths.admin.login(pathAfterLogin(request)), request);
}

/** Throws a 403. The first statement of every admin loader and action. */
export async function requirePermission(request: Request, action: Action, resource: PermissionResource): Promise<CurrentUser> {
  return permitted({ request, user: await requireUser(request) }, action, resource);
}

/** For admins only, whatever other roles permit: the rule about second factors, and removing one. */
export async function requireAdmin(request: Request): Promise<CurrentUser> {
  const user = await requirePermission(request, "update", "users");
  if (user.roleName !== ADMIN_ROLE) throw await forbidden(request, refusalText("update", "users"));
  return user;
}

/** The first statement of loaders and actions that serve several resources. Null is a 404 for people with a session. */
export async function requireResourcePermission<Name extends PermissionResource>(request: Request, action: Action, named: Name | null) {
  const resource = await requireNamed(request, named);
  return { resource, user: await requirePermission(request, action, resource) };
}

/** Throws a 404 for null, but sends people without a session to the login. */
export async function requireNamed<Named>(request: Request, named: Named | null): Promise<Named> {
  if (named === null) await requireUser(request);
  return requireFound(named);
}

export function requireFound<Found>(found: Found | null, text?: string): Found {
  if (found === null) throw notFound(text);
  return found;
}

/** If the person has no right at all, the 403 is about the first resource. */
export async function requireSomePermission<Named>(
  request: Request,
  action: Action,
  all: readonly [Named, ...Named[]],
  resourceOf: (named: Named) => PermissionResource,
) {
  const user = await requireUser(request);
  const permitted = all.filter((one) => can(user, action, resourceOf(one)));
  if (permitted.length === 0) throw await forbidden(request, refusalText(action, resourceOf(all[0])));
  return { user, permitted };
}

type Asking = { request: Request; user: CurrentUser };

export async function requirePermissionOf(asking: Asking, action: Action, resource: PermissionResource): Promise<CurrentUser> {
  return permitted({ ...asking, user: await requireSettled(asking) }, action, resource);
}

function requireSettled({ request, user }: Asking): CurrentUser | Promise<never> {
  return user.owesSecondFactor ? sendTo(paths.admin.secondFactor.own, request) : user;
}

async function permitted({ request, user }: Asking, action: Action, resource: PermissionResource): Promise<CurrentUser> {
  if (!can(user, action, resource)) throw await forbidden(request, refusalText(action, resource));
  return user;
}

/** Without a session cookie nobody knows whose text it is. */
const TEXT_LOST = "Ihre Eingaben konnten nicht aufbewahrt werden: Bitte geben Sie sie nach der Anmeldung noch einmal ein.";
const NOT_DONE = "Ihr letzter Klick hat nichts geändert: Bitte wiederholen Sie ihn nach der Anmeldung.";

async function sendTo(url: string, request: Request): Promise<never> {
  if (isRead(request)) throw redirect(url, neverCached(302));
  const isLost = await orReturnForm(request, () => keepExpiredPost(request));
  const { headers, ...init } = neverCached(303);
  const text = isLost ? TEXT_LOST : isOfButton(new URL(request.url)) ? NOT_DONE : null;
  throw text === null ? redirect(url, { ...init, headers }) : await redirectWithNotice(url, { kind: "warning", text }, headers);
}

/** Keeps the form, because a person may lose the right while typing. */
async function forbidden(request: Request, text: string): Promise<Response> {
  const isForm = !isRead(request) && formSentTo(new URL(request.url)) !== null;
  return (isForm ? await returnedForm(request, text, 403) : null) ?? new Response(text, { ...neverCached(403), statusText: "Forbidden" });
}
