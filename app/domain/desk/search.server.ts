import { LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { isLegal } from "~/i18n/legal-texts";
import { read } from "~/platform/database.server";
import { inPortions } from "~/platform/in-portions";
import { withTimeBudget } from "~/platform/time-budget.server";
import { TIME_LIMITS } from "~/platform/time-limits";
import { can, type CurrentUser, type ResourceName } from "../people/access/permissions";
import { nameOf } from "../people/login-log/person-names";
import { ownText, type SiteText } from "../texts/text";
import { fullNameOfText } from "../texts/text-labels";
import { listTextsIn } from "../texts/text-rows.server";
import { nameInFile } from "../texts/text-sources.server";
import { sectionName } from "../texts/text-kinds";
import { listFullSections } from "../texts/podcast-sections.server";
import { type FullSection, shownTexts } from "../texts/podcast-schema";
import { groupOf, recordNameIn } from "../record/any-record";
import { columnOf } from "../record/field-kinds";
import { rowsOf, selectOfNames } from "../record/resource-table.server";
import { textOf } from "../record/translations.server";
import { byResource } from "../resources";
import { RECORDS } from "../resources.server";
import { DRAFT_RESOURCES, permissionResourceOf } from "./draft";
import { listDraftedTexts } from "./drafts.server";
import { type Findable, findHits, SEARCHED_RESOURCES, type SearchedArea, type SearchedResource, wordsOf } from "./search";

const SHOWN_OF_AN_AREA = 8;

/** The earlier versions of their records are in memory as well. */
const DRAFTS_AT_ONCE = 100;

export async function searchRecords(user: CurrentUser, question: string) {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const resources = SEARCHED_RESOURCES.filter((resource) => can(user, "read", resource));
  const sources = [...resources.map((resource) => [resource, searchSources[resource]()] as const), ["drafts", listDraftsFor(user)] as const];
  const found = await withTimeBudget(() => Promise.all(sources.map(([area, source]) => searchIn(area, { source, words }))), TIME_LIMITS.wholeTables);
  return found.filter(({ total }) => total > 0);
}

async function searchIn(area: SearchedArea, { source, words }: { source: AsyncIterable<Findable>; words: readonly string[] }) {
  return { area, ...(await findHits(source, words, SHOWN_OF_AN_AREA)) };
}

/** Yields records one by one, so that they are never all in memory. */
type Source = () => AsyncIterable<Findable>;

export const searchSources: Record<SearchedResource, Source> = {
  ...byResource((resource) => () => listRecords(resource)),
  media: () =>
    inPages(async (page) => {
      const select = { id: true, originalName: true, altText: true };
      const rows = await read.mediaAsset.findMany({ orderBy: NEWEST_FIRST, select, ...page });
      return rows.map(({ id, originalName, altText }) => ({ id, title: originalName, texts: [altText] }));
    }),
  messages: () =>
    inPages(async (page) => {
      const select = { id: true, subject: true, name: true, email: true, message: true };
      const rows = await read.message.findMany({ orderBy: NEWEST_FIRST, select, ...page });
      return rows.map(({ id, subject, name, email, message }) => ({ id, title: subject, texts: [name, email, message] }));
    }),
  pages: () => all(listTextsIn(read, "pages").then((texts) => texts.flatMap(findableTexts))),
  content: () => all(listTextsIn(read, "content").then((texts) => texts.flatMap(findableTexts))),
  podcast_content: () => all(listFullSections(read).then((sections) => sections.map(findableSection))),
  users: () =>
    inPages(async (page) => {
      const select = { id: true, firstName: true, lastName: true, email: true, isActive: true };
      const rows = await read.adminUser.findMany({ orderBy: [{ lastName: "asc" }, { id: "asc" }], select, ...page });
      return rows.map(({ id, email, isActive, ...person }) => ({ id, title: nameOf(person), texts: [email], isInactive: !isActive }));
    }),
};

function listRecords(resource: ResourceName): AsyncIterable<Findable> {
  const { table } = RECORDS[resource];
  const { fields } = table.resource;
  const [title = ""] = Object.keys(fields);
  const searched = Object.entries(fields).flatMap(([name, field]) => (field.isSearched ? [{ column: columnOf(name), field }] : []));
  const select = selectOfNames(table, ["isActive", ...searched.map(({ column }) => column)]);
  const query = { where: table.present, orderBy: [{ [title]: "asc" }, { id: "asc" }], select };
  return inPages(async (page) => {
    const rows = await rowsOf(table, read).findMany({ ...query, ...page });
    return rows.map((row) => {
      const [id, columns] = [textOf(row, "id"), groupOf(row)];
      const texts = searched.map(({ column, field }) => textFrom(field.fromColumn(columns[column])));
      return { id, title: recordNameIn(row) ?? id, texts, isInactive: columns.isActive === false };
    });
  });
}

function listDraftsFor(user: CurrentUser): AsyncIterable<Findable> {
  const resources = DRAFT_RESOURCES.filter((resource) => can(user, "read", permissionResourceOf(resource)));
  return inPages(async (page) => {
    const drafts = await listDraftedTexts(resources, page);
    return drafts.map(({ resource, recordId, title, texts }) => ({ id: `${resource}/${recordId}`, title, texts: texts.flat().map(textFrom) }));
  }, DRAFTS_AT_ONCE);
}

function textFrom(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? value.toString() : null;
}

async function* inPages(...portions: Parameters<typeof inPortions<Findable>>): AsyncIterable<Findable> {
  for await (const found of inPortions(...portions)) yield* found;
}

async function* all(listing: Promise<Findable[]>): AsyncIterable<Findable> {
  yield* await listing;
}

const NEWEST_FIRST = [{ createdAt: "desc" as const }, { id: "desc" as const }];

function findableTexts(text: SiteText): Findable[] {
  const written = TEXT_LANGUAGES.filter((language) => ownText(text, language) !== "");
  return written.map((language) => ({
    id: `${nameInFile(text)} ${language}`,
    title: `${fullNameOfText(text)} (${LANGUAGE_NAMES[language]})`,
    texts: [isLegal(text.page) ? ownText(text, language).replaceAll(MARKS, "") : ownText(text, language)],
  }));
}

/** Markdown that is noise in an excerpt. Addresses of links stay, because people search for them. */
const MARKS = /^(?:#{1,6}|[-*>]) +|\{#[a-z\d-]+\}|\*\*/gm;

/** The title's key stands for all texts of the section, which share a form. */
function findableSection(section: FullSection): Findable {
  return { id: `podcast/${section.key}/title ${section.language}`, title: sectionName(section), texts: Object.values(shownTexts(section)) };
}
