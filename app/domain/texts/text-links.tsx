import { isServiceArea } from "~/i18n/service-areas";
import type { Language } from "~/i18n/languages";
import { isLegal } from "~/i18n/legal-texts";
import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { pageOfKey } from "./legal-page";
import type { TextKey } from "./text";
import { slugOfPage } from "./text-labels";

/** The list that a text stands in. */
export function listUrlOf({ page }: TextKey, language?: Language): string {
  if (isLegal(page)) return paths.admin.legal.list;
  return isServiceArea(page) ? addressWith(paths.admin.content, { area: page, language }) : addressWith(paths.admin.pages, { page });
}

/** The same at the place of the text: for who comes back without a notice to read at the top. */
export function placeInList(place: TextKey, language?: Language): string {
  return `${listUrlOf(place, language)}#${place.section}`;
}

/** The form of a text: of a page in all languages, of a field of work or a legal page in one. */
export function editUrlOf({ page, section }: TextKey, language: Language): string {
  if (isLegal(page)) return paths.admin.legal.edit(pageOfKey(page), language);
  return isServiceArea(page) ? paths.admin.areaText(page, language, section) : paths.admin.pageText(slugOfPage(page), section);
}
