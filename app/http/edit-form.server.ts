import { data } from "@remix-run/node";
import type { z } from "zod";
import { type DraftRef, permissionResourceOf } from "~/domain/desk/draft";
import { findDraftNote } from "~/domain/desk/drafts-admin.server";
import { chosenPictures } from "~/domain/media/picture-choice.server";
import { can, type CurrentUser } from "~/domain/people/access/permissions";
import type { FormValues } from "~/domain/record/form-values";
import type { FormEdit } from "~/domain/record/save-edited.server";
import type { UpdateResult } from "~/domain/record/save-record.server";
import { pictureLists } from "~/domain/resources";
import { paths } from "~/paths";
import { neverCached } from "./answers";
import { takeExpiredPost } from "./expired-post.server";
import { formPath, pathSentFrom } from "./request-paths";
import { readForm } from "./read-form.server";
import { answerSave, type Said } from "./record-answers.server";
import { storeFormPicture } from "./record-form.server";

type Stored<Values> = { title: string; values: Values };

type Opened<Values> = { title: string; values: Values | FormValues | null; isRestored: boolean };

/** Does not throw a 404 if the record is gone, because an action's answer must still reach the page. */
export async function openEditForm<Values>(request: Request, user: CurrentUser, stored: Stored<Values> | null) {
  return answerOpened(await openStoredForm(request, user, stored));
}

export async function openLiveForm<Values>(request: Request, user: CurrentUser, stored: Stored<Values> | null, place: DraftRef) {
  return { ...(await openStoredForm(request, user, stored)), place, draft: await findDraftNote(place), isReadOnly: isReadOnly(user, place) };
}

export async function openStoredForm<Values>(request: Request, user: CurrentUser, stored: Stored<Values> | null): Promise<Opened<Values>> {
  const { unsaved, chosen, isRestored } = await takeUnsaved(request, user, stored?.values);
  const values = unsaved ?? stored?.values ?? null;
  return { title: stored?.title ?? "", values: values && { ...values, ...chosen }, isRestored };
}

export function answerOpened<Form extends { values: unknown }>(opened: Form) {
  if (opened.values !== null) return data(opened);
  return data(opened, neverCached(404));
}

export async function openNewForm(request: Request, user: CurrentUser, fresh: FormValues) {
  const { unsaved, chosen, isRestored } = await takeUnsaved(request, user, fresh);
  return { values: { ...(unsaved ?? fresh), ...chosen }, isRestored };
}

async function takeUnsaved(request: Request, user: CurrentUser, stored: unknown) {
  const unsaved = await takeExpiredPost(request, user);
  const chosen = chosenPictures(new URL(request.url).searchParams, unsaved ?? stored, pictureLists());
  return { unsaved, chosen, isRestored: unsaved !== null || Object.keys(chosen).length > 0 };
}

/** True for a read after a post, in which a loader must not redirect. The router sends the post's headers; other reads have no body. */
export function followsPost({ headers }: Request): boolean {
  return headers.has("Content-Type");
}

/** False for a read after a post: the browser then still shows the page that sent it. */
export function isOpened(request: Request): boolean {
  const isOwn = pathSentFrom(request) === formPath(new URL(request.url));
  return !followsPost(request) && (isOwn || (request.headers.get("Accept") ?? "").includes("text/html"));
}

export function isReadOnly(user: CurrentUser, { resource }: Pick<DraftRef, "resource">): boolean {
  return !can(user, "update", permissionResourceOf(resource));
}

type StoredSetting<Form> = { id: string; find: () => Promise<{ form: Form; version: number }> };

export async function openSetting<Form extends object>(
  request: Request,
  user: CurrentUser,
  { id, find }: StoredSetting<Form>,
  valuesOf: (form: Form) => object = (form) => form,
) {
  const { form, version } = await find();
  const { unsaved, chosen, isRestored } = await takeUnsaved(request, user, form);
  const values = { ...(unsaved ?? { ...valuesOf(form), version }), ...chosen };
  return { id, values, isRestored, version, isReadOnly: !can(user, "update", "settings") };
}

type Setting<Form, Kept> = { id: string; save: (edit: FormEdit<Form>) => Promise<UpdateResult<Kept, Form>> };

type SettingSave<Value> = {
  by: string;
  schema: z.ZodType<Value, Record<string, unknown>>;
  said: Said;
  listUrl: string;
  pictureField?: string;
};

export async function answerSettingSave<Value extends { version: number; file?: File }, Kept extends { version: number }>(
  request: Request,
  { id, save }: Setting<Omit<Value, "version">, Kept>,
  { by, schema, said, listUrl, pictureField }: SettingSave<Value>,
) {
  const read = await storeFormPicture(await readForm(request, schema), { field: pictureField ?? "", category: "general", by });
  return answerSave(request, read, {
    save: ({ version, ...form }) => save({ form, version, by }),
    listUrl,
    resetUrl: (state) => paths.admin.settingsPast.reset(id, state),
    saved: () => said,
    failed: "Fehler beim Speichern der Einstellungen",
    mayCreate: false,
    pictureField,
  });
}
