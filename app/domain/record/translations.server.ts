import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { draftsShown } from "./shown-drafts.server";
import type { ResourceName } from "../resources";
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from "./translated-texts";
import type { TranslatedResource, TranslationRow } from "./translation";

/** All texts of a resource in a language. None in German, whose texts are the records' own. */
export async function listTranslations(resource: TranslatedResource, languageCode: Language): Promise<TranslationRow[]> {
  const language = TRANSLATION_LANGUAGES.find((code) => code === languageCode);
  if (language === undefined) return [];
  const rows = await read.translation.findMany({
    where: { resource, languageCode },
    select: { recordId: true, field: true, value: true },
  });
  return resource === "media" ? rows : withDrafts(rows, resource, language);
}

function withDrafts(rows: TranslationRow[], resource: ResourceName, language: TranslationLanguage): TranslationRow[] {
  const drafts = draftsShown(resource);
  if (drafts.size === 0) return rows;
  const live = rows.filter(({ recordId }) => !drafts.has(recordId));
  const drafted = [...drafts].flatMap(([recordId, form]) =>
    Object.entries(form[language]).map(([field, value]) => ({ recordId, field, value })),
  );
  return [...live, ...drafted];
}
