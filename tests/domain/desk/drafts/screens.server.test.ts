import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { legalTexts } from "~/domain/texts/legal-texts.server";
import { findText } from "~/domain/texts/text-kind.server";
import { RECORDS } from "~/domain/resources.server";
import type { DraftResource } from "~/domain/desk/draft";
import { findDraft } from "~/domain/desk/drafts.server";
import { read, write } from "~/platform/database.server";
import { takeNotice } from "~/http/notice.server";
import * as draftScreen from "~/routes/admin.drafts.$resource.$id";
import * as draftDiscard from "~/routes/admin.drafts.$resource.$id.discard";
import * as draftEdit from "~/routes/admin.drafts.$resource.$id.edit";
import * as draftNew from "~/routes/admin.drafts.$resource.$id.new";
import * as draftPublish from "~/routes/admin.drafts.$resource.$id.publish";
import * as list from "~/routes/admin.drafts";
import * as linkScreen from "~/routes/admin.drafts.preview";
import * as publishAll from "~/routes/admin.drafts.publish";
import * as textForm from "~/routes/admin.texts.edit";
import { thrownBy } from "../../../http/browser";
import { answered, callOf, multipart, type Role, signInAs } from "../../record/record-screens";
import { RESOURCES_BY_NAME } from "../../record/resources";
import { BY } from "../../team/factories";
import { emptyDrafts } from "./desk";

type Place = { resource: DraftResource; id: string };

/** The arguments of a draft screen's loader or action. */
async function callAt({ resource, id }: Place, screen: string, fields?: Record<string, string>, role: Role = "editor") {
  const path = `/admin/drafts/${resource}/${id}/${screen}`;
  const init = fields ? multipart(fields) : { headers: { Accept: "text/html" } };
  return { ...(await callOf(role, path, init)), params: { resource, id } };
}

/** The notice for the next page. */
async function noticeOf(answer: unknown) {
  const cookie = answer instanceof Response ? (answer.headers.get("Set-Cookie") ?? "") : "";
  return (await takeNotice(new Request("http://localhost/admin", { headers: { Cookie: cookie.split(";")[0] ?? "" } }))).notice;
}

const draftOf = ({ resource, id }: Place) => findDraft(read, { resource, recordId: id });

const versionOf = async (place: Place) => (await draftOf(place))?.version ?? 0;

beforeAll(signInAs);
beforeEach(emptyDrafts);

