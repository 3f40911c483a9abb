import { DEFAULT_LANGUAGE, type Language, TEXT_LANGUAGES } from "~/i18n/languages";
import type { Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { LEGAL_STATUS, type LegalKey } from "~/i18n/legal-texts";
import { builtInText } from "~/i18n/page-labels";
import { slice } from "~/platform/slices.server";
import { nameOf } from "../record/changes.server";
import { findCompany } from "../company/company.server";
import type { Sources } from "../record/history";
import { LEGAL_PAGES, legalKind, type LegalTextKey, type ListedLegal, type StoredLegal, textIdOf } from "./text-kinds";
import { type LegalForm, legalFormFrom, legalSchema, lostLinksIn } from "./legal-schema";
import { isOutdated, notedSource, ownText, shownText, type SiteText, textStateOf } from "./text";
import { type NextText, refusing, shownDraftOf, type StoredTextKind } from "./text-kind.server";
import { findBuiltInTexts, findTextsAt, putText } from "./text-rows.server";
import type { LegalDocument } from "./legal-document";
import { parseLegalText } from "./legal-markdown.server";
import { isMonth } from "~/i18n/months";

type ShownLegalText = { document: LegalDocument; language: Language; status: string };

/** Staff's text, else their German one, else the built-in German one. With the month of that text, else the German month. */
export async function findLegalText(page: LegalKey, language: Language): Promise<ShownLegalText> {
  const [rows, company] = [await legalRows(page, language), await findCompany()];
  const written = (code: Language) => legalFormFrom(shownDraftOf(legalKind, { page, language: code })) ?? formIn(rows, code);
  const [own, german] = [written(language), written(DEFAULT_LANGUAGE)];
  const isOwn = own.content_value.trim() !== "";
  const { content_value, status } = isOwn ? own : german;
  const markdown = content_value.trim() || builtInText({ page, section: "text" }, DEFAULT_LANGUAGE, company);
  const month = [status, german.status].find(isMonth) ?? LEGAL_STATUS[page];
  return { document: parseLegalText(markdown), language: isOwn ? language : DEFAULT_LANGUAGE, status: month };
}

export const legalTexts: StoredTextKind<LegalTextKey, StoredLegal> = {
  ...legalKind,
  formFrom: legalFormFrom,
  schemaFor: (_, isLost) => legalSchema.transform(({ opened_at: __, ...form }) => form).superRefine(refusing((form) => lostLinksIn(form, { isLost, sectionIds: sectionIdsIn(form) }))),
  load: async (source, keys) => {
    const [text, status] = [keys.map(textKeyOf), keys.map(statusKeyOf)];
    const textAt = await findTextsAt(source, [...text, ...status]);
    return (key) => storedLegal(key, { text: textAt(textKeyOf(key)), status: textAt(statusKeyOf(key)) });
  },
  put,
  germanKeyOf: ({ page, language }) => (language === DEFAULT_LANGUAGE ? null : { page, language: DEFAULT_LANGUAGE }),
};

function sectionIdsIn({ content_value }: LegalForm): string[] {
  return parseLegalText(content_value).sections.map(({ id }) => id);
}

/** Text and month are two rows; `version` is the sum of their versions, which only grows. */
function storedLegal(place: LegalTextKey, { text, status }: { text: SiteText; status: SiteText }): StoredLegal {
  const { language } = place;
  const builtInStatus = language === DEFAULT_LANGUAGE ? LEGAL_STATUS[place.page] : "";
  const [{ germanText, version }, { value: month, version: statusVersion }] = [text.texts[language], status.texts[language]];
  // a month that was stored with SQL may be wrong
  const form = { content_value: ownText(text, language), status: isMonth(month) ? month : builtInStatus };
  return { ...place, text, status, form, version: version + statusVersion, sources: { content_value: germanText } };
}

export async function listLegal(): Promise<ListedLegal[]> {
  const keys = LEGAL_PAGES.flatMap((page) => TEXT_LANGUAGES.map((language) => ({ page, language })));
  const legalAt = await legalTexts.load(read, keys);
  return Promise.all(keys.map((key) => listed(legalAt(key))));
}

type Row = { sectionKey: string; languageCode: string; contentValue: string };

const legalRows = slice("legal texts", async (pageKey: string, language: Language): Promise<readonly Row[]> =>
  read.pageContent.findMany({
    where: { pageKey, languageCode: { in: [language, DEFAULT_LANGUAGE] }, isActive: true },
    select: { sectionKey: true, languageCode: true, contentValue: true },
    orderBy: [{ sectionKey: "asc" }, { languageCode: "asc" }],
  }),
);

function formIn(rows: readonly Row[], language: Language): LegalForm {
  const valueOf = (section: string) =>
    rows.find(({ sectionKey, languageCode }) => sectionKey === section && languageCode === language)?.contentValue.trim() ?? "";
  return { content_value: valueOf("text"), status: valueOf("status") };
}

async function listed({ page, language, text, form }: StoredLegal): Promise<ListedLegal> {
  const key = { page, language };
  return { ...key, state: textStateOf(text, language), month: form.status, change: await lastChangeOf(key) };
}

async function lastChangeOf(key: LegalTextKey): Promise<ListedLegal["change"]> {
  const change = await read.change.findFirst({
    where: { resource: legalKind.resource, recordId: textIdOf(legalKind, key) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { adminUserId: true, createdAt: true },
  });
  return change && { at: change.createdAt, who: await nameOf(change.adminUserId) };
}

async function put(tx: Transaction, before: StoredLegal, { form, isConfirmation, ...from }: NextText<LegalForm>) {
  const { language, text, status } = before;
  const isStale = isConfirmation && isOutdated(textStateOf(text, language));
  if (isStale || form.content_value !== before.form.content_value) await putMarkdown(tx, before, { ...from, typed: form.content_value });
  if (form.status !== before.form.status) {
    await putText(tx, { text: status, language }, { value: form.status, builtInText: "", germanText: "" });
  }
}

type TypedMarkdown = { typed: string; sources?: Sources; germanThen?: Sources };

async function putMarkdown(tx: Transaction, { language, text }: StoredLegal, { typed, sources, germanThen }: TypedMarkdown): Promise<void> {
  const builtInTexts = await findBuiltInTexts(tx, text);
  const value = builtInTexts(language).some((one) => one.trim() === typed) ? "" : typed;
  const source = sources ? notedSource(sources, "content_value") : germanThen?.content_value || shownText(text, DEFAULT_LANGUAGE);
  const germanText = language === DEFAULT_LANGUAGE ? "" : source;
  await putText(tx, { text, language }, { value, builtInText: text.texts[language].builtIn, germanText });
}

function textKeyOf({ page }: LegalTextKey) {
  return { page, section: "text" };
}

function statusKeyOf({ page }: LegalTextKey) {
  return { page, section: "status" };
}
