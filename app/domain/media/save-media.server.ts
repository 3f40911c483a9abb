import { asTyped } from "../record/earlier-form.server";
import type { UpdatableKind } from "../record/record-kind.server";
import type { TranslatedPast } from "../record/record-operations.server";
import { type Edit, updateRecord } from "../record/save-record.server";
import { findMedia } from "./find-media.server";
import { factsOfFile, formOfMedia, type MediaAsset, TRANSLATED_FIELDS, type TranslatedField } from "./media-asset";
import { mediaFields, type MediaForm } from "./media-schema";

/** What is said about a picture is edited like a record. Its file comes, goes and is replaced in ways of its own. */
export const media: UpdatableKind<MediaAsset, MediaForm, TranslatedField> = {
  resource: "media",
  translatedFields: TRANSLATED_FIELDS,
  find: (source, id) => findMedia(id, source),
  wasDeleted: async (tx, recordId) => (await tx.change.count({ where: { resource: "media", recordId, action: "delete" } })) > 0,
  formOf: formOfMedia,
  factsOf: factsOfFile,
  pictureOf: () => "",
  update: async (tx, { id, version }, { alt_text, category }) => {
    const data = { altText: alt_text, category, version: { increment: 1 } };
    const { count } = await tx.mediaAsset.updateMany({ where: { id, version }, data });
    return count;
  },
};

/** Saves what a picture shows and where it belongs, merged with what somebody else saved meanwhile. */
export function saveMedia(edit: Edit<MediaForm>) {
  return updateRecord(media, edit);
}

/** How texts and category of a picture are set back. Its file stays: a former one is gone. */
export const mediaPast: TranslatedPast<MediaAsset, MediaForm> = {
  formFrom: (snapshot) => mediaFields.safeParse(asTyped(snapshot)).data ?? null,
  withPicture: (form) => form,
  shownOn: () => null,
};
