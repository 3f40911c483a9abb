import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DRAFT_RESOURCES, type DraftResource } from "~/domain/desk/draft";
import { listAllShownDrafts, listShownDrafts } from "~/domain/desk/drafts.server";
import { openPreview } from "~/domain/desk/preview-links.server";
import { members } from "~/domain/team/team.server";
import { sectionKeysOf } from "~/i18n/page-labels";
import { write } from "~/platform/database.server";
import { writeManyRows } from "../../../harness/many-rows";
import { untilClockTicks } from "../../../harness/until";
import { emptyOffice } from "../../people/access/factories";
import { createCrewEntry } from "../../podcast-crew/factories";
import { emptyProjects, createProject } from "../../projects/factories";
import { emptyServices, createService } from "../../services/factories";
import { emptySponsors, createSponsor } from "../../sponsors/factories";
import { BY, emptyTeam, createMember, formWith } from "../../team/factories";
import { countStatements } from "../../team/statements";
import { emptyDrafts, keep, linkTo } from "./desk";

beforeAll(emptyOffice);

beforeEach(async () => {
  for (const empty of [emptyTeam, emptySponsors, emptyProjects, emptyServices, emptyDrafts]) await empty();
  await write(async (tx) => {
    await tx.podcastCrew.deleteMany();
    await tx.pageContent.deleteMany();
  });
});

const keepText = (resource: DraftResource, recordId: string) => keep({ resource, recordId }, { content_value: "Neu", status: "", title: "Neu" }, 0);

/** Drafts of every resource: of current records, an edited record, a record that was never live, and texts. */
async function keepDraftsOfEachKind(round: number) {
  for (const [resource, make] of [["team", createMember], ["sponsors", createSponsor], ["projects", createProject], ["services", createService], ["podcast_crew", createCrewEntry]] as const) {
    const { id } = await make();
    await keep({ resource, recordId: id }, resource === "team" ? formWith({ bio: "Neu" }) : { name: "Neu", title: "Neu" });
    if (resource === "team") await members.update({ id, version: 1, form: formWith({ position: "Ton" }), by: BY });
  }
  await keep({ resource: "team", recordId: randomUUID() }, formWith({ name: "Noch nicht da" }), 0);
  await keepText("pages", `home.${sectionKeysOf("home")[round] ?? ""}`);
  await keepText("content", `radio.title.${["de", "es"][round] ?? ""}`);
  await keepText("podcast_content", `hero.${["de", "es"][round] ?? ""}`);
  await keepText("legal", `privacy.${["de", "es"][round] ?? ""}`);
}

describe("the list of drafts", () => {
  it("and a preview of all can have more drafts than Prisma gives SQLite values in a query", async () => {
    const draft = { resource: "team", values: formWith({ name: "Noch nicht da" }), baseVersion: 0 };
    const rows = Array.from({ length: 1_100 }, () => ({ ...draft, recordId: randomUUID() }));
    await writeManyRows(rows, (tx, data) => tx.draft.createMany({ data }));
    expect(await listAllShownDrafts(["team"])).toHaveLength(1_100);
    expect((await openPreview(await linkTo(null)))?.states).toHaveLength(1_100);
  });

  it("needs as many queries for twenty drafts as for ten, and so does a preview of all", async () => {
    const looks = async () => {
      const link = await linkTo(null);
      return [await countStatements(() => listShownDrafts(DRAFT_RESOURCES, 1)), await countStatements(() => openPreview(link))];
    };
    await keepDraftsOfEachKind(0);
    const ten = await looks();
    await keepDraftsOfEachKind(1);
    expect(await looks()).toEqual(ten);
  });

  it("shows only the drafts a person may see, newest first; a page number beyond the last shows the last page", async () => {
    await keepText("legal", "notice.de");
    for (let count = 1; count <= 17; count += 1) {
      await untilClockTicks();
      await keep({ resource: "team", recordId: randomUUID() }, formWith({ name: `Person ${count.toString()}` }), 0);
    }
    const first = await listShownDrafts(["team"], 1);
    expect([first.pageCount, first.drafts.length, first.drafts[0]?.title]).toEqual([2, 16, "Person 17"]);
    const behind = await listShownDrafts(["team"], 9);
    expect([behind.page, behind.drafts.map(({ title }) => title)]).toEqual([2, ["Person 1"]]);
    expect((await listShownDrafts(DRAFT_RESOURCES, 2)).drafts.map(({ title }) => title)).toEqual(["Person 1", "Impressum (Deutsch)"]);
    expect(await listShownDrafts([], 1)).toMatchObject({ pageCount: 1, drafts: [] });
    expect((await listAllShownDrafts(["legal", "sponsors"])).map(({ title }) => title)).toEqual(["Impressum (Deutsch)"]);
  });
});
