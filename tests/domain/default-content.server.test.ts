import { beforeAll, describe, expect, it } from "vitest";
import { countSamples } from "~/domain/desk/samples.server";
import { findPodcastContent } from "~/domain/texts/podcast-sections.server";
import { listCrew } from "~/domain/podcast-crew/podcast-crew.server";
import { listFeaturedProjects } from "~/domain/projects/projects.server";
import { listActiveServices } from "~/domain/services/services.server";
import { isDatabaseReady } from "~/domain/system/database-state.server";
import { listActiveSponsors } from "~/domain/sponsors/sponsors.server";
import { listShownMembers } from "~/domain/team/team.server";
import { dictionaryOf } from "~/i18n/i18n";
import { RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { findRecords, formFrom, formOfRecord } from "~/domain/record/resource-table.server";
import { RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { read } from "~/platform/database.server";
import { allOf } from "~/platform/in-portions";
import { env } from "~/platform/env.server";
import { fillEmptyDatabase } from "../../prisma/fill";

let answers: boolean[] = [];

beforeAll(async () => {
  answers = await Promise.all([fillEmptyDatabase(env.DATABASE_URL), fillEmptyDatabase(env.DATABASE_URL)]);
});

describe("a new site", () => {
  it("is filled once, even if two starts race for it", async () => {
    expect(answers.toSorted()).toEqual([false, true]);
    expect(await isDatabaseReady()).toBe(true);
    expect(await read.content.count({ where: { languageCode: { in: ["de", "en", "es"] } } })).toBe(45);
  });

  it("has the three roles and waits for its set-up", async () => {
    const roles = await read.userRole.findMany({ orderBy: { name: "asc" }, select: { name: true } });
    expect(roles.map(({ name }) => name)).toEqual(["admin", "editor", "viewer"]);
    expect(await read.setupStatus.findMany({ select: { id: true, isSetupComplete: true } })).toEqual([
      { id: "setup", isSetupComplete: false },
    ]);
    expect(await read.adminUser.count()).toBe(0);
  });

  it("has a content version", async () => {
    const row = await read.contentVersion.findUnique({ where: { tableName: "team_members" }, select: { version: true } });
    expect(row?.version).toBeGreaterThan(0);
  });

  it("shows its team in the visitor's language", async () => {
    const [first] = await listShownMembers("team", "es");
    expect(first?.position).toBe("Directora ejecutiva y productora");
    expect(await listShownMembers("team", "de")).toHaveLength(5);
    expect((await listShownMembers("moderator", "en")).map(({ name }) => name)).toEqual([
      "Tomas Lindqvist",
      "David Oyelaran",
      "Carla Montaner",
    ]);
  });

  it("shows its services, projects and sponsors in the visitor's language", async () => {
    expect((await listActiveServices("en")).map(({ title }) => title)).toContain("Location services");
    expect((await listFeaturedProjects("es"))[0]?.title).toBe("La línea de sal");
    expect((await listActiveSponsors("de"))[0]?.name).toBe("Bodega Son Calitja");
  });

  it.each(RESOURCE_NAMES)("has valid forms for its default records: %s", async (name) => {
    const { table, listGermanTexts } = RECORDS[name];
    const rows = await findRecords(table, read, (await allOf(listGermanTexts())).map(({ id }) => id));
    const forms = rows.map((row) => formFrom(RESOURCES[name], formOfRecord(table, row)));
    expect((await countSamples([name])).map(({ count }) => count)).toEqual(forms.length === 0 ? [] : [forms.length]);
    expect(forms).not.toContain(null);
  });

  it("lists the members who make podcasts, then the entries of the crew", async () => {
    expect((await listCrew("de")).map(({ name }) => name)).toEqual([
      "Tomas Lindqvist",
      "David Oyelaran",
      "Inés Calafat",
      "Mateo Brunner",
    ]);
  });

  it("has the podcast texts of the dictionaries", async () => {
    for (const language of ["de", "en", "es"] as const) {
      expect(await findPodcastContent(language)).toEqual(dictionaryOf(language).podcast.content);
    }
  });
});
