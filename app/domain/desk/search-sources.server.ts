import { LANGUAGES } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { ownText, type SiteText, textId } from "../texts/text";
import { fullNameOfText, LANGUAGE_NAMES } from "../texts/text-labels";
import { listTextsIn } from "../texts/text-rows.server";
import { sectionName } from "../texts/podcast-section";
import { type FullSection, listFullSections } from "../texts/podcast-sections.server";
import { shownTexts } from "../texts/podcast-texts";
import { columnOf } from "../record/field-kinds";
import { rowsOf } from "../record/resource-table.server";
import { rowFrom, selectOf, titleOf } from "../record/stored-record.server";
import { RESOURCE_NAMES, type ResourceName } from "../people/access/permissions";
import { RECORDS } from "../resources.server";
import type { Findable } from "./find-hits";
import type { SearchedResource } from "./searched-resources";

/** The records of a resource by their title, with the texts of the fields that are searched. */
async function listRecords(resource: ResourceName): Promise<Findable[]> {
  const { table } = RECORDS[resource];
  const { fields } = table.resource;
  const [title = ""] = Object.keys(fields);
  const searched = Object.keys(fields).filter((name) => fields[name]?.isSearched);
  const rows = await rowsOf(table, read).findMany({ where: { ...table.present, ...table.found }, orderBy: [{ [title]: "asc" }], select: selectOf(table) });
  return rows.map((row) => rowFrom(table, row)).map((row) => ({
    id: row.id,
    title: titleOf(table, row),
    texts: searched.map((name) => textFrom(row[columnOf(name)])),
  }));
}

function textFrom(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? value.toString() : null;
}

function recordSources(): Record<ResourceName, () => Promise<Findable[]>>;
function recordSources(): Record<string, () => Promise<Findable[]>> {
  return Object.fromEntries(RESOURCE_NAMES.map((resource) => [resource, () => listRecords(resource)]));
}

/** What can be found, with the texts in which it can: one query each, however many rows there are. */
export const searchSources: Record<SearchedResource, () => Promise<Findable[]>> = {
  ...recordSources(),
  media: async () => {
    const select = { id: true, originalName: true, altText: true };
    const rows = await read.mediaAsset.findMany({ orderBy: { createdAt: "desc" }, select });
    return rows.map(({ id, originalName, altText }) => ({ id, title: originalName, texts: [altText] }));
  },
  messages: async () => {
    const select = { id: true, subject: true, name: true, email: true, message: true };
    const rows = await read.message.findMany({ orderBy: { createdAt: "desc" }, select });
    return rows.map(({ id, subject, name, email, message }) => ({ id, title: subject, texts: [name, email, message] }));
  },
  pages: async () => (await listTextsIn(read, "pages")).flatMap(findableTexts),
  content: async () => (await listTextsIn(read, "content")).flatMap(findableTexts),
  podcast_content: async () => (await listFullSections(read)).map(findableSection),
  users: async () => {
    const select = { id: true, firstName: true, lastName: true, email: true };
    const rows = await read.adminUser.findMany({ orderBy: { lastName: "asc" }, select });
    return rows.map(({ id, firstName, lastName, email }) => ({ id, title: `${firstName} ${lastName}`.trim(), texts: [email] }));
  },
};

/** A text in each language in which there is one, as the site shows it. */
function findableTexts(text: SiteText): Findable[] {
  const written = LANGUAGES.filter((language) => ownText(text, language) !== "");
  return written.map((language) => ({
    id: textId(text, language),
    title: `${fullNameOfText(text)} (${LANGUAGE_NAMES[language]})`,
    texts: [ownText(text, language)],
  }));
}

function findableSection(section: FullSection): Findable {
  return { id: `${section.language} ${section.key}`, title: sectionName(section), texts: Object.values(shownTexts(section)) };
}
