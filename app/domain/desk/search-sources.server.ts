import { LANGUAGES } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { ownText, type SiteText, textId } from "../texts/text";
import { fullNameOfText, LANGUAGE_NAMES } from "../texts/text-labels";
import { listTextsIn } from "../texts/text-rows.server";
import { sectionName } from "../texts/podcast-section";
import { type FullSection, listFullSections } from "../texts/podcast-sections.server";
import { shownTexts } from "../texts/podcast-texts";
import type { Findable } from "./find-hits";
import type { SearchedResource } from "./search-noun";

/** The records of each resource with the texts in which they can be found: one query each, however many rows there are. */
export const searchSources: Record<SearchedResource, () => Promise<Findable[]>> = {
  team: async () => {
    const select = { id: true, name: true, position: true, bio: true, email: true };
    const rows = await read.teamMember.findMany({ where: { isActive: true }, orderBy: { name: "asc" }, select });
    return rows.map(({ id, name, position, bio, email }) => ({ id, title: name, texts: [position, bio, email] }));
  },
  sponsors: async () => {
    const select = { id: true, name: true, category: true, description: true, websiteUrl: true };
    const rows = await read.partner.findMany({ where: { isActive: true }, orderBy: { name: "asc" }, select });
    return rows.map(({ id, name, ...texts }) => ({ id, title: name, texts: [texts.category, texts.description, texts.websiteUrl] }));
  },
  projects: async () => {
    const select = { id: true, title: true, category: true, description: true, year: true };
    const rows = await read.project.findMany({ where: { isActive: true }, orderBy: { title: "asc" }, select });
    return rows.map(({ id, title, ...texts }) => ({ id, title, texts: [texts.category, texts.description, texts.year.toString()] }));
  },
  services: async () => {
    const rows = await read.service.findMany({ orderBy: { title: "asc" }, select: { id: true, title: true, description: true } });
    return rows.map(({ id, title, description }) => ({ id, title, texts: [description] }));
  },
  media: async () => {
    const select = { id: true, originalName: true, altText: true };
    const rows = await read.mediaAsset.findMany({ orderBy: { createdAt: "desc" }, select });
    return rows.map(({ id, originalName, altText }) => ({ id, title: originalName, texts: [altText] }));
  },
  podcast_crew: async () => {
    const select = { id: true, name: true, position: true, bio: true, email: true };
    const rows = await read.podcastCrew.findMany({ orderBy: { name: "asc" }, select });
    return rows.map(({ id, name, position, bio, email }) => ({ id, title: name, texts: [position, bio, email] }));
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
