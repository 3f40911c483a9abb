import { data } from "@remix-run/node";
import type { z } from "zod";
import { PASSWORD_AGAIN } from "~/domain/people/access/password-rule";
import { can, type CurrentUser, isLeftToAdmins } from "~/domain/people/access/permissions";
import { nameOf } from "~/domain/people/login-log/person-names";
import { createUser, updateUser } from "~/domain/people/users/save-user.server";
import * as say from "~/domain/people/users/user-notices";
import { loginStepSchema, newUserSchema, type User, type UserForm, userStepSchema } from "~/domain/people/users/user-schema";
import { type createLogin, deleteUser, type Made, mailLink, setUserActive } from "~/domain/people/users/user-steps.server";
import { versionSchema } from "~/domain/record/resource-schemas";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { attemptOr, failed } from "./attempt.server";
import { neverCached, notFound } from "./answers";
import { changedMeanwhile, answerConflict, answerGone } from "./conflict.server";
import { type Notice, redirectWithNotice } from "./notice.server";
import { faulty, type FormReply, handleForm, invalid, readForm, refuse } from "./read-form.server";
import { reachedOrigin } from "./origin.server";
import { savedHeaders } from "./record-answers.server";
import { pageNumber } from "./search-params";
import { loginLinkCookie } from "./shown-once.server";

const { users } = paths.admin;

export function requireAdminFor(user: Pick<User, "roleName">, by: CurrentUser): void {
  if (isLeftToAdmins(by, user.roleName)) throw new Response(say.ADMINS_ONLY, { ...neverCached(403), statusText: "Forbidden" });
}

export async function answerCreation(request: Request, by: CurrentUser) {
  const form = await readForm(request, newUserSchema);
  const reply = withPasswordAsked(form.reply);
  if (!form.ok) return invalid(reply);
  const { id, with_password: _, ...values } = form.value;
  const result = await attemptOr(request, () => createUser({ id, form: values, by }), null);
  if (result === null) return faulty(reply, "Fehler beim Erstellen des Admin-Benutzers: Unbekannter Fehler");
  if (!result.ok) {
    if (result.reason === "busy") return faulty(reply, `Fehler beim Erstellen des Benutzers: ${say.SERVER_BUSY}`);
    return invalid(refuse(reply, say.CREATION_REFUSALS[result.reason]));
  }
  const url = can(by, "update", "users") ? users.access(result.user.id) : users.list();
  return redirectWithNotice(url, { kind: "success", text: "Benutzer erfolgreich erstellt!" });
}

function withPasswordAsked(reply: FormReply): FormReply {
  const isAsked = reply.initialValue?.with_password === "on" && !reply.error?.password;
  return isAsked ? refuse(reply, { password: PASSWORD_AGAIN }) : reply;
}

type UserSchema = z.ZodType<Partial<UserForm> & { version: number }, Record<string, unknown>>;

type Saving = { id: string; by: string; url: string; saved: string; mayCreate: boolean };

export async function answerUserSave(request: Request, schema: UserSchema, { id, by, url, saved, mayCreate }: Saving) {
  const work = ({ version, ...form }: Partial<UserForm> & { version: number }) => updateUser({ id, form, version, by });
  const form = await handleForm(request, schema, { work, failed: "Fehler beim Aktualisieren des Benutzers" });
  if (!form.ok) return form.answer;
  const { result, reply, value: { version: _, ...values } } = form;
  if (result.ok) return redirectWithNotice(url, { kind: "success", text: saved }, savedHeaders(result.record));
  if (result.reason === "conflict") return answerConflict(request, result.conflict);
  if (result.reason === "deleted") return answerGone(request, { values, mayCreate });
  return invalid(refuse(reply, { role_id: say.SAVE_REFUSALS[result.reason] }));
}

type Step = { id: string; by: string };

