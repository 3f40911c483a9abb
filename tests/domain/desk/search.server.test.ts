import { beforeAll, describe, expect, it } from "vitest";
import { type CurrentUser, initialPermissions, type RoleName } from "~/domain/people/access/permissions";
import { SEARCHED_AREAS, SEARCHED_RESOURCES } from "~/domain/desk/search";
import { searchRecords, searchSources } from "~/domain/desk/search.server";
import { LANGUAGE_NAMES, LANGUAGES, TEXT_LANGUAGES } from "~/i18n/languages";
import { write } from "~/platform/database.server";
import { writeManyRows } from "../../harness/many-rows";
import { untilClockTicks } from "../../harness/until";
import { letter } from "../messages/factories";
import { emptyOffice } from "../people/access/factories";
import { countStatements } from "../team/statements";

function userWithRole(roleName: RoleName): CurrentUser {
  const names = { email: "ana@calima.example", firstName: "Ana", lastName: "Ferrer" };
  return { id: "a", adminUserId: "a", roleName, permissions: initialPermissions(roleName), owesSecondFactor: false, ...names };
}

beforeAll(async () => {
  await emptyOffice();
  await write(async (tx) => {
    await tx.teamMember.create({ data: { name: "Elena Marqués", position: "Produktion", services: [] } });
    await tx.message.create({
      data: { name: "Otto", email: "otto@calima.example", subject: "Frage", message: "An Elena Marques", language: "de", idempotencyKey: "1" },
    });
    await tx.partner.create({ data: { name: "Zyx Veleros", category: "Radio", isActive: false } });
    await tx.project.create({ data: { title: "Xylofon", description: "", category: "", imageUrl: "", year: 2024, isActive: false } });
    await tx.adminUser.create({
      data: { email: "quentin@calima.example", firstName: "Quentin", lastName: "Quer", role: { connect: { name: "viewer" } } },
    });
  });
});

async function areasFor(roleName: RoleName, question: string) {
  return (await searchRecords(userWithRole(roleName), question)).map(({ area }) => area);
}

