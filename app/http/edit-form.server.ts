import { data } from "@remix-run/node";
import type { z } from "zod";
import { type DraftRef, permissionResourceOf } from "~/domain/desk/draft";
import { chosenPictures } from "~/domain/media/picture-choice.server";
import { can, type CurrentUser } from "~/domain/people/access/permissions";
import type { FormValues } from "~/domain/record/form-values";
import type { FormEdit } from "~/domain/record/save-edited.server";
import type { UpdateResult } from "~/domain/record/save-record.server";
import { pictureLists } from "~/domain/resources";
import { paths } from "~/paths";
import { neverCached } from "./answers";
import { takeExpiredPost } from "./expired-post.server";
import { followsPost, formPath, pathSentFrom } from "./request-paths";
import { readForm } from "./read-form.server";
import { answerSave, type Said } from "./record-answers.server";
import { storeFormPicture } from "./record-form.server";

type Stored<Values> = { title: string; values: Values };

/** Does not throw a 404 if the record is gone, because an action's answer must still reach the page. */
export async function openEditForm<Values>(request: Request, user: CurrentUser, stored: Stored<Values> | null) {
  return answerOpened(await openStoredForm(request, user, stored));
}

export async function openStoredForm<Values>(request: Request, user: CurrentUser, stored: Stored<Values> | null) {
  return { title: stored?.title ?? "", ...(await openForm(request, user, stored?.values ?? null)) };
}

export function answerOpened<Form extends { values: unknown }>(opened: Form) {
  if (opened.values !== null) return data(opened);
  return data(opened, neverCached(404));
}

/** With what was typed before the session ended, or with the pictures that were chosen in the library. */
export async function openForm<Values>(request: Request, user: CurrentUser, stored: Values) {
  const unsaved = await takeExpiredPost(request, user);
  const values: Values | FormValues = unsaved ?? stored;
  const chosen = chosenPictures(new URL(request.url).searchParams, values, pictureLists());
  return { values: values && { ...values, ...chosen }, isRestored: unsaved !== null || Object.keys(chosen).length > 0 };
}

/** False for a read after a post: the browser then still shows the page that sent it. */
export function isOpened(request: Request): boolean {
  const isOwn = pathSentFrom(request) === formPath(new URL(request.url));
  return !followsPost(request) && (isOwn || (request.headers.get("Accept") ?? "").includes("text/html"));
}

export function isReadOnly(user: CurrentUser, { resource }: Pick<DraftRef, "resource">): boolean {
  return !can(user, "update", permissionResourceOf(resource));
}

type Setting<Form, Kept> = {
  id: string;
  find: () => Promise<{ form: Form; version: number }>;
  save: (edit: FormEdit<Form>) => Promise<UpdateResult<Kept, Form>>;
};

type SettingForm<Value> = {
  schema: z.ZodType<Value, Record<string, unknown>>;
  said: Said;
  pictureField?: string;
  valuesOf?: (form: Omit<Value, "version">) => object;
};

type Saving = { by: string; listUrl: string };

export function settingForm<Value extends { version: number; file?: File }, Kept extends { version: number }>(
  { id, find, save }: Setting<Omit<Value, "version">, Kept>,
  { schema, said, pictureField, valuesOf = (form) => form }: SettingForm<Value>,
) {
  return {
    open: async (request: Request, user: CurrentUser) => {
      const { form, version } = await find();
      const opened = await openForm(request, user, { ...valuesOf(form), version });
      return { id, ...opened, version, isReadOnly: !can(user, "update", "settings") };
    },
    save: async (request: Request, { by, listUrl }: Saving) => {
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
    },
  };
}