describe.each(RESOURCES_BY_NAME)("a draft of a record of $resource", ({ resource, empty, make, typed, kept, screens }) => {
  beforeEach(empty);

  it("is saved by the second button, opens with the typed values, and is published like its form", async () => {
    const place = { resource, id: (await make()).id };
    const before = await RECORDS[resource].find(place.id);
    const keeping = await callAt(place, "new", { ...typed, version: "1" });
    expect(answered(await draftNew.action(keeping)).status).toBe(303);
    expect(await RECORDS[resource].find(place.id)).toEqual(before);
    const { data } = await draftEdit.loader(await callAt(place, "edit"));
    const version = await versionOf(place);
    expect(data.values).toMatchObject({ ...kept, version });
    expect(await thrownBy(draftNew.loader(await callAt(place, "new")))).toRedirectTo(`/admin/drafts/${resource}/${place.id}/edit`);
    const refused = await callAt(place, "new", typed);
    const asked = new Request(refused.request.url, { headers: { ...Object.fromEntries(refused.request.headers), "Content-Type": "text/plain" } });
    expect((await draftNew.loader({ ...refused, request: asked })).data.isRestored).toBe(false);

    const form = await screens.edit.loader(await callOf("editor", `/admin/${resource}/${place.id}/edit`, undefined, place.id));
    expect(form.data).toMatchObject({ draft: { who: "Ana Ferrer" } });

    const fields = new FormData();
    for (const [name, value] of [["version", version.toString()], ["languages", "de"], ["languages", "es"]] as const) fields.append(name, value);
    const publishing = await callAt(place, "publish");
    const request = new Request(publishing.request, { method: "POST", body: fields });
    expect(answered(await draftPublish.action({ ...publishing, request })).status).toBe(303);
    expect((await RECORDS[resource].find(place.id))?.values).toMatchObject(kept);
    expect(await draftOf(place)).toBeNull();
  });

  it("is saved for a record that does not exist yet, opens again, and creates the record when it is published", async () => {
    const place = { resource, id: randomUUID() };
    const sent = { ...typed, id: place.id };
    expect((await draftNew.loader(await callAt(place, "new"))).data).toMatchObject({ isNew: true, values: { id: place.id } });
    expect(answered(await draftNew.action(await callAt(place, "new", sent))).status).toBe(303);
    expect(await RECORDS[resource].find(place.id)).toBeNull();
    const version = await versionOf(place);
    expect((await draftEdit.loader(await callAt(place, "edit"))).data).toMatchObject({ isNew: true, values: { ...kept, version } });
    expect(answered(await draftNew.action(await callAt(place, "new", sent))).status).toBe(303);
    expect((await thrownBy(draftNew.action(await callAt(place, "new", sent, "viewer")))).status).toBe(403);

    const publishing = await callAt(place, "publish");
    const fields = new FormData();
    for (const [name, value] of [["version", version.toString()], ["languages", "de"], ["languages", "es"]] as const) fields.append(name, value);
    expect(answered(await draftPublish.action({ ...publishing, request: new Request(publishing.request, { method: "POST", body: fields }) })).status).toBe(303);
    expect((await RECORDS[resource].find(place.id))?.values).toMatchObject(kept);
    expect(await draftOf(place)).toBeNull();
  });

  it.each([
    ["new", draftNew, "editor", true],
    ["edit", draftEdit, "proofreader", false],
  ] as const)("that was deleted in the meantime is restored with the values typed at %s, or becomes a new draft", async (address, { action }, role, mayCreate) => {
    const { id, version } = await make();
    const place = { resource, id };
    if (address === "edit") await draftNew.action(await callAt(place, "new", { ...typed, version: version.toString() }));
    const seen = address === "edit" ? await versionOf(place) : version;
    const send = async (to: string) => action(await callAt(place, to, { ...typed, version: seen.toString() }, role));
    await RECORDS[resource].remove({ id, version, by: BY });
    const deletion = (await RECORDS[resource].findDeleted(id))?.deletion ?? "";
    const back = { version: seen, url: `/admin/drafts/${resource}/${id}/${address}?restore=${deletion}` };
    const { status, data } = answered(await send(address));
    expect([status, data]).toMatchObject([409, { gone: { values: kept, back } }]);
    expect(data).not.toHaveProperty("gone.newId", mayCreate ? null : expect.any(String));

    const said = await noticeOf(await send(`${address}?restore=${deletion}`));
    expect(said?.text).toMatch(/^„.+“ wurde wiederhergestellt\. .+ als Entwurf gespeichert/);
    expect([await RECORDS[resource].find(id), await draftOf(place)]).toMatchObject([{ title: "Alt" }, { values: kept }]);
  });

  it("is refused with an invalid value and keeps the typed values", async () => {
    const place = { resource, id: (await make()).id };
    const answer = answered(await draftNew.action(await callAt(place, "new", { ...typed, title: "", name: "", version: "1" })));
    expect(answer.status).toBe(422);
    expect(await draftOf(place)).toBeNull();
  });
});

