import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DraftRef } from "~/domain/desk/draft";
import { findLive } from "~/domain/desk/draft-state.server";
import type { ResourceName } from "~/domain/people/access/permissions";
import { members } from "~/domain/team/team.server";
import { legalTexts } from "~/domain/texts/legal-texts.server";
import { saveText } from "~/domain/texts/text-kind.server";
import { read, write } from "~/platform/database.server";
import * as legal from "~/routes/legal";
import * as moderators from "~/routes/moderators";
import * as podcast from "~/routes/services.podcast";
import * as preview from "~/routes/preview.$token";
import * as radio from "~/routes/services.$area";
import * as services from "~/routes/services";
import * as site from "~/routes/_site";
import * as sponsors from "~/routes/sponsors";
import * as team from "~/routes/team";
import * as vision from "~/routes/vision";
import { thrownBy } from "../../../http/browser";
import { emptyOffice } from "../../people/access/factories";
import { createCrewEntry } from "../../podcast-crew/factories";
import { emptyProjects, createProject } from "../../projects/factories";
import { emptyServices, createService, createServices } from "../../services/factories";
import { emptySponsors, createSponsor, createSponsors } from "../../sponsors/factories";
import { emptyTeam, createMember, createMembers, formWith } from "../../team/factories";
import { emptyDrafts, keep, linkTo, visit } from "./desk";

type Loader = (call: Awaited<ReturnType<typeof visit>>) => Promise<unknown>;

beforeAll(emptyOffice);

beforeEach(async () => {
  for (const empty of [emptyTeam, emptySponsors, emptyProjects, emptyServices, emptyDrafts]) await empty();
  await write(async (tx) => {
    await tx.podcastCrew.deleteMany();
    await tx.podcastContent.deleteMany();
    await tx.pageContent.deleteMany();
    await tx.content.deleteMany();
  });
});

/** The address that the link redirects to for a visitor's language. */
async function openedBy(token: string, language: string) {
  const sent = await thrownBy(preview.loader({ ...(await visit(`/${language}/preview/${token}`)), params: { token } }));
  return sent.headers.get("Location");
}

async function shownBy(loader: Loader, path: string, token?: string) {
  return JSON.stringify(await loader(await visit(path, token)));
}

/** Saves a draft of the live values with some of them changed. */
async function keepWith(place: DraftRef, values: Readonly<Record<string, unknown>>) {
  const live = await findLive(read, place);
  return keep(place, { ...live?.values, ...values }, live?.version ?? 0);
}

const SHOWN: { what: string; loader: Loader; path: string; draft: () => Promise<unknown> }[] = [
  {
    what: "a member",
    loader: team.loader,
    path: "/de/team",
    draft: async () => keepWith({ resource: "team", recordId: (await createMember()).id }, { bio: "ENTWURF" }),
  },
  {
    what: "a member in Spanish",
    loader: team.loader,
    path: "/es/equipo",
    draft: async () => keepWith({ resource: "team", recordId: (await createMember()).id }, { es: { position: "", bio: "ENTWURF" } }),
  },
  {
    what: "a member who becomes a moderator",
    loader: moderators.loader,
    path: "/de/moderatoren",
    draft: async () => keepWith({ resource: "team", recordId: (await createMember()).id }, { name: "ENTWURF", is_moderator: true }),
  },
  {
    what: "a sponsor",
    loader: sponsors.loader,
    path: "/de/sponsoren",
    draft: async () => keepWith({ resource: "sponsors", recordId: (await createSponsor()).id }, { description: "ENTWURF" }),
  },
  {
    what: "a project that is not active yet",
    loader: services.loader,
    path: "/de/services",
    draft: async () =>
      keepWith({ resource: "projects", recordId: (await createProject({ is_active: false })).id }, { title: "ENTWURF", is_active: true }),
  },
  {
    what: "a service that is not active yet",
    loader: services.loader,
    path: "/en/services",
    draft: async () => {
      const { id } = await createService({ is_active: false });
      return keepWith({ resource: "services", recordId: id }, { is_active: true, en: { title: "ENTWURF", description: "" } });
    },
  },
  {
    what: "an entry of the crew",
    loader: podcast.loader,
    path: "/de/services/podcast",
    draft: async () => keepWith({ resource: "podcast_crew", recordId: (await createCrewEntry()).id }, { position: "ENTWURF" }),
  },
  {
    what: "a text of a page",
    loader: vision.loader,
    path: "/en/vision",
    draft: () => keepWith({ resource: "pages", recordId: "about.mission_text" }, { en: { content_value: "ENTWURF" } }),
  },
  {
    what: "a text of a service area",
    loader: radio.loader,
    path: "/es/services/radio",
    draft: () => keepWith({ resource: "content", recordId: "radio.hero_text.es" }, { content_value: "ENTWURF" }),
  },
  {
    what: "the title of a service area in the list of services",
    loader: services.loader,
    path: "/es/services",
    draft: () => keepWith({ resource: "content", recordId: "radio.title.es" }, { content_value: "ENTWURF" }),
  },
  {
    what: "a section of the podcast page",
    loader: podcast.loader,
    path: "/de/services/podcast",
    draft: () => keepWith({ resource: "podcast_content", recordId: "hero.de" }, { title: "ENTWURF" }),
  },
  {
    what: "the legal notice",
    loader: legal.loader,
    path: "/impressum",
    draft: () => keepWith({ resource: "legal", recordId: "notice.de" }, { content_value: "## ENTWURF" }),
  },
  {
    what: "the privacy policy in Spanish",
    loader: legal.loader,
    path: "/es/privacidad",
    draft: () => keepWith({ resource: "legal", recordId: "privacy.es" }, { content_value: "## ENTWURF" }),
  },
];

