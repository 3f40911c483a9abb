import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import type { Reader } from "~/platform/database-types";
import { findMedia } from "../media/find-media.server";
import { formOfMedia } from "../media/media-asset";
import { altTextsFrom, type MediaForm } from "../media/media-schema";
import { media } from "../media/save-media.server";
import { putRecord } from "../record/save-record.server";
import { FIELD_NAMES, RESOURCE_LABELS } from "./place-names";
import type { ExchangedText } from "./translation-file-text";
import { NOT_ACCEPTED, type TextSource } from "./translation-source.server";

/** What the pictures of the library show, for who cannot see them. */
export const mediaSource: TextSource = {
  prefixes: ["media"],
  list: listAltTexts,
  problemIn: (_, { value }) => Promise.resolve(altTextsFrom({ alt_text: value }) === null ? NOT_ACCEPTED : null),
  put: async (tx, changes, { language, by }) => {
    for (const { key, value } of changes) {
      const picture = await findMedia(idIn(key), tx);
      if (picture === null) throw new Error(`no text ${key}`);
      await putRecord(tx, media, { before: picture, form: withText(formOfMedia(picture), language, value), by });
    }
  },
};

async function listAltTexts(source: Reader): Promise<ExchangedText[]> {
  const select = { id: true, originalName: true, altText: true } as const;
  const pictures = await source.mediaAsset.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }], select });
  const rows = await source.translation.findMany({ where: { resource: "media", field: "alt_text" }, select: { recordId: true, languageCode: true, value: true } });
  const values = new Map(rows.map(({ recordId, languageCode, value }) => [`${recordId} ${languageCode}`, value]));
  return pictures.map(({ id, originalName, altText }) => ({
    key: `media/${id}/alt_text`,
    place: `${RESOURCE_LABELS.media}, ${originalName}, ${FIELD_NAMES.alt_text ?? ""}`,
    resource: "media",
    texts: { de: altText, en: values.get(`${id} en`) ?? "", es: values.get(`${id} es`) ?? "" },
  }));
}

function idIn(key: string): string {
  return key.split("/")[1] ?? "";
}

function withText(form: MediaForm, language: Language, alt_text: string): MediaForm {
  return language === DEFAULT_LANGUAGE ? { ...form, alt_text } : { ...form, [language]: { alt_text } };
}
