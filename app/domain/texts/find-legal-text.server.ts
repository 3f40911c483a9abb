import type { Company } from "~/i18n/company";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { LEGAL_STATUS } from "~/i18n/legal-texts";
import { builtInText } from "~/i18n/page-labels";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import { findCompany } from "../company/company.server";
import { showingDrafts } from "../record/shown-drafts.server";
import type { LegalDocument } from "./legal-document";
import { parseLegalText } from "./legal-markdown.server";
import { keyOfPage, type LegalPage, type LegalTextKey } from "./legal-page";
import { type LegalForm, legalFormFrom } from "./legal-schema";
import { legalKind } from "./legal-text";
import { isMonth } from "./month";
import { textIdOf } from "./text-kind";
import { shownDraftOf } from "./text-kind.server";

/** A legal text as a visitor sees it. `status` is the month of the text: "2025-09". */
export type ShownLegalText = { document: LegalDocument; language: Language; status: string };

/**
 * A legal text for visitors of a language: what staff wrote in it, else what they wrote in German, else the
 * dictionary's, which is German. The month goes with the text, or is the German one.
 */
export async function findLegalText(page: LegalPage, language: Language): Promise<ShownLegalText> {
  const [rows, company] = [await legalRows(keyOfPage(page), language), await findCompany()];
  const written = (code: Language) => legalFormFrom(shownDraftOf(legalKind, { page, language: code })) ?? formIn(rows, code);
  const [own, german] = [written(language), written(DEFAULT_LANGUAGE)];
  const isOwn = own.content_value.trim() !== "";
  const { content_value, status } = isOwn ? own : german;
  const month = [status, german.status].find(isMonth);
  return shown(page, { language: isOwn ? language : DEFAULT_LANGUAGE, markdown: content_value.trim(), status: month, company });
}

/** A legal text as its page would show it if this form were saved. */
export function previewLegalText(key: LegalTextKey, form: LegalForm): Promise<ShownLegalText> {
  const drafts = new Map([[legalKind.resource, new Map([[textIdOf(legalKind, key), form]])]]);
  return showingDrafts(drafts, () => findLegalText(key.page, key.language));
}

const legalRows = slice("legal texts", async (pageKey: string, language: Language): Promise<readonly Row[]> =>
  read.pageContent.findMany({
    where: { pageKey, languageCode: { in: [language, DEFAULT_LANGUAGE] }, isActive: true },
    select: { sectionKey: true, languageCode: true, contentValue: true },
    orderBy: [{ sectionKey: "asc" }, { languageCode: "asc" }],
  }),
);

type Row = { sectionKey: string; languageCode: string; contentValue: string };

/** What staff wrote in a language. */
function formIn(rows: readonly Row[], language: Language): LegalForm {
  const valueOf = (section: string) =>
    rows.find(({ sectionKey, languageCode }) => sectionKey === section && languageCode === language)?.contentValue.trim() ?? "";
  return { content_value: valueOf("text"), status: valueOf("status") };
}

/** The same without the database. */
export function builtInLegalText(page: LegalPage): ShownLegalText {
  return shown(page, { language: DEFAULT_LANGUAGE, markdown: "", status: undefined });
}

type Found = { language: Language; markdown: string; status: string | undefined; company?: Company };

function shown(page: LegalPage, { language, markdown, status, company }: Found): ShownLegalText {
  const key = keyOfPage(page);
  const text = markdown || builtInText({ page: key, section: "text" }, DEFAULT_LANGUAGE, company);
  return { document: parseLegalText(text), language, status: status ?? LEGAL_STATUS[key] };
}