describe("a draft of a field that others have saved", () => {
  const [team] = RESOURCES_BY_NAME;
  beforeEach(team.empty);

  it("asks for a choice when it is published, and publishes the chosen value", async () => {
    const place = { resource: "team", id: (await team.make()).id } as const;
    const named = (name: string, version: string) => ({ ...team.typed, name, version });
    await draftNew.action(await callAt(place, "new", named("Entwurf", "1")));
    const edit = await callOf("editor", `/admin/team/${place.id}/edit`, multipart(named("Inzwischen", "1")), place.id);
    await team.screens.edit.action(edit);

    const version = await versionOf(place);
    const publish = async (from: number) => draftPublish.action(await callAt(place, "publish", { version: from.toString(), languages: "de" }));
    const asked = answered(await publish(version));
    expect(asked).toMatchObject({ status: 409, data: { baseVersion: 2, conflict: { version, conflicts: [{ name: "name" }] } } });
    const choice = { ...named("Entwurf", version.toString()), "choice.name": "stored", "stored.name": "Gewählt" };
    expect(answered(await draftEdit.action(await callAt(place, "edit?base=2", choice))).status).toBe(303);
    expect(answered(await publish(version + 1)).status).toBe(303);
    expect((await RECORDS.team.find(place.id))?.title).toBe("Gewählt");
  });
});

describe("a draft of a legal text", () => {
  const place = { resource: "legal", id: "privacy.es" } as const;
  const form = (text: string, version: string) => ({ content_value: text, status: "2.2026", version });
  const live = async () => (await findText(legalTexts, { page: "legal/privacy", language: "es" })).form;

  async function liveForm(fields?: Record<string, string>) {
    const call = await callOf("editor", "/admin/legal/privacy/es/edit", fields && multipart(fields));
    return { ...call, params: { page: "privacy", language: "es" } };
  }

  beforeEach(() => write((tx) => tx.pageContent.deleteMany()));

  it("is saved by the second button, announced in the live form, and opens with the typed values", async () => {
    expect(await draftNew.action(await callAt(place, "new", form("## Borrador", "0")))).toRedirectTo("/admin/drafts/legal/privacy.es");
    expect(await live()).toEqual({ content_value: "", status: "" });
    const opened = await textForm.loader(await liveForm());
    expect(opened).toMatchObject({ draft: { who: "Ana Ferrer" }, values: { content_value: "", status: "" } });
    const { data } = await draftEdit.loader(await callAt(place, "edit"));
    expect(data).toMatchObject({
      title: "Datenschutzerklärung (Español)",
      values: { content_value: "## Borrador", status: "02.2026", version: await versionOf(place) },
      subject: { kind: "legal" },
    });
    const seen = async (role: Role) => list.loader(await callOf(role, "/admin/drafts"));
    expect(await seen("editor")).toMatchObject({ drafts: [{ resource: "legal", languages: ["es"], mayUpdate: true }], mayPreviewAll: true });
    expect(await seen("viewer")).toMatchObject({ drafts: [{ resource: "legal", mayUpdate: false }] });
  });

  it("asks for a choice when the text was saved in the meantime, and publishes the chosen text", async () => {
    await draftNew.action(await callAt(place, "new", form("## Borrador", "0")));
    expect(await textForm.action(await liveForm(form("## Entretanto", "0")))).toRedirectTo("/admin/legal");
    const version = await versionOf(place);
    const publish = async (from: number) => draftPublish.action(await callAt(place, "publish", { version: from.toString(), languages: "es" }));
    const asked = answered(await publish(version));
    const conflict = { version, conflicts: [{ name: "content_value", stored: "## Entretanto" }] };
    expect(asked).toMatchObject({ status: 409, data: { baseVersion: 2, conflict } });
    const choice = { ...form("## Borrador", version.toString()), "choice.content_value": "typed" };
    expect(answered(await draftEdit.action(await callAt(place, "edit?base=2", choice))).status).toBe(303);
    expect(await publish(version + 1)).toRedirectTo("/admin/drafts");
    expect(await live()).toEqual({ content_value: "## Borrador", status: "2026-02" });
  });

  it("is refused like the live form: for an invalid month, a missing right and an unknown text", async () => {
    const wrong = answered(await draftNew.action(await callAt(place, "new", { ...form("x", "0"), status: "bald" })));
    expect(wrong).toMatchObject({ status: 422, data: { reply: { error: { status: [expect.stringContaining("09.2025")] } } } });
    expect((await thrownBy(draftNew.action(await callAt(place, "new", form("x", "0"), "viewer")))).status).toBe(403);
    for (const id of ["PRIVACY.ES", "privacy.xx"]) {
      expect((await thrownBy(draftNew.action(await callAt({ ...place, id }, "new", form("x", "0"))))).status).toBe(404);
      expect((await thrownBy(draftNew.loader(await callAt({ ...place, id }, "new")))).status).toBe(404);
    }
    expect(await read.draft.count()).toBe(0);
  });
});

