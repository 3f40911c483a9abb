import { read } from "~/platform/database.server";
import type { RecordNoun } from "../records/record-nouns";
import type { GermanRecord } from "./translation-state";

const IN_ORDER = [{ sortOrder: "asc" as const }, { id: "asc" as const }];

/** The records of each noun with the German texts that are translated: one query each, however many rows there are. */
export const GERMAN_RECORDS: Record<RecordNoun, () => Promise<GermanRecord[]>> = {
  team: async () => {
    const select = { id: true, name: true, position: true, bio: true };
    const rows = await read.teamMember.findMany({ where: { isActive: true }, orderBy: IN_ORDER, select });
    return rows.map(({ id, name, ...texts }) => ({ id, name, texts }));
  },
  sponsors: async () => {
    const select = { id: true, name: true, description: true };
    const rows = await read.partner.findMany({ where: { isActive: true }, orderBy: IN_ORDER, select });
    return rows.map(({ id, name, ...texts }) => ({ id, name, texts }));
  },
  projects: async () => {
    const select = { id: true, title: true, description: true, category: true };
    const rows = await read.project.findMany({ where: { deletedAt: null }, orderBy: IN_ORDER, select });
    return rows.map(({ id, ...texts }) => ({ id, name: texts.title, texts }));
  },
  services: async () => {
    const select = { id: true, title: true, description: true };
    const rows = await read.service.findMany({ orderBy: IN_ORDER, select });
    return rows.map(({ id, ...texts }) => ({ id, name: texts.title, texts }));
  },
  podcast_crew: async () => {
    const select = { id: true, name: true, position: true, bio: true };
    const rows = await read.podcastCrew.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }], select });
    return rows.map(({ id, name, ...texts }) => ({ id, name, texts }));
  },
};
