import { isServiceArea, SERVICE_AREAS, type ServiceArea } from "~/i18n/service-areas";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "~/i18n/languages";
import { builtInText, type PageKey, type SavedTexts, sectionKeysOf } from "~/i18n/page-labels";
import { read } from "~/platform/database.server";
import { slice } from "~/platform/slices.server";
import type { Transaction } from "~/platform/database-types";
import { findCompany } from "../company/company.server";
import { areaTextKind, type EditedText, pageTextKind, type TextKind } from "./text-kinds";
import { type NextText, refusing, shownDraftOf, type StoredForm, type StoredTextKind, type TextSchema } from "./text-kind.server";
import { asTyped, formWith, problemsIn, type TextForm, textFormFrom, textFormOf, textSchema, textsIn, textsSchema, typedIn } from "./text-schema";
import { type Extent, fieldOf, isOutdated, notedSource, shownText, type SiteText, textStateOf } from "./text";
import { emptyText, findBuiltInTexts, findTextsAt, putText } from "./text-rows.server";

type Row = { key: string; contentValue: string };

export async function findSavedTexts(page: PageKey, languageCode: Language): Promise<SavedTexts> {
  const rows = isServiceArea(page) ? rowsOfArea(page, await areaRows(languageCode)) : await pageRows(page, languageCode);
  return writtenAmong([...rows, ...(await draftedRows(page, languageCode))]);
}

export async function findAreaTexts(languageCode: Language): Promise<Partial<Record<string, SavedTexts>>> {
  const rows = await areaRows(languageCode);
  const texts = await Promise.all(
    SERVICE_AREAS.map(async (page) => [page, writtenAmong([...rowsOfArea(page, rows), ...(await draftedRows(page, languageCode))])] as const),
  );
  return Object.fromEntries(texts.filter(([, written]) => Object.keys(written).length > 0));
}

const pageRows = slice("texts of a page", async (pageKey: PageKey, languageCode: Language): Promise<readonly Row[]> => {
  const rows = await read.pageContent.findMany({
    where: { pageKey, languageCode, isActive: true },
    orderBy: { sortOrder: "asc" },
    select: { sectionKey: true, contentValue: true },
  });
  return rows.map(({ sectionKey, contentValue }) => ({ key: sectionKey, contentValue }));
});

type AreaRow = { pageKey: string; contentKey: string; contentValue: string };

const areaRows = slice("texts of the service areas", async (languageCode: Language): Promise<readonly AreaRow[]> =>
  read.content.findMany({
    where: { languageCode },
    orderBy: [{ pageKey: "asc" }, { contentKey: "asc" }],
    select: { pageKey: true, contentKey: true, contentValue: true },
  }),
);

type StoredSiteText = StoredForm<TextForm> & { text: SiteText; extent: Extent };

export const pageTexts = storedKind(pageTextKind);

export const areaTexts = storedKind(areaTextKind);

/** An empty field, or one whose "built-in text" button was pressed, gets the built-in text. */
export function typedForm({ extent, ...key }: EditedText, form: TextForm & { built_in?: Language }): TextForm {
  return formWith(extent, (language) => {
    const typed = form.built_in === language ? "" : typedFor(form, extent, language);
    return typed.trim() === "" ? asTyped(key, builtInText(key, language)) : typed;
  });
}

function rowsOfArea(page: ServiceArea, rows: readonly AreaRow[]): Row[] {
  const own = rows.filter(({ pageKey }) => pageKey === page);
  return own.map(({ contentKey, contentValue }) => ({ key: contentKey, contentValue }));
}

/** A built-in text is shown with the current facts about the company. */
async function draftedRows(page: PageKey, language: Language): Promise<Row[]> {
  const rows = draftsOf(page, language);
  if (rows.length === 0) return rows;
  const company = await findCompany();
  return rows.map(({ key: section, contentValue }) => {
    const [usual, current] = [builtInText({ page, section }, language), builtInText({ page, section }, language, company)];
    return { key: section, contentValue: withFacts(contentValue, { usual, current }) };
  });
}

/** A preview may have put a marker of one character before the text. */
function withFacts(text: string, { usual, current }: { usual: string; current: string }): string {
  const before = text.length - usual.length;
  return text.endsWith(usual) && before <= 1 ? text.slice(0, before) + current : text;
}

function draftsOf(page: PageKey, language: Language): Row[] {
  const [kind, extent] = isServiceArea(page) ? [areaTextKind, language] : [pageTextKind, "all" as const];
  return sectionKeysOf(page).flatMap((section) => {
    const draft = textFormFrom(shownDraftOf(kind, { page, section, extent }), extent);
    const text = draft ? textsIn({ page, section }, draft, extent)[language] : undefined;
    return text === undefined ? [] : [{ key: section, contentValue: text }];
  });
}