describe("a draft that is discarded or published while its form is open", () => {
  it("is said to be gone by its other screens, where Back leads after publishing", async () => {
    const place = { resource: "team" as const, id: "published-before" };
    for (const [path, screen] of [["", draftScreen], ["publish", draftPublish], ["discard", draftDiscard], ["preview", linkScreen]] as const) {
      const answer = await thrownBy(screen.loader(await callAt(place, path)));
      expect([answer.status, await answer.text()]).toEqual([404, "Diesen Entwurf gibt es nicht mehr: Er wurde inzwischen veröffentlicht oder verworfen."]);
    }
  });

  const [team] = RESOURCES_BY_NAME;
  beforeEach(team.empty);

  it("returns the typed text and offers a new draft of it", async () => {
    const place = { resource: "legal", id: "privacy.es" } as const;
    await write((tx) => tx.pageContent.deleteMany());
    const typed = { content_value: "## Mucho texto", status: "2.2026", version: "1" };
    const answer = answered(await draftEdit.action(await callAt(place, "edit", typed)));
    const values = { content_value: "## Mucho texto", status: "2026-02" };
    const anew = { ...values, status: "02.2026", version: 0 };
    expect(answer).toEqual({ status: 409, data: { draftGone: { values, anew } } });
    expect(await draftNew.action(await callAt(place, "new", { ...anew, version: "0" }))).toRedirectTo("/admin/drafts/legal/privacy.es");
  });

  it("returns the typed values of a record that exists", async () => {
    const place = { resource: "team", id: (await team.make()).id } as const;
    const answer = answered(await draftEdit.action(await callAt(place, "edit", { ...team.typed, version: "1" })));
    expect(answer).toMatchObject({ status: 409, data: { draftGone: { values: team.kept, anew: { ...team.kept, version: 1 } } } });
  });

  it("offers a new draft of a record that never existed to people who may create one", async () => {
    const place = { resource: "team", id: randomUUID() } as const;
    const sent = await callAt(place, "edit", { ...team.typed, version: "1" });
    expect(answered(await draftEdit.action(sent))).toMatchObject({ data: { draftGone: { anew: { ...team.kept, id: place.id } } } });
    const mayNot = await callAt(place, "edit", { ...team.typed, version: "1" }, "proofreader");
    expect(answered(await draftEdit.action(mayNot))).toMatchObject({ data: { draftGone: { values: team.kept, anew: null } } });
  });
});

describe("publishing or discarding one draft", () => {
  const [team] = RESOURCES_BY_NAME;
  beforeEach(team.empty);

  async function sent(place: Place, screen: "publish" | "discard", version: number, languages: readonly string[] = []) {
    const fields = new FormData();
    for (const [name, value] of [["version", version.toString()], ...languages.map((language) => ["languages", language] as const)] as const) fields.append(name, value);
    const call = await callAt(place, screen);
    return { ...call, request: new Request(call.request, { method: "POST", body: fields }) };
  }

  it("stays at the draft as long as a language is left, and leads to the page in the one that was published", async () => {
    const place = { resource: "team", id: (await team.make()).id } as const;
    await draftNew.action(await callAt(place, "new", { ...team.typed, name: "Neu", "es.bio": "Del mar", "en.bio": "From the sea", version: "1" }));
    const one = await draftPublish.action(await sent(place, "publish", await versionOf(place), ["es"]));
    expect(one).toRedirectTo(`/admin/drafts/team/${place.id}`);
    expect(await noticeOf(one)).toMatchObject({ text: "„Alt“ wurde veröffentlicht: Español. Der Rest bleibt ein Entwurf.", link: { url: "/es/equipo" } });
    const rest = await draftPublish.action(await sent(place, "publish", await versionOf(place), ["de", "en"]));
    expect(rest).toRedirectTo("/admin/drafts");
    expect(await noticeOf(rest)).toMatchObject({ text: "„Neu“ wurde veröffentlicht.", link: { url: "/team" } });
  });

  it.each([["publish", draftPublish, ["de"]], ["discard", draftDiscard, []]] as const)("says that it is gone, as after a second click (%s)", async (screen, { action }, languages) => {
    const answer = await action(await sent({ resource: "team", id: (await team.make()).id }, screen, 1, languages));
    expect(answer).toRedirectTo("/admin/drafts");
    expect(await noticeOf(answer)).toMatchObject({ kind: "warning", text: "Diesen Entwurf gibt es nicht mehr: Er wurde inzwischen veröffentlicht oder verworfen." });
  });
});

