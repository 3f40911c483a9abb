import { data } from "@remix-run/node";
import { PASSWORD_AGAIN } from "~/domain/people/access/password-rule";
import { nameOf } from "~/domain/people/login-log/person-names";
import type { CreationResult, UserUpdate } from "~/domain/people/users/save-user.server";
import * as say from "~/domain/people/users/user-notices";
import type { User, UserForm, UserView } from "~/domain/people/users/user-schema";
import { type LinkMail, type LoginMade, mailLink, type UserStepResult } from "~/domain/people/users/user-steps.server";
import { paths } from "~/paths";
import { attempt } from "./attempt.server";
import { neverKept } from "./cache";
import { changedMeanwhile, conflictFound, goneFound } from "./conflict.server";
import { notFound } from "./errors";
import { giveBackWhileAway } from "./faults.server";
import { type Notice, redirectWithNotice } from "./notice.server";
import { reachedOrigin } from "./origin.server";
import { savedHeaders } from "./record-answers.server";
import { faulty, type FormReply, invalid, refuse } from "./read-form.server";
import { loginLinkCookie } from "./shown-once.server";

const { users } = paths.admin;

/** Adds somebody, and goes on to the steps that are left: for people who may take them. */
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

/** The form of a new person that comes back asks again for the password that was in it. */
export function withPasswordAsked(reply: FormReply): FormReply {
  const isAsked = reply.initialValue?.with_password === "on" && !reply.error?.password;
  return isAsked ? refuse(reply, { password: PASSWORD_AGAIN }) : reply;
}

type Saving = { reply: FormReply; values: Partial<UserForm>; url: string; saved: string; mayCreate: boolean };

/** Saves somebody and says what came of it. Whatever went wrong, what was typed comes back. */
export async function answerUserSave(request: Request, save: () => Promise<UserUpdate>, { reply, values, url, saved, mayCreate }: Saving) {
  const tried = await attempt(request, save);
  if (tried.state === "error") return faulty(reply, say.USER_NOT_SAVED);
  const result = tried.value;
  if (result.ok) return redirectWithNotice(url, { kind: "success", text: saved }, savedHeaders(result.record));
  if (result.reason === "conflict") return conflictFound(request, result.conflict);
  if (result.reason === "deleted") return goneFound(request, { values, mayCreate });
  if (result.reason === "missing") throw notFound(say.USER_MISSING);
  return invalid(refuse(reply, { role_id: result.reason === "lastAdmin" ? say.LAST_ADMIN : say.ROLE_MISSING }));
}

/** Deletes somebody and says what came of it; `url` is the list that this was asked from. */
export async function answerUserDeletion(request: Request, remove: () => Promise<UserStepResult>, { reply, url }: { reply: FormReply; url: string }) {
  const tried = await attempt(request, remove);
  if (tried.state === "error") return faulty(reply, say.USER_NOT_DELETED);
  const result = tried.value;
  if (result.ok) return redirectWithNotice(url, { kind: "success", text: say.USER_DELETED });
  if (result.reason === "missing") throw notFound(say.USER_MISSING);
  if (result.reason === "lastAdmin") return invalid(refuse(reply, { "": say.LAST_ADMIN }));
  return changedMeanwhile();
}

/** Switches somebody on or off and says what came of it, on the screen that the button stood on. */
export async function answerSwitch(request: Request, step: () => Promise<UserStepResult>, { view, page }: { view: UserView; page: number }) {
  const tried = await attempt(request, step);
  if (tried.state === "error") {
    await giveBackWhileAway(request, say.USER_NOT_SWITCHED);
    return notDone(503, say.USER_NOT_SWITCHED);
  }
  const result = tried.value;
  if (result.ok) {
    const text = say.switchedText(nameOf(result.user), result.user.isActive);
    const url = view === "access" ? users.access(result.user.id) : users.list(page);
    return redirectWithNotice(url, { kind: "success", text });
  }
  if (result.reason === "missing") throw notFound(say.USER_MISSING);
  return notDone(409, result.reason === "lastAdmin" ? say.LAST_ADMIN : say.USER_CHANGED);
}

/** Makes a login, or a link to one, which the page of the person shows once, and which is sent where mail can be. */
export async function answerLogin(request: Request, make: () => Promise<LoginMade>) {
  const tried = await attempt(request, make);
  if (tried.state === "error") {
    await giveBackWhileAway(request, say.LOGIN_NOT_CREATED);
    return notDone(503, say.LOGIN_NOT_CREATED);
  }
  const result = tried.value;
  if (!result.ok) throw notFound(say.USER_MISSING);
  const { user, token, isNew } = result;
  const name = nameOf(user);
  if (token === null) {
    const text = isNew ? say.loginCreatedText(name) : say.loginThereText(name);
    return redirectWithNotice(users.access(user.id), { kind: "success", text });
  }
  const mail = await mailLink(user, reachedOrigin(request) + paths.admin.welcomeWith(token));
  const headers = { "Set-Cookie": await loginLinkCookie({ id: user.id, token }) };
  return redirectWithNotice(users.access(user.id), linkNotice(user, mail), headers);
}

function linkNotice(user: User, mail: LinkMail): Notice {
  const name = nameOf(user);
  if (mail === "sent") return { kind: "success", text: say.linkSentText(name, user.email) };
  if (mail === "failed") return { kind: "warning", text: say.linkNotSentText(name) };
  return { kind: "success", text: say.linkCreatedText(name) };
}

function notDone(status: number, reason: string) {
  return data({ reason }, neverKept(status));
}