describe.each(SHOWN)("$what", ({ loader, path, draft }) => {
  it("is shown as drafted only through the link", async () => {
    await draft();
    const token = await linkTo(null);
    const [before, inPreview, after] = [await shownBy(loader, path), await shownBy(loader, path, token), await shownBy(loader, path)];
    expect(inPreview).toContain("ENTWURF");
    expect([before, after].join()).not.toContain("ENTWURF");
  });
});

/** Live records and changes: the form of such a record with these changes and a new id is a draft that was never live. */
const NEW: { resource: ResourceName; make: () => Promise<{ id: string }>; values: Readonly<Record<string, unknown>>; loader: Loader; path: string }[] = [
  { resource: "team", make: createMember, values: { name: "ENTWURF" }, loader: team.loader, path: "/de/team" },
  { resource: "team", make: createMember, values: { name: "ENTWURF", services: ["podcast"] }, loader: podcast.loader, path: "/es/services/podcast" },
  { resource: "sponsors", make: createSponsor, values: { name: "ENTWURF" }, loader: sponsors.loader, path: "/en/sponsors" },
  { resource: "projects", make: createProject, values: { title: "ENTWURF", is_active: true, is_featured: true }, loader: services.loader, path: "/de/services" },
  { resource: "services", make: createService, values: { title: "ENTWURF", is_active: true, sort_order: null }, loader: services.loader, path: "/de/services" },
  { resource: "services", make: createService, values: { es: { title: "ENTWURF", description: "" } }, loader: services.loader, path: "/es/services" },
  { resource: "podcast_crew", make: createCrewEntry, values: { name: "ENTWURF" }, loader: podcast.loader, path: "/de/services/podcast" },
];

describe.each(NEW)("a record of $resource that was never live, with $values", ({ resource, make, values, loader, path }) => {
  it("is shown behind the live records, only through the link", async () => {
    const { id } = await make();
    const live = await findLive(read, { resource, recordId: id });
    const draft = await keep({ resource, recordId: randomUUID() }, { ...live?.values, ...values }, 0);
    const token = await linkTo(draft.id);
    const [before, inPreview, after] = [await shownBy(loader, path), await shownBy(loader, path, token), await shownBy(loader, path)];
    expect(inPreview.indexOf("ENTWURF")).toBeGreaterThan(inPreview.indexOf(id));
    expect([before, after].join()).not.toContain("ENTWURF");
  });
});