describe("the search over all records", () => {
  it("finds a member by a part of the name, and other records that contain it", async () => {
    expect(await searchRecords(userWithRole("admin"), "elena marques")).toMatchObject([
      { area: "team", total: 1, hits: [{ title: "Elena Marqués", excerpt: "", isInactive: false }] },
      { area: "messages", total: 1, hits: [{ title: "Frage", excerpt: "An Elena Marques" }] },
      { area: "pages", total: 2, hits: [{ id: "legal/notice/text de", title: "Impressum, Text (Deutsch)" }, {}] },
    ]);
  });

  it("names a page text by its page, also an unsaved built-in one", async () => {
    expect(await searchRecords(userWithRole("editor"), "Media that Inspires Content that Moves")).toMatchObject([
      { area: "pages", hits: TEXT_LANGUAGES.map((language) => ({ title: `Startseite, Slogan (${LANGUAGE_NAMES[language]})` })) },
    ]);
  });

  it("shows excerpts of a legal text without its Markdown", async () => {
    const [found] = await searchRecords(userWithRole("editor"), "elena marques");
    const hits = (await searchRecords(userWithRole("editor"), "geschäftsführung")).flatMap((group) => group.hits);
    const excerpts = [...(found?.hits ?? []), ...hits].map(({ excerpt }) => excerpt).join("\n");
    expect(excerpts).toContain("Geschäftsführer");
    expect(excerpts).not.toMatch(/\{#|##|\*\*|\]\(/);
  });

  it("stays fast with legal texts that contain a gap of 39,000 spaces", async () => {
    const texts = ["legal/notice", "legal/privacy"].flatMap((pageKey) => LANGUAGES.map((languageCode) => ({ pageKey, languageCode, sectionKey: "text" })));
    const timeToFind = async (spaces: number) => {
      const contentValue = `Windrose${" ".repeat(spaces)}Ende`;
      await write((tx) => tx.pageContent.createMany({ data: texts.map((text) => ({ ...text, contentValue })) }));
      const { user } = process.cpuUsage();
      // several times: the clock of the processor may be too coarse for a single search
      for (let search = 0; search < 10; search += 1) expect(await searchRecords(userWithRole("viewer"), "windrose")).toMatchObject([{ area: "pages", total: texts.length }]);
      const time = process.cpuUsage().user - user;
      await write((tx) => tx.pageContent.deleteMany({ where: { contentValue } }));
      return time;
    };
    const short = await timeToFind(2_400);
    // sixteen times the gap, which is only a part of the work; a quadratic search took fifty times as long
    expect(await timeToFind(39_000)).toBeLessThan(16 * short);
  });

  it("shows only records that a person may read", async () => {
    expect(await areasFor("admin", "quentin")).toEqual(["users"]);
    expect(await areasFor("editor", "quentin")).toEqual([]);
  });

  it("finds what only a draft says, for people who may read what it changes", async () => {
    const member = await write((tx) => tx.teamMember.create({ data: { name: "Ramona Rius", position: "Zimbelwartin", services: ["Film"] } }));
    const values = { name: "Ramona Rius", position: "Kraxelmeisterin", services: ["Film", "Jodeldiplom"] };
    const text = { resource: "pages", recordId: "about.mission_text", values: { content_value: "Kraxelndes Licht" }, baseVersion: 0 };
    await write((tx) => tx.draft.create({ data: { resource: "team", recordId: member.id, values, baseVersion: member.version } }));
    await untilClockTicks();
    await write((tx) => tx.draft.create({ data: text }));
    const drafts = await searchRecords(userWithRole("editor"), "kraxel");
    expect(drafts).toMatchObject([{ area: "drafts", total: 2, hits: [{ title: "Über uns, Mission: Text", excerpt: "Kraxelndes Licht" }, {}] }]);
    expect(await searchRecords(userWithRole("editor"), "jodeldiplom")).toMatchObject([
      { area: "drafts", hits: [{ id: `team/${member.id}`, title: "Ramona Rius", excerpt: "Jodeldiplom" }] },
    ]);
    expect(await areasFor("editor", "zimbelwartin")).toEqual(["team"]);
    const { team, ...others } = initialPermissions("editor");
    const withoutTeam = { ...userWithRole("editor"), permissions: { ...others, team: { ...team, read: false } } };
    expect(await searchRecords(withoutTeam, "kraxel")).toMatchObject([{ area: "drafts", total: 1 }]);
    await write((tx) => tx.draft.deleteMany());
    await write((tx) => tx.teamMember.delete({ where: { id: member.id } }));
  });

  it("finds more drafts than SQLite takes alternatives in a query, also if their records were edited since", async () => {
    const ids = Array.from({ length: 1_100 }, (_, index) => `yeti-${index.toString()}`);
    const member = { name: "Yeti", position: "Kamera", services: [] };
    await writeManyRows(ids, async (tx, part) => {
      await tx.teamMember.createMany({ data: part.map((id) => ({ ...member, id, version: 2 })) });
      await tx.draft.createMany({ data: part.map((recordId) => ({ resource: "team", recordId, values: { ...member, position: "Quastenflosser" }, baseVersion: 1 })) });
    });
    expect(await searchRecords(userWithRole("admin"), "quastenflosser")).toMatchObject([{ area: "drafts", total: ids.length }]);
    await write((tx) => tx.draft.deleteMany());
    await write((tx) => tx.teamMember.deleteMany({ where: { name: member.name } }));
  });

  it("omits deleted records", async () => {
    expect(await areasFor("admin", "zyx")).toEqual([]);
  });

  it("finds a project that is not on the site and a user without login, and marks them as inactive", async () => {
    const inactive = (area: string, title: string) => [{ area, hits: [{ title, isInactive: true }] }];
    expect(await searchRecords(userWithRole("editor"), "xylofon")).toMatchObject(inactive("projects", "Xylofon"));
    expect(await searchRecords(userWithRole("admin"), "quentin")).toMatchObject(inactive("users", "Quentin Quer"));
  });

  it("needs one query per area, and at most two for the company facts in built-in texts", async () => {
    expect(await countStatements(() => searchRecords(userWithRole("admin"), "a"))).toBeLessThanOrEqual(SEARCHED_AREAS.length + 2);
  });

  it("reads the records in batches and finds all of them", async () => {
    const rows = Array.from({ length: 2_100 }, (_, index) => ({ ...letter({ subject: `Nummer ${index}`, message: "Zephyr" }), idempotencyKey: `many ${index}` }));
    await writeManyRows(rows, (tx, data) => tx.message.createMany({ data }));
    expect(await searchRecords(userWithRole("admin"), "zephyr")).toMatchObject([{ area: "messages", total: rows.length }]);
    for (const subject of ["Nummer 1700", "Nummer 2099", "Nummer 1000"]) {
      expect(await searchRecords(userWithRole("admin"), `zephyr ${subject}`)).toMatchObject([{ total: 1, hits: [{ title: subject }] }]);
    }
    expect(await countStatements(() => searchRecords(userWithRole("admin"), "zephyr"))).toBeLessThanOrEqual(SEARCHED_AREAS.length + 4);
    await write((tx) => tx.message.deleteMany({ where: { subject: { startsWith: "Nummer" } } }));
  });

  it.each(SEARCHED_RESOURCES)("reads %s", async (resource) => {
    for await (const { id } of searchSources[resource]()) expect(id).not.toBe("");
  });
});