describe("publishing all drafts", () => {
  const [team] = RESOURCES_BY_NAME;
  beforeEach(team.empty);

  async function callAll(role: Role, wanted?: readonly string[]) {
    const call = await callOf(role, "/admin/drafts/publish");
    if (wanted === undefined) return call;
    const body = new FormData();
    for (const one of wanted) body.append("drafts", one);
    return { ...call, request: new Request(call.request, { method: "POST", body }) };
  }

  it("publishes each draft separately and names a refused one with its reason", async () => {
    const [first, bad, last] = [await team.make(), await team.make(), await team.make()];
    for (const [{ id }, name] of [[first, "Neu Eins"], [bad, "Neu Zwei"], [last, "Neu Drei"]] as const) {
      await draftNew.action(await callAt({ resource: "team", id }, "new", { ...team.typed, name, version: "1" }));
    }
    const { drafts } = await publishAll.loader(await callAll("editor"));
    expect(drafts).toHaveLength(3);
    await write((tx) => tx.draft.updateMany({ where: { recordId: bad.id }, data: { version: 7 } }));
    const answer = await publishAll.action(await callAll("editor", drafts.map(({ id, version }) => `${id}.${version.toString()}`)));
    expect(answer).toRedirectTo("/admin/drafts");
    expect(await noticeOf(answer)).toMatchObject({ kind: "warning", text: "2 Entwürfe wurden veröffentlicht. „Alt“ blieb ein Entwurf: Dieser Entwurf wurde inzwischen bearbeitet." });
    const names = await Promise.all([first, bad, last].map(async ({ id }) => (await RECORDS.team.find(id))?.title));
    expect(names).toEqual(["Neu Eins", "Alt", "Neu Drei"]);
    expect((await read.draft.findMany({ select: { recordId: true } })).map(({ recordId }) => recordId)).toEqual([bad.id]);
  });

  it.each([[6, "“ blieb ein Entwurf: Dieser Entwurf wurde inzwischen bearbeitet."], [8, "bearbeitet. Und 2 weitere."]])("names at most six refused drafts, here of %d", async (count, end) => {
    for (const { id } of await Promise.all(Array.from({ length: count }, team.make))) {
      await draftNew.action(await callAt({ resource: "team", id }, "new", { ...team.typed, version: "1" }));
    }
    const { drafts } = await publishAll.loader(await callAll("editor"));
    const said = await noticeOf(await publishAll.action(await callAll("editor", drafts.map(({ id }) => `${id}.0`))));
    expect(said?.text).toMatch(/^Kein Entwurf wurde veröffentlicht[.]/);
    expect([said?.text.split("blieb ein Entwurf").length, said?.text.endsWith(end)]).toEqual([7, true]);
  });

  it("reports no failure when somebody else publishes them at the same moment", async () => {
    const { id } = await team.make();
    await draftNew.action(await callAt({ resource: "team", id }, "new", { ...team.typed, name: "Neu", version: "1" }));
    const { drafts } = await publishAll.loader(await callAll("editor"));
    const wanted = drafts.map((draft) => `${draft.id}.${draft.version.toString()}`);
    const calls = [await callAll("editor", wanted), await callAll("admin", wanted)];
    const answers = await Promise.all(calls.map((call) => publishAll.action(call)));
    const said = [];
    for (const answer of answers) said.push((await noticeOf(answer))?.text);
    expect(said.toSorted()).toEqual(["1 Entwurf wurde veröffentlicht.", "Diese Entwürfe gibt es nicht mehr: Sie wurden inzwischen veröffentlicht oder verworfen."]);
  });

  it("does not count drafts published before a fault when the form is sent again", async () => {
    for (const name of ["Neu Eins", "Neu Zwei"]) {
      await draftNew.action(await callAt({ resource: "team", id: (await team.make()).id }, "new", { ...team.typed, name, version: "1" }));
    }
    const { drafts } = await publishAll.loader(await callAll("editor"));
    const wanted = drafts.map(({ id, version }) => `${id}.${version.toString()}`);
    await publishAll.action(await callAll("editor", wanted.slice(0, 1)));
    const said = await noticeOf(await publishAll.action(await callAll("editor", wanted)));
    expect(said).toMatchObject({ kind: "success", text: "1 Entwurf wurde veröffentlicht." });
  });

  it("requires the permission to change the drafts, and a selection", async () => {
    for (const refused of [thrownBy(publishAll.loader(await callAll("viewer"))), thrownBy(publishAll.action(await callAll("viewer", ["a.1"])))]) {
      expect((await refused).status).toBe(403);
    }
    expect(answered(await publishAll.action(await callAll("editor", []))).status).toBe(422);
    const said = await noticeOf(await publishAll.action(await callAll("editor", ["gone.1"])));
    expect(said?.text).toBe("Diese Entwürfe gibt es nicht mehr: Sie wurden inzwischen veröffentlicht oder verworfen.");
  });

  it("offers a preview link to copy and a link to open it", async () => {
    const call = await callOf("editor", "/admin/drafts/preview", multipart({ token: "a".repeat(43), hours: "1" }));
    const notice = await noticeOf(await linkScreen.action({ ...call, params: {} }));
    const url = `/preview/${"a".repeat(43)}`;
    const value = new URL(call.request.url).origin + url;
    expect(notice).toMatchObject({ copy: { label: "Vorschau-Link", value }, link: { url, text: "Selbst ansehen" } });
  });
});

