import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import type { TranslatedResource } from "../record/translation";
import type { GermanRecord } from "../record/translation-state";

const IN_ORDER = [{ sortOrder: "asc" as const }, { id: "asc" as const }];

/** The records of each resource with the German texts that are translated: one query each, however many rows there are. */
export const GERMAN_RECORDS: Record<TranslatedResource, (source?: Reader) => Promise<GermanRecord[]>> = {
  team: async (source = read) => {
    const select = { id: true, name: true, position: true, bio: true };
    const rows = await source.teamMember.findMany({ where: { isActive: true }, orderBy: IN_ORDER, select });
    return rows.map(({ id, name, ...texts }) => ({ id, name, texts }));
  },
  sponsors: async (source = read) => {
    const select = { id: true, name: true, description: true };
    const rows = await source.partner.findMany({ where: { isActive: true }, orderBy: IN_ORDER, select });
    return rows.map(({ id, name, ...texts }) => ({ id, name, texts }));
  },
  projects: async (source = read) => {
    const select = { id: true, title: true, description: true, category: true };
    const rows = await source.project.findMany({ where: { deletedAt: null }, orderBy: IN_ORDER, select });
    return rows.map(({ id, ...texts }) => ({ id, name: texts.title, texts }));
  },
  services: async (source = read) => {
    const select = { id: true, title: true, description: true };
    const rows = await source.service.findMany({ orderBy: IN_ORDER, select });
    return rows.map(({ id, ...texts }) => ({ id, name: texts.title, texts }));
  },
  podcast_crew: async (source = read) => {
    const select = { id: true, name: true, position: true, bio: true };
    const rows = await source.podcastCrew.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }], select });
    return rows.map(({ id, name, ...texts }) => ({ id, name, texts }));
  },
  media: async (source = read) => {
    const select = { id: true, originalName: true, altText: true };
    const rows = await source.mediaAsset.findMany({ orderBy: [{ createdAt: "desc" }, { id: "asc" }], select });
    return rows.map(({ id, originalName, altText }) => ({ id, name: originalName, texts: { alt_text: altText } }));
  },
};
