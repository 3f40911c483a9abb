import { data } from "@remix-run/node";
import { PASSWORD_AGAIN } from "~/domain/people/access/password-rule";
import { type CurrentUser, isLeftToAdmins } from "~/domain/people/access/permissions";
import { nameOf } from "~/domain/people/login-log/person-names";
import type { CreationResult, UserUpdate } from "~/domain/people/users/save-user.server";
import * as say from "~/domain/people/users/user-notices";
import type { User, UserForm, UserView } from "~/domain/people/users/user-schema";
import { type LoginMade, mailLink, type UserStepResult } from "~/domain/people/users/user-steps.server";
import { paths } from "~/paths";
import { attempt, failed } from "./attempt.server";
import { neverKept } from "./cache";
import { changedMeanwhile, conflictFound, goneFound } from "./conflict.server";
import { notFound } from "./errors";
import { type Notice, redirectWithNotice } from "./notice.server";
import { reachedOrigin } from "./origin.server";
import { savedHeaders } from "./record-answers.server";
import { faulty, type FormReply, invalid, refuse } from "./read-form.server";
import { loginLinkCookie } from "./shown-once.server";

const { users } = paths.admin;

export function requireAdminFor(user: Pick<User, "roleName">, by: CurrentUser): void {
  if (isLeftToAdmins(by, user.roleName)) throw new Response(say.ADMINS_ONLY, { ...neverKept(403), statusText: "Forbidden" });
}

export async function answerCreation(
  request: Request,
  create: () => Promise<CreationResult>,
  { reply, mayUpdate }: { reply: FormReply; mayUpdate: boolean },
) {
  const tried = await attempt(request, create);
  if (tried.state === "error") return faulty(withPasswordAsked(reply), say.USER_NOT_CREATED);
  const result = tried.value;
  if (!result.ok) {
    if (result.reason === "busy") return faulty(withPasswordAsked(reply), say.BUSY_WITH_PASSWORDS);
    return invalid(refuse(withPasswordAsked(reply), say.CREATION_REFUSALS[result.reason]));
  }
  const url = mayUpdate ? users.access(result.user.id) : users.list();
  return redirectWithNotice(url, { kind: "success", text: say.USER_CREATED });
}

/** Passwords do not come back with the form. */
export function withPasswordAsked(reply: FormReply): FormReply {
  const isAsked = reply.initialValue?.with_password === "on" && !reply.error?.password;
  return isAsked ? refuse(reply, { password: PASSWORD_AGAIN }) : reply;
}

type Saving = { reply: FormReply; values: Partial<UserForm>; url: string; saved: string; mayCreate: boolean };

export async function answerUserSave(request: Request, save: () => Promise<UserUpdate>, { reply, values, url, saved, mayCreate }: Saving) {
  const tried = await attempt(request, save);
  if (tried.state === "error") return faulty(reply, say.USER_NOT_SAVED);
  const result = tried.value;
  if (result.ok) return redirectWithNotice(url, { kind: "success", text: saved }, savedHeaders(result.record));
  if (result.reason === "conflict") return conflictFound(request, result.conflict);
  if (result.reason === "deleted") return goneFound(request, { values, mayCreate });
  return invalid(refuse(reply, { role_id: say.SAVE_REFUSALS[result.reason] }));
}

export async function answerUserDeletion(request: Request, remove: () => Promise<UserStepResult>, { reply, url }: { reply: FormReply; url: string }) {
  const tried = await attempt(request, remove);
  if (tried.state === "error") return faulty(reply, say.USER_NOT_DELETED);
  const result = tried.value;
  if (result.ok) return redirectWithNotice(url, { kind: "success", text: say.USER_DELETED });
  if (result.reason === "missing") throw notFound(say.USER_MISSING);
  if (result.reason === "adminsOnly") return invalid(refuse(reply, { "": say.ADMINS_ONLY }));
  if (result.reason === "lastAdmin") return invalid(refuse(reply, { "": say.LAST_ADMIN }));
  return changedMeanwhile();
}

export async function answerSwitch(request: Request, step: () => Promise<UserStepResult>, { view, page }: { view: UserView; page: number }) {
  const tried = await attempt(request, step);
  if (tried.state === "error") return failed(request, say.USER_NOT_SWITCHED);
  const result = tried.value;
  if (result.ok) {
    const text = say.switchedText(nameOf(result.user), result.user.isActive);
    const url = view === "access" ? users.access(result.user.id) : users.list(page);
    return redirectWithNotice(url, { kind: "success", text });
  }
  if (result.reason === "missing") throw notFound(say.USER_MISSING);
  if (result.reason === "adminsOnly") return refused(403, say.ADMINS_ONLY);
  return refused(409, result.reason === "lastAdmin" ? say.LAST_ADMIN : say.USER_CHANGED);
}

/** The person's page shows a new link once; it is also mailed if possible. */
export async function answerLogin(request: Request, make: () => Promise<LoginMade>, { activates }: { activates: boolean }) {
  const tried = await attempt(request, make);
  if (tried.state === "error") return failed(request, say.LOGIN_NOT_CREATED);
  const result = tried.value;
  if (!result.ok) {
    if (result.reason === "missing") throw notFound(say.USER_MISSING);
    return result.reason === "adminsOnly" ? refused(403, say.ADMINS_ONLY) : refused(409, say.USER_CHANGED);
  }
  const { user, token } = result;
  const { kind, text } = await noticeOf(request, result);
  const said = activates ? `${say.switchedText(nameOf(user), true)} ${text}` : text;
  const headers = token === null ? undefined : { "Set-Cookie": await loginLinkCookie({ id: user.id, token }) };
  return redirectWithNotice(users.access(user.id), { kind, text: said }, headers);
}

/** An existing link is not sent again. */
async function noticeOf(request: Request, { user, token, isNew }: Extract<LoginMade, { ok: true }>): Promise<Notice> {
  const name = nameOf(user);
  if (token === null) return { kind: "success", text: isNew ? say.loginCreatedText(name) : say.loginThereText(name) };
  const mail = isNew ? await mailLink(user, reachedOrigin(request) + paths.admin.welcomeWith(token)) : "off";
  if (mail === "sent") return { kind: "success", text: say.linkSentText(name, user.email) };
  if (mail === "failed") return { kind: "warning", text: say.linkNotSentText(name) };
  return { kind: "success", text: say.linkCreatedText(name) };
}

function refused(status: number, failure: string) {
  return data({ failure }, neverKept(status));
}
