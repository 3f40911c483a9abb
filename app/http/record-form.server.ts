import { isPictureCategory } from "~/domain/media/picture";
import { NOT_LIVE } from "~/domain/record/draft";
import type { RecordResource } from "~/domain/record/resource";
import { schemasOf } from "~/domain/record/resource-schemas";
import type { DraftRead } from "./draft-read";
import { storeFormPicture } from "./form-picture.server";
import { readForm } from "./read-form.server";

type Sender = { by: string };

/** Reads the form of a new record and keeps the picture that came with it. `by` is the id in `admin_users`. */
export async function readNewRecord(request: Request, resource: RecordResource, { by }: Sender) {
  return storeFormPicture(await readForm(request, schemasOf(resource).new), pictureOf(resource, by));
}

/** The same of a record that is there. */
export async function readEditedRecord(request: Request, resource: RecordResource, { by }: Sender) {
  return storeFormPicture(await readForm(request, schemasOf(resource).edit), pictureOf(resource, by));
}

/** The form of a new record or of a stored one as far as it can be shown while somebody types. Keeps nothing. */
export async function readPreviewedRecord(request: Request, resource: RecordResource) {
  return readForm(request, schemasOf(resource).preview);
}

/** The form of a record, or of its draft, that is to be kept as a draft. */
export async function readRecordDraft(request: Request, resource: RecordResource, sender: Sender): Promise<DraftRead> {
  const form = await readEditedRecord(request, resource, sender);
  if (!form.ok) return form;
  const { version, ...values } = form.value;
  return { ok: true, version, values, reply: form.reply };
}

/** The same of a record that is not there yet: its id stands in the address. */
export async function readNewRecordDraft(request: Request, resource: RecordResource, sender: Sender): Promise<DraftRead> {
  const form = await readNewRecord(request, resource, sender);
  if (!form.ok) return form;
  const { id: _, ...values } = form.value;
  return { ok: true, version: NOT_LIVE, values, reply: form.reply };
}

/** A resource without a picture has no field for a file, so none can come. */
function pictureOf({ path, pictureField, texts }: RecordResource, by: string) {
  const category = isPictureCategory(path) ? path : "general";
  return { field: pictureField ?? "", category, by, refusals: texts.uploadRefusals };
}