export async function answerUserDeletion(request: Request, step: Step) {
  const form = await handleForm(request, versionSchema, { work: ({ version }) => deleteUser({ ...step, version }), failed: "Fehler beim Löschen des Admin-Benutzers" });
  if (!form.ok) return form.answer;
  const { result, reply } = form;
  if (result.ok) return redirectWithNotice(users.list(pageNumber(request)), { kind: "success", text: "Benutzer erfolgreich gelöscht!" });
  if (result.reason === "missing") throw notFound(say.USER_MISSING);
  if (result.reason === "conflict") return changedMeanwhile();
  return invalid(refuse(reply, { "": result.reason === "lastAdmin" ? say.LAST_ADMIN : say.ADMINS_ONLY }));
}

export async function answerSwitch(request: Request, step: Step & { isActive: boolean }) {
  const form = await readForm(request, userStepSchema);
  if (!form.ok) return invalid(form.reply);
  const { version, view, page } = form.value;
  const result = await attemptOr(request, () => setUserActive({ ...step, version }), null);
  if (result === null) return failed(request, "Fehler beim Ändern des Benutzerstatus");
  if (!result.ok) return refused(result.reason);
  const text = switchedText(result.user);
  return redirectWithNotice(view === "access" ? users.access(step.id) : users.list(page), { kind: "success", text });
}

/** The person's page shows a new link once; it is also mailed if mail is set up. */
export async function answerLogin(request: Request, { make, ...step }: Step & { make: typeof createLogin }) {
  const form = await readForm(request, loginStepSchema);
  if (!form.ok) return invalid(form.reply);
  const { activate: activates, ...asked } = form.value;
  const result = await attemptOr(request, () => make({ ...step, ...asked, activates }), null);
  if (result === null) return failed(request, "Fehler beim Anlegen des Logins: Unbekannter Fehler");
  if (!result.ok) return refused(result.reason);
  const { user, token } = result;
  const { kind, text } = await noticeOf(request, result);
  const said = activates ? `${switchedText(user)} ${text}` : text;
  const headers = token === null ? undefined : { "Set-Cookie": await loginLinkCookie({ id: user.id, token }) };
  return redirectWithNotice(users.access(user.id), { kind, text: said }, headers);
}

function switchedText(user: User): string {
  return `${quoted(nameOf(user))} ist jetzt ${user.isActive ? "aktiv" : "inaktiv und kommt nicht mehr herein"}.`;
}

async function noticeOf(request: Request, { user, token, isNew }: Made): Promise<Notice> {
  const name = quoted(nameOf(user));
  if (token === null && !isNew) return { kind: "success", text: `${name} hat schon einen Login.` };
  if (token === null) return { kind: "success", text: `Der Login ist angelegt. ${name} meldet sich mit dem Passwort an, das beim Anlegen eingegeben wurde.` };
  const mail = isNew ? await mailLink(user, reachedOrigin(request) + paths.admin.welcomeWith(token)) : "off";
  const [made, shown] = [`Der Einmal-Link für ${name} ist angelegt`, "Er steht hier, bis Sie diese Seite verlassen."];
  if (mail === "sent") return { kind: "success", text: `${made} und an ${user.email} gesendet. ${shown}` };
  if (mail === "failed") return { kind: "warning", text: `${made}, aber die E-Mail konnte nicht gesendet werden. Geben Sie ihn bitte selbst weiter: ${shown}` };
  return { kind: "success", text: `${made}. ${shown}` };
}

const USER_CHANGED = "Dieser Benutzer wurde inzwischen bearbeitet. Bitte prüfen Sie den Stand, bevor Sie es erneut versuchen.";

function refused(reason: "missing" | "adminsOnly" | "conflict" | "lastAdmin") {
  if (reason === "missing") throw notFound(say.USER_MISSING);
  if (reason === "adminsOnly") return data({ failure: say.ADMINS_ONLY }, neverCached(403));
  return data({ failure: reason === "lastAdmin" ? say.LAST_ADMIN : USER_CHANGED }, neverCached(409));
}
