import { isPictureCategory, type PictureCategory } from "~/domain/media/picture";
import { tryToStore } from "~/domain/media/uploads.server";
import type { RecordResource } from "~/domain/record/resource";
import { schemasOf } from "~/domain/record/resource-schemas";
import { isPassing, REFUSAL_TEXTS, type UploadRefusal } from "~/domain/record/upload-rules";
import { type FormRead, type FormReply, keepInForm, readForm, refuse, type RefusedForm } from "./read-form.server";

export async function readNewRecord(request: Request, resource: RecordResource, by: string) {
  return storeFormPicture(await readForm(request, schemasOf(resource).new), pictureOf(resource, by));
}

export async function readEditedRecord(request: Request, resource: RecordResource, by: string) {
  return storeFormPicture(await readForm(request, schemasOf(resource).edit), pictureOf(resource, by));
}

export async function readPreviewedRecord(request: Request, resource: RecordResource) {
  return readForm(request, schemasOf(resource).preview);
}

type Place = {
  field: string;
  category: PictureCategory;
  by: string;
  refusals?: Partial<Record<UploadRefusal, string>>;
};

type PictureRead<Value> = { ok: true; value: Value; reply: FormReply; pictureUrl: string | null } | RefusedForm;

/** Stores the picture even if another field has a mistake; the form then comes back with its address in `field`. */
export async function storeFormPicture<Value extends { file?: File }>(
  form: FormRead<Value>,
  { field, refusals, ...place }: Place,
): Promise<PictureRead<Value>> {
  const file = form.ok ? form.value.file : form.files.file;
  const stored = file && (await tryToStore({ file, ...place, form: form.formId }));
  if (stored && !stored.ok) {
    const status = isPassing(stored.refusal) ? 503 : 422;
    return { ok: false, status, reply: refuse(form.reply, { file: { ...REFUSAL_TEXTS, ...refusals }[stored.refusal] }) };
  }
  const reply = stored ? keepInForm(form.reply, { [field]: stored.url }) : form.reply;
  if (!form.ok) return { ok: false, reply };
  const value = withoutFile(form.value);
  if (!stored) return { ok: true, value, reply, pictureUrl: null };
  return { ok: true, value: { ...value, [field]: stored.url }, reply, pictureUrl: stored.url };
}

/** `field` is empty if the resource has no picture field; no file can come then. */
function pictureOf({ path, pictureField, texts }: RecordResource, by: string) {
  const category = isPictureCategory(path) ? path : "general";
  return { field: pictureField ?? "", category, by, refusals: texts.uploadRefusals };
}

/** The overload states a type that the compiler cannot infer. */
function withoutFile<Value extends { file?: File }>(value: Value): Value;
function withoutFile({ file: _, ...value }: { file?: File }): object {
  return value;
}