function writtenAmong(rows: readonly Row[]): SavedTexts {
  const texts = new Map(rows.map(({ key, contentValue }) => [key, contentValue]));
  return Object.fromEntries([...texts].filter(([, text]) => text.trim() !== ""));
}

function storedKind(kind: TextKind<EditedText>): StoredTextKind<EditedText, StoredSiteText> {
  return {
    ...kind,
    formFrom: (values, key) => {
      const form = textFormFrom(values, key.extent);
      return form && typedForm(key, form);
    },
    schemaFor: ({ extent, ...key }) => {
      const sent: TextSchema<TextForm & { built_in?: Language }> = extent === "all" ? textsSchema : textSchema;
      return sent.transform((form) => ({ ...typedForm({ ...key, extent }, form), version: form.version })).superRefine(refusing((form) => problemsIn(key, form)));
    },
    load: async (source, keys) => {
      const textAt = await findTextsAt(source, keys);
      return (key) => stored(textAt(key), key.extent);
    },
    put,
    germanKeyOf: ({ extent, ...key }) => (extent === "all" || extent === "de" ? null : { ...key, extent: "de" }),
    builtIn: (key) => stored(emptyText(key), key.extent),
  };
}

/** Each language is a row; `version` is the sum of their versions, which only grows. */
function stored(text: SiteText, extent: Extent): StoredSiteText {
  const version = languagesOf(extent).reduce((sum, language) => sum + text.texts[language].version, 0);
  const sources = Object.fromEntries(languagesOf(extent).map((language) => [fieldIn(extent, language), text.texts[language].germanText]));
  return { text, extent, form: textFormOf(text, extent), version, sources };
}

async function put(tx: Transaction, { text, extent, form: before }: StoredSiteText, { form, typed = form, isConfirmation, sources, germanThen }: NextText<TextForm>) {
  const builtInTexts = await findBuiltInTexts(tx, text);
  const texts = isConfirmation ? outdatedTexts(text, extent) : newTexts(text, { before, form, extent, builtInTexts });
  const german = textsIn(text, { content_value: "", ...germanThen }, "de").de || germanIn(text, { before, typed, extent });
  const sourceOf = (language: Language) => (sources ? notedSource(sources, fieldIn(extent, language)) : german);
  for (const language of LANGUAGES) {
    const value = texts[language];
    if (value === undefined) continue;
    const germanText = language === DEFAULT_LANGUAGE ? "" : sourceOf(language);
    await putText(tx, { text, language }, { value, builtInText: text.texts[language].builtIn, germanText });
  }
}

function germanIn(text: SiteText, { before, typed, extent }: { before: TextForm; typed: TextForm; extent: Extent }): string {
  const [old, own] = [before, typed].map((form) => textsIn(text, form, extent).de);
  return own === old ? shownText(text, "de") : own || text.texts.de.builtIn;
}

type Edited = { before: TextForm; form: TextForm; extent: Extent; builtInTexts: (language: Language) => string[] };

/** Unchanged texts keep their version and sources. A text equal to the built-in one is stored as empty. */
function newTexts(text: SiteText, { before, form, extent, builtInTexts }: Edited): Partial<Record<Language, string>> {
  const [old, typed] = [textsIn(text, before, extent), textsIn(text, form, extent)];
  const isBuiltIn = (language: Language) => builtInTexts(language).some((one) => asTyped(text, one) === typedFor(form, extent, language));
  const own = (language: Language) => (isBuiltIn(language) ? "" : (typed[language] ?? ""));
  const changed = languagesOf(extent).filter((language) => typed[language] !== old[language] && own(language) !== text.texts[language].value);
  return Object.fromEntries(changed.map((language) => [language, own(language)]));
}

function fieldIn(extent: Extent, language: Language): string {
  return fieldOf(extent === "all" ? language : DEFAULT_LANGUAGE);
}

function typedFor(form: TextForm, extent: Extent, language: Language): string {
  return typedIn(form, extent === "all" ? language : DEFAULT_LANGUAGE);
}

function outdatedTexts(text: SiteText, extent: Extent): Partial<Record<Language, string>> {
  const outdated = languagesOf(extent).filter((language) => isOutdated(textStateOf(text, language)));
  return Object.fromEntries(outdated.map((language) => [language, text.texts[language].value]));
}

function languagesOf(extent: Extent): readonly Language[] {
  return extent === "all" ? LANGUAGES : [extent];
}
