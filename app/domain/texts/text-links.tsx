import { isServiceArea } from "~/i18n/service-areas";
import type { Language } from "~/i18n/languages";
import { isLegal } from "~/i18n/legal-texts";
import { paths } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { pageOfKey } from "./legal-text";
import type { TextKey } from "./text";
import { slugOfPage } from "./text-labels";

export function listUrlOf({ page }: TextKey, language?: Language): string {
  if (isLegal(page)) return paths.admin.legal.list;
  return isServiceArea(page) ? addressWith(paths.admin.content, { area: page, language }) : addressWith(paths.admin.pages, { page });
}

/** For coming back without a notice at the top. */
export function urlInList(key: TextKey, language?: Language): string {
  return `${listUrlOf(key, language)}#${key.section}`;
}

export function textPathsOf({ page, section }: TextKey, language: Language) {
  if (isLegal(page)) return paths.admin.legal.text(pageOfKey(page), language);
  return isServiceArea(page) ? paths.admin.areaText(page, language, section) : paths.admin.pageText(slugOfPage(page), section);
}
