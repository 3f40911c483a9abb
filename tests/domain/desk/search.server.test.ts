import { beforeAll, describe, expect, it } from "vitest";
import { type CurrentUser, initialPermissions, type RoleName } from "~/domain/people/access/permissions";
import { SEARCHED_RESOURCES } from "~/domain/desk/search";
import { searchRecords, searchSources } from "~/domain/desk/search.server";
import { LANGUAGE_NAMES, LANGUAGES, TEXT_LANGUAGES } from "~/i18n/languages";
import { write } from "~/platform/database.server";
import { letter } from "../messages/factories";
import { emptyOffice } from "../people/access/factories";
import { countStatements } from "../team/statements";

function someone(roleName: RoleName): CurrentUser {
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

async function resourcesFor(roleName: RoleName, question: string) {
  return (await searchRecords(someone(roleName), question)).map(({ resource }) => resource);
}

describe("the search over all records", () => {
  it("finds a member by a part of the name, and what else speaks of her", async () => {
    expect(await searchRecords(someone("admin"), "elena marques")).toMatchObject([
      { resource: "team", total: 1, hits: [{ title: "Elena Marqués", excerpt: "", isInactive: false }] },
      { resource: "messages", total: 1, hits: [{ title: "Frage", excerpt: "An Elena Marques" }] },
      { resource: "pages", total: 2, hits: [{ id: "legal/notice/text de", title: "Impressum, Text (Deutsch)" }, {}] },
    ]);
  });

  it("names a text by its place, also one that is only built in", async () => {
    expect(await searchRecords(someone("editor"), "Media that Inspires Content that Moves")).toMatchObject([
      { resource: "pages", hits: TEXT_LANGUAGES.map((language) => ({ title: `Startseite, Slogan (${LANGUAGE_NAMES[language]})` })) },
    ]);
  });

  it("shows parts of a legal text without the signs that it is written with", async () => {
    const [found] = await searchRecords(someone("editor"), "elena marques");
    const hits = (await searchRecords(someone("editor"), "geschäftsführung")).flatMap((group) => group.hits);
    const excerpts = [...(found?.hits ?? []), ...hits].map(({ excerpt }) => excerpt).join("\n");
    expect(excerpts).toContain("Geschäftsführer");
    expect(excerpts).not.toMatch(/\{#|##|\*\*|\]\(/);
  });

  it("is hardly held up by legal texts with a gap of 39,000 spaces", async () => {
    const texts = ["legal/notice", "legal/privacy"].flatMap((pageKey) => LANGUAGES.map((languageCode) => ({ pageKey, languageCode, sectionKey: "text" })));
    const timeToFind = async (spaces: number) => {
      const contentValue = `Windrose${" ".repeat(spaces)}Ende`;
      await write((tx) => tx.pageContent.createMany({ data: texts.map((text) => ({ ...text, contentValue })) }));
      const { user } = process.cpuUsage();
      expect(await searchRecords(someone("viewer"), "windrose")).toMatchObject([{ resource: "pages", total: texts.length }]);
      const time = process.cpuUsage().user - user;
      await write((tx) => tx.pageContent.deleteMany({ where: { contentValue } }));
      return time;
    };
    const short = await timeToFind(2_400);
    // sixteen times the gap, which is not all of the work; with its square it was fifty times
    expect(await timeToFind(39_000)).toBeLessThan(16 * short);
  });

  it("shows nobody what they may not read", async () => {
    expect(await resourcesFor("admin", "quentin")).toEqual(["users"]);
    expect(await resourcesFor("editor", "quentin")).toEqual([]);
  });

  it("leaves out what was deleted", async () => {
    expect(await resourcesFor("admin", "zyx")).toEqual([]);
  });

  it("finds a project that is not on the site and somebody who may not log in, and says so", async () => {
    const inactive = (resource: string, title: string) => [{ resource, hits: [{ title, isInactive: true }] }];
    expect(await searchRecords(someone("editor"), "xylofon")).toMatchObject(inactive("projects", "Xylofon"));
    expect(await searchRecords(someone("admin"), "quentin")).toMatchObject(inactive("users", "Quentin Quer"));
  });

  it("asks the database once for each resource, and at most twice for the facts that built-in texts name", async () => {
    expect(await countStatements(() => searchRecords(someone("admin"), "a"))).toBeLessThanOrEqual(SEARCHED_RESOURCES.length + 2);
  });

  it("reads some at a time, and all of them", async () => {
    const rows = Array.from({ length: 2_100 }, (_, index) => ({ ...letter({ subject: `Nummer ${index}`, message: "Zephyr" }), idempotencyKey: `many ${index}` }));
    await write((tx) => tx.message.createMany({ data: rows }));
    expect(await searchRecords(someone("admin"), "zephyr")).toMatchObject([{ resource: "messages", total: rows.length }]);
    for (const subject of ["Nummer 1700", "Nummer 2099", "Nummer 1000"]) {
      expect(await searchRecords(someone("admin"), `zephyr ${subject}`)).toMatchObject([{ total: 1, hits: [{ title: subject }] }]);
    }
    expect(await countStatements(() => searchRecords(someone("admin"), "zephyr"))).toBeLessThanOrEqual(SEARCHED_RESOURCES.length + 4);
    await write((tx) => tx.message.deleteMany({ where: { subject: { startsWith: "Nummer" } } }));
  });

  it.each(SEARCHED_RESOURCES)("reads %s", async (resource) => {
    for await (const { id } of searchSources[resource]()) expect(id).not.toBe("");
  });
});
