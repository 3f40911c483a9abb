import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { picturesOf } from "../media/pictures.server";
import { translated } from "../record/translation";
import { listTranslations } from "../record/translations.server";
import { type ShownMember, TRANSLATED_FIELDS } from "./member";
import type { MemberFilter } from "./member-list";
import { listActiveMembers } from "./members.server";

/** The members that a page of the site shows, in its language and in their order. Four queries for any number, and in German two. */
export async function listShownMembers(filter: MemberFilter, language: Language): Promise<ShownMember[]> {
  const [members, translations] = await Promise.all([listActiveMembers(filter), listTranslations("team", language)]);
  const pictures = await picturesOf(members.map(({ imageUrl }) => imageUrl), language);
  const has = new Set(translations.filter(({ value }) => value !== "").map(({ recordId, field }) => `${recordId} ${field}`));
  return members.map((member) => ({
    ...translated(member, translations, TRANSLATED_FIELDS),
    picture: pictures.get(member.imageUrl ?? "") ?? null,
    germanTexts: TRANSLATED_FIELDS.filter((field) => language !== DEFAULT_LANGUAGE && !has.has(`${member.id} ${field}`)),
  }));
}
