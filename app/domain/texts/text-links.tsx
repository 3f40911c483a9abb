import { isServiceArea } from "~/i18n/service-areas";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { isLegal } from "~/i18n/legal-texts";
import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { legalSlugOf } from "./text-kinds";
import { fieldOf, type TextKey } from "./text";
import { slugOfPage } from "./text-labels";

export function listUrlOf({ page }: TextKey, language?: Language): string {
  if (isLegal(page)) return paths.admin.legal.list;
  return isServiceArea(page) ? addressWith(paths.admin.content, { area: page, language }) : addressWith(paths.admin.pages, { page });
}

/** For returning to the text in the list, without a notice at the top. */
export function urlInList(key: TextKey, language?: Language): string {
  return `${listUrlOf(key, language)}#${key.section}`;
}

/** `key` is the one in translation files. In a form of one language the text is in the field of the German one. */
export function textFormAt(key: string, language: Language): { url: string; field: string } {
  const [area, ...page] = key.split("/");
  const section = page.pop() ?? "";
  const id = page.join("-");
  if (area === "pages") return { url: paths.admin.pageText(id, section).edit, field: `form-${fieldOf(language)}` };
  if (area === "podcast") return { url: paths.admin.podcastContent.section(language, id).edit, field: `${id}-${section}` };
  const { edit } = area === "legal" ? paths.admin.legal.text(id, language) : paths.admin.areaText(id, language, section);
  return { url: edit, field: `form-${fieldOf(DEFAULT_LANGUAGE)}` };
}

export function textPathsOf({ page, section }: TextKey, language: Language) {
  if (isLegal(page)) return paths.admin.legal.text(legalSlugOf(page), language);
  return isServiceArea(page) ? paths.admin.areaText(page, language, section) : paths.admin.pageText(slugOfPage(page), section);
}
