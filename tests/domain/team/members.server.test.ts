import { beforeEach, describe, expect, it } from "vitest";
import { listMembersForAdmin, listShownMembers, members } from "~/domain/team/team.server";
import { write } from "~/platform/database.server";
import { BY, emptyTeam, createMember, createMembers } from "./factories";
import { countStatements } from "./statements";

beforeEach(emptyTeam);

describe("the member list in the admin", () => {
  it("shows the members of each tab in their order, with counts of all tabs", async () => {
    await createMember({ name: "Beides", is_moderator: true });
    await createMember({ name: "Nur Team" });
    await createMember({ name: "Nur Mikrofon", is_team_member: false, is_moderator: true });
    const gone = await createMember({ name: "Weg" });
    await members.remove({ id: gone.id, version: gone.version, by: BY });

    const all = await listMembersForAdmin({ page: 1 });
    const team = await listMembersForAdmin({ filter: "team", page: 1 });
    const moderators = await listMembersForAdmin({ filter: "moderator", page: 1 });
    expect(all.counts).toEqual({ all: 3, team: 2, moderator: 2 });
    expect(all.members.map(({ name }) => name)).toEqual(["Beides", "Nur Team", "Nur Mikrofon"]);
    expect(team.members.map(({ name }) => name)).toEqual(["Beides", "Nur Team"]);
    expect(moderators.members.map(({ name }) => name)).toEqual(["Beides", "Nur Mikrofon"]);
    expect(moderators.members.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("is paginated; a page number beyond the last shows the last page", async () => {
    await createMembers(65);
    const [first, last, beyond] = await Promise.all([1, 5, 9].map((page) => listMembersForAdmin({ page })));
    expect(first).toMatchObject({ page: 1, pageCount: 5, counts: { all: 65 } });
    expect(first?.members.at(0)).toMatchObject({ name: "Person 1", isFirst: true, isLast: false });
    expect(first?.members.at(-1)).toMatchObject({ name: "Person 16", isFirst: false, isLast: false });
    expect(last?.members.map(({ name, isLast }) => ({ name, isLast }))).toEqual([{ name: "Person 65", isLast: true }]);
    expect(beyond).toEqual(last);
  });

  it("is empty without members", async () => {
    expect(await listMembersForAdmin({ page: 1 })).toEqual({
      resource: "team",
      ids: [],
      members: [],
      counts: { all: 0, team: 0, moderator: 0 },
      isTypeMissing: false,
      page: 1,
      pageCount: 1,
    });
  });

  it("needs as many queries for a thousand members as for ten, and so does the public page", async () => {
    await createMembers(10);
    const forTen = [
      await countStatements(() => listMembersForAdmin({ page: 1 })),
      await countStatements(() => listShownMembers("team", "es")),
    ];
    await emptyTeam();
    await createMembers(1000);
    const forThousand = [
      await countStatements(() => listMembersForAdmin({ page: 1 })),
      await countStatements(() => listShownMembers("team", "es")),
    ];
    expect(forTen).toEqual([4, 3]);
    expect(forThousand).toEqual(forTen);
  });
});

describe("the public list of members", () => {
  it("shows members with the role, with German texts in German", async () => {
    await createMember({ name: "Team", position: "Regie" });
    await createMember({ name: "Mikrofon", is_team_member: false, is_moderator: true });
    expect(await listShownMembers("team", "de")).toMatchObject([{ name: "Team", position: "Regie", germanTexts: [] }]);
    expect(await listShownMembers("moderator", "de")).toMatchObject([{ name: "Mikrofon" }]);
  });

  it("shows each text in the page's language, or in German and marked as such", async () => {
    const texts = { position: "Regie", bio: "Dreht Filme." };
    await createMember({ ...texts, es: { position: "Dirección", bio: "" }, en: { position: "Director", bio: "Makes films." } });
    expect(await listShownMembers("team", "es")).toMatchObject([
      { position: "Dirección", bio: "Dreht Filme.", germanTexts: ["bio"] },
    ]);
    expect(await listShownMembers("team", "en")).toMatchObject([
      { position: "Director", bio: "Makes films.", germanTexts: [] },
    ]);
  });

  it("offers the widths of an uploaded picture, and no missing picture", async () => {
    const picture = { filename: "1-a.webp", filePath: "team/1-a.webp", originalName: "a.jpg", fileSize: 1, mimeType: "image/webp" };
    await write((tx) => tx.mediaAsset.create({ data: { ...picture, width: 1000, height: 800, widths: [400, 800, 1000] } }));
    await createMember({ name: "Mit Bild", image_url: "/media/team/1-a.webp" });
    const { id } = await createMember({ name: "Bild verloren", image_url: "/media/team/1-a.webp" });
    await write((tx) => tx.teamMember.update({ where: { id }, data: { imageUrl: "/media/team/2-b.webp" } }));
    const [shown, without] = await listShownMembers("team", "de");
    expect(shown?.picture).toEqual({
      alt: "",
      src: "/media/team/1-a.webp",
      srcSet: "/media/team/1-a-400.webp 400w, /media/team/1-a-800.webp 800w, /media/team/1-a.webp 1000w",
      width: 1000,
      height: 800,
    });
    expect(without?.picture).toBeNull();
  });
});
