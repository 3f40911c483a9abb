import { can, type CurrentUser } from "~/domain/people/access/permissions";
import type { UpdateResult } from "~/domain/record/save-record.server";
import type { Stored } from "~/domain/record/stored-setting.server";
import { paths } from "~/paths";
import { takeExpiredPost } from "./expired-post.server";
import type { FormReply } from "./read-form.server";
import { answerSave, type Said } from "./record-answers.server";

type Source<Form> = { find: () => Promise<Stored<Form>> };

/** A setting for who may only read it, or else as its form opens: with what was posted after the session had ended, if there is such a post. */
export async function openSetting<Form extends object>(request: Request, user: CurrentUser, { find }: Source<Form>, valuesOf: (form: Form) => object = (form) => form) {
  const { form, version } = await find();
  if (!can(user, "update", "settings")) return { shown: form, edited: null };
  const unsaved = await takeExpiredPost(request, user);
  return { shown: null, edited: { values: unsaved?.fields ?? { ...valuesOf(form), version }, isRestored: unsaved !== null, version } };
}

type Save<Kept, Form> = {
  /** What it is called in addresses and in its history. */
  id: string;
  save: () => Promise<UpdateResult<Kept, Form>>;
  said: Said;
  listUrl: string;
  reply: FormReply;
  values: Form;
};

/** Saves a setting and says what came of it, with a way back. */
export function answerSettingSave<Kept extends { version: number }, Form>(request: Request, { id, save, said, ...form }: Save<Kept, Form>) {
  return answerSave(request, save, {
    ...form,
    undo: { place: { resource: "settings", recordId: id }, resetUrl: (state) => paths.admin.settingsPast.reset(id, state) },
    saved: () => said,
    failed: "Fehler beim Speichern der Einstellungen",
    mayCreate: false,
  });
}