describe("a draft address that the admin does not link to", () => {
  it.each([
    { resource: "pages", id: "about.mission_text.de" },
    { resource: "content", id: "radio.title.es.x" },
    { resource: "podcast_content", id: "hero.de.x" },
  ] as const)("answers 404 and creates no second draft: $resource/$id", async (place) => {
    const fields = { content_value: "x", version: "0" };
    for (const screen of [draftNew, draftEdit]) {
      expect((await thrownBy(screen.loader(await callAt(place, "new")))).status).toBe(404);
      expect((await thrownBy(screen.action(await callAt(place, "new", fields)))).status).toBe(404);
    }
    expect(await read.draft.count()).toBe(0);
  });
});

describe("the list of drafts", () => {
  const [team] = RESOURCES_BY_NAME;
  beforeEach(team.empty);

  it("shows drafts of readable records only, with buttons for people who may change them", async () => {
    const place = { resource: "team", id: (await team.make()).id } as const;
    await draftNew.action(await callAt(place, "new", { ...team.typed, version: "1" }));
    const seen = async (role: Role) => list.loader(await callOf(role, "/admin/drafts"));
    expect(await seen("viewer")).toMatchObject({ drafts: [{ title: "Alt", mayUpdate: false }], mayPreviewAll: false });
    expect(await seen("editor")).toMatchObject({ drafts: [{ title: "Alt", mayUpdate: true, who: "Ana Ferrer" }], mayPreviewAll: true });
  });
});