describe("a preview", () => {
  it("shows the draft only in the languages that it changes", async () => {
    const { id } = await createMember({ bio: "Alt", es: { position: "", bio: "Viejo" } });
    const place = { resource: "team", recordId: id } as const;
    const draft = await keep(place, formWith({ bio: "Alt", es: { position: "", bio: "ENTWURF" } }));
    const token = await linkTo(draft.id);
    expect(await shownBy(team.loader, "/es/equipo", token)).toContain("ENTWURF");
    for (const path of ["/de/team", "/en/team"]) expect(await shownBy(team.loader, path, token)).toContain("Alt");
    expect((await thrownBy(preview.loader({ ...(await visit(`/preview/${token}`)), params: { token } }))).headers.get("Location")).toBe("/es/equipo#:~:text=ENTWURF");
  });

  it("of a legal text shows it with its month at all its addresses, in its language only", async () => {
    const draft = await keepWith({ resource: "legal", recordId: "notice.en" }, { content_value: "## ENTWURF", status: "2031-05" });
    const token = await linkTo(draft.id);
    for (const path of ["/en/legal-notice", "/en/impressum", "/en/aviso-legal"]) {
      expect(await shownBy(legal.loader, path, token)).toMatch(/ENTWURF.*2031-05/);
    }
    const alias = { ...(await visit("/en/legal/impressum", token)), params: { page: "impressum" } };
    expect(JSON.stringify(await legal.loader(alias))).toContain("ENTWURF");
    for (const path of ["/de/impressum", "/es/aviso-legal", "/en/privacy"]) {
      expect(await shownBy(legal.loader, path, token)).not.toMatch(/ENTWURF|2031-05/);
    }
    expect((await thrownBy(preview.loader({ ...(await visit(`/preview/${token}`)), params: { token } }))).headers.get("Location")).toBe("/en/legal-notice#:~:text=ENTWURF");
  });

  it("of a project opens the project page", async () => {
    const { id } = await createProject({ title: "Asphalt", is_featured: false });
    const token = await linkTo((await keepWith({ resource: "projects", recordId: id }, { role: "ENTWURF" })).id);
    expect(await openedBy(token, "es")).toBe("/de/projekte/asphalt#:~:text=ENTWURF");
  });

  it.each([
    { where: "the last team member", many: createMembers, resource: "team", make: () => createMember(), field: "bio", page: "/de/team?page=2", loader: team.loader },
    { where: "the last sponsor", many: createSponsors, resource: "sponsors", make: () => createSponsor(), field: "description", page: "/de/sponsoren?page=2", loader: sponsors.loader },
    {
      where: "a sponsor whose section comes first",
      many: createSponsors,
      resource: "sponsors",
      make: () => createSponsor({ category: "Mallorca Kino - Jahressponsor" }),
      field: "description",
      page: "/de/sponsoren",
      loader: sponsors.loader,
    },
  ] as const)("of $where opens the page of the list that shows it", async ({ many, resource, make, field, page, loader }) => {
    await many(60);
    const draft = await keepWith({ resource, recordId: (await make()).id }, { [field]: "ENTWURF" });
    const token = await linkTo(draft.id);
    expect(await openedBy(token, "de")).toBe(`${page}#:~:text=ENTWURF`);
    expect(await shownBy(loader, page, token)).toContain("ENTWURF");
  });

  it("of a service that was never live opens the last page of the list", async () => {
    await createServices(60);
    const { id } = await createService();
    const live = await findLive(read, { resource: "services", recordId: id });
    const draft = await keep({ resource: "services", recordId: randomUUID() }, { ...live?.values, title: "ENTWURF", category: "additional", sort_order: null }, 0);
    const token = await linkTo(draft.id);
    expect(await openedBy(token, "de")).toMatch(/^\/de\/services\?page=2#/);
    expect(await shownBy(services.loader, "/de/services?page=2", token)).toContain("ENTWURF");
  });

  it("highlights no text for a changed choice, because no page shows its stored value", async () => {
    const { id } = await createService({ icon: "Film", category: "main" });
    const token = await linkTo((await keepWith({ resource: "services", recordId: id }, { icon: "Mic", category: "additional" })).id);
    expect(await openedBy(token, "de")).toBe("/de/services");
  });

  it("opens in the visitor's language only if the draft changes that language", async () => {
    const { id } = await createMember({ es: { position: "", bio: "Viejo" } });
    const token = await linkTo((await keepWith({ resource: "team", recordId: id }, { bio: "ENTWURF", es: { position: "", bio: "BORRADOR" } })).id);
    expect(await openedBy(token, "es")).toBe("/es/equipo#:~:text=BORRADOR");
    expect(await openedBy(token, "en")).toBe("/de/team#:~:text=ENTWURF");
  });

  it("opens at the first new words, without their Markdown", async () => {
    const before = "## Alt\n\nWir fahren aufs Meer.";
    await saveText(legalTexts, { page: "legal/notice", language: "de" }, { form: { content_value: before, status: "" }, version: 0, by: "edgar" });
    await keepWith({ resource: "legal", recordId: "notice.de" }, { content_value: `${before}\n\n- Kamera-Team, Ton & Licht kommen mit **allen** Booten.` });
    const token = await linkTo(null);
    const location = (await thrownBy(preview.loader({ ...(await visit(`/preview/${token}`)), params: { token } }))).headers.get("Location");
    expect(location).toBe("/de/impressum#:~:text=Kamera%2DTeam%2C%20Ton%20%26%20Licht%20kommen%20mit");
  });

  it("of a German legal text shows it in languages without a translation, as the live site would", async () => {
    await saveText(legalTexts, { page: "legal/notice", language: "es" }, { form: { content_value: "## Quiénes somos", status: "" }, version: 0, by: "edgar" });
    await keepWith({ resource: "legal", recordId: "notice.de" }, { content_value: "## ENTWURF", status: "2031-05" });
    const token = await linkTo(null);
    for (const path of ["/de/impressum", "/en/legal-notice"]) expect(await shownBy(legal.loader, path, token)).toMatch(/ENTWURF.*2031-05/);
    const spanish = await shownBy(legal.loader, "/es/aviso-legal", token);
    expect(spanish).toMatch(/Quiénes somos.*2031-05/);
    expect(spanish).not.toContain("ENTWURF");
  });

  it("of one draft shows no other draft; a preview of all shows the current ones", async () => {
    const [one, other] = [await createMember({ name: "Eins" }), await createMember({ name: "Zwei" })];
    const draft = await keep({ resource: "team", recordId: one.id }, formWith({ name: "Eins NEU" }));
    await keep({ resource: "team", recordId: other.id }, formWith({ name: "Zwei NEU" }));
    const ofOne = await shownBy(team.loader, "/de/team", await linkTo(draft.id));
    expect(ofOne).toContain("Eins NEU");
    expect(ofOne).not.toContain("Zwei NEU");
    expect(await shownBy(team.loader, "/de/team", await linkTo(null))).toMatch(/Eins NEU.*Zwei NEU/);
  });

  it("shows nothing of a record that was deleted in the meantime", async () => {
    const { id } = await createMember();
    const token = await linkTo((await keep({ resource: "team", recordId: id }, formWith({ bio: "ENTWURF" }))).id);
    expect(await shownBy(team.loader, "/de/team", token)).toContain("ENTWURF");
    await members.remove({ id, version: 1, by: "somebody-else" });
    expect(await shownBy(team.loader, "/de/team", token)).not.toContain("ENTWURF");
    expect((await thrownBy(preview.loader({ ...(await visit(`/preview/${token}`)), params: { token } }))).status).toBe(404);
  });

  it("of a draft without visible text opens at the top of its page", async () => {
    const { id } = await createSponsor();
    const token = await linkTo((await keepWith({ resource: "sponsors", recordId: id }, { website_url: "https://entwurf.example/" })).id);
    expect(await openedBy(token, "de")).toBe("/de/sponsoren");
    const ofMonth = await linkTo((await keepWith({ resource: "legal", recordId: "notice.de" }, { status: "2031-05" })).id);
    expect(await openedBy(ofMonth, "de")).toBe("/de/impressum");
  });

  it("shows what others saved in other fields in the meantime", async () => {
    const { id } = await createMember();
    const draft = await keep({ resource: "team", recordId: id }, formWith({ bio: "ENTWURF" }));
    await members.update({ id, version: 1, form: formWith({ position: "INZWISCHEN" }), by: "somebody-else" });
    expect(await shownBy(team.loader, "/de/team", await linkTo(draft.id))).toMatch(/INZWISCHEN.*ENTWURF|ENTWURF.*INZWISCHEN/);
  });

  it("that has expired is reported once on the next page, in its language, and its cookie is deleted", async () => {
    const { id } = await createMember();
    const draft = await keep({ resource: "team", recordId: id }, formWith({ bio: "ENTWURF" }));
    const token = await linkTo(draft.id, -1);
    expect(await shownBy(team.loader, "/es/equipo", token)).not.toContain("ENTWURF");
    const sent = await thrownBy(site.loader({ ...(await visit("/es/equipo", token)), params: { lang: "es" } }));
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, "/es/preview/over"]);
    expect(sent.headers.get("Set-Cookie")).toMatch(/^calima-preview=;.*Max-Age=0/);
    const over = await thrownBy(preview.loader({ ...(await visit("/es/preview/over")), params: { token: "over" } }));
    expect([over.status, over.headers.get("Set-Cookie")]).toEqual([404, expect.stringMatching(/^calima-preview=;.*Max-Age=0/)]);
  });
});
