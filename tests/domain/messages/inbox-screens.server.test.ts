import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startSession } from "~/domain/people/access/sessions.server";
import { DELIVERY_SETTINGS, leaseFor, messageOutbox } from "~/domain/messages/delivery.server";
import { listMessages } from "~/domain/messages/messages-admin.server";
import { receiveMessage } from "~/domain/messages/receive-message.server";
import { takeNotice } from "~/http/notice.server";
import { read, write } from "~/platform/database.server";
import * as letterScreen from "~/routes/admin.messages.$id";
import * as deleteScreen from "~/routes/admin.messages.$id.delete";
import * as stepScreen from "~/routes/admin.messages.$id.$step";
import * as inboxScreen from "~/routes/admin.messages";
import { postOf, requestWith, thrownBy } from "../../http/browser";
import { emptyOffice, employ, HOME } from "../people/access/factories";
import { deliveryTo, emptyInbox, letter } from "./factories";

// the endpoint is read from the environment when the module loads
const provider = await vi.hoisted(async () => {
  const { startProvider } = await import("./local-provider");
  const started = await startProvider();
  process.env.CONTACT_FORM_ENDPOINT = started.url;
  return started;
});

const settings = deliveryTo(provider.url);

type Role = "viewer" | "editor" | "admin";

const sessions = new Map<Role, string>();

beforeAll(async () => {
  await emptyOffice();
  for (const role of ["viewer", "editor", "admin"] as const) {
    const { userId } = await employ({ role });
    sessions.set(role, await write((tx) => startSession(tx, { userId, visit: HOME })));
  }
});

beforeEach(async () => {
  await emptyInbox();
  provider.taken.clear();
  provider.behaveLike("take");
});

afterAll(() => provider.close());

const steps = { done: stepScreen, spam: stepScreen, reopen: stepScreen, resend: stepScreen, delete: deleteScreen };

type Step = keyof typeof steps;

async function callOf(role: Role | null, path: string, id = "", init?: RequestInit) {
  return { request: await requestWith(role && (sessions.get(role) ?? null), path, init), params: { id }, context: {} };
}

async function take(step: Step, { id, version }: { id: string; version: number }, role: Role = "admin", view = "") {
  return steps[step].action(await callOf(role, `/admin/messages/${id}/${step}${view}`, id, postOf([["version", version.toString()]])));
}

/** Receives a message and returns its row. */
async function receive(values = {}, by = settings) {
  await receiveMessage(letter(values), by);
  return read.message.findFirstOrThrow({ where: letter(values) });
}

const rowOf = (id: string) => read.message.findUniqueOrThrow({ where: { id } });

async function noticeOf(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("the answer is no redirect");
  const [cookie = ""] = (answer.headers.get("Set-Cookie") ?? "").split(";");
  return (await takeNotice(new Request("http://site.example/", { headers: { Cookie: cookie } }))).notice;
}

async function withoutProvider<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const { endpoint } = DELIVERY_SETTINGS;
  DELIVERY_SETTINGS.endpoint = null;
  return work().finally(() => (DELIVERY_SETTINGS.endpoint = endpoint));
}

describe("permissions for messages", () => {
  it("let every member of staff read messages, and no stranger", async () => {
    const { id } = await receive();
    for (const role of ["viewer", "editor", "admin"] as const) {
      const inbox = await inboxScreen.loader(await callOf(role, "/admin/messages"));
      expect(inbox).toMatchObject({ counts: { new: 1, all: 1 }, may: { update: role !== "viewer" } });
      const { may } = await letterScreen.loader(await callOf(role, `/admin/messages/${id}`, id));
      expect(may).toEqual({ update: role !== "viewer", delete: role === "admin", resend: role !== "viewer" });
    }
    expect(await thrownBy(inboxScreen.loader(await callOf(null, "/admin/messages")))).toRedirectTo("/admin/login?next=%2Fadmin%2Fmessages");
  });

  it("offer no resending without a provider", async () => {
    const { id } = await receive({}, deliveryTo(null));
    const { may } = await withoutProvider(async () => letterScreen.loader(await callOf("admin", `/admin/messages/${id}`, id)));
    expect(may).toEqual({ update: true, delete: true, resend: false });
  });

  it("answer 404 for an unknown message, also without a provider", async () => {
    const answer = await withoutProvider(() => thrownBy(take("resend", { id: "\u202e", version: 1 })));
    expect(answer.status).toBe(404);
  });

  const REFUSALS: [Role, Step, string][] = [
    ["viewer", "done", "zu bearbeiten."],
    ["viewer", "spam", "zu bearbeiten."],
    ["viewer", "reopen", "zu bearbeiten."],
    ["viewer", "resend", "zu bearbeiten."],
    ["viewer", "delete", "zu löschen."],
    ["editor", "delete", "zu löschen."],
  ];

  it.each(REFUSALS)("refuse the %s to open and to send %s", async (role, step, verb) => {
    const row = await receive();
    const call = await callOf(role, `/admin/messages/${row.id}/${step}`, row.id);
    for (const refusal of [thrownBy(steps[step].loader(call)), thrownBy(take(step, row, role))]) {
      await expect(refusal).resolves.toMatchObject({ status: 403 });
      expect(await (await refusal).text()).toBe(`Sie haben keine Berechtigung, Nachrichten ${verb}`);
    }
    expect(await rowOf(row.id)).toEqual(row);
  });
});

describe("the inbox", () => {
  it("has a tab for each state, newest first", async () => {
    const texts = ["eins", "zwei", "drei"];
    for (const message of texts) await receive({ message });
    const [first, second] = (await listMessages({ page: 1 })).messages;
    if (!first || !second) throw new Error("the list has fewer than two messages");
    expect(first.beginning).toBe("drei");
    await take("done", first);
    await take("spam", second);
    expect((await listMessages({ page: 1 })).messages.map(({ beginning }) => beginning)).toEqual(["eins"]);
    expect(await listMessages({ filter: "done", page: 1 })).toMatchObject({
      messages: [{ beginning: "drei", state: "done" }],
      counts: { new: 1, done: 1, spam: 1, all: 3 },
    });
    expect((await listMessages({ filter: "all", page: 9 })).messages).toHaveLength(3);
  });
});

describe("a message", () => {
  it("can be marked done and reopened, and its changes contain no text of it", async () => {
    const row = await receive();
    const done = await take("done", row, "editor");
    expect(done).toRedirectTo("/admin/messages");
    expect(await noticeOf(done)).toMatchObject({ text: `„${row.subject}“ ist erledigt.`, link: { url: `/admin/messages/${row.id}` } });
    await take("reopen", await rowOf(row.id), "editor");
    expect(await rowOf(row.id)).toMatchObject({ state: "new", version: 3 });
    const changes = await read.change.findMany({ orderBy: { createdAt: "asc" } });
    expect(changes).toMatchObject([
      { resource: "messages", recordId: row.id, action: "update", before: { state: "new" }, after: { state: "done" } },
      { before: { state: "done" }, after: { state: "new" } },
    ]);
    expect(JSON.stringify(changes)).not.toMatch(/Alba|calima|Wind|Mai/);
  });

  it("leads back to the tab and the page of the inbox where it was", async () => {
    const { id } = await receive();
    for (const step of ["spam", "reopen", "done", "delete"] as const) {
      const answer = await take(step, await rowOf(id), "admin", "?filter=all&page=3");
      expect(answer).toRedirectTo("/admin/messages?filter=all&page=3");
      if (step !== "delete") expect(await noticeOf(answer)).toMatchObject({ link: { url: `/admin/messages/${id}?filter=all&page=3` }, undo: { fields: { back: "/admin/messages?filter=all&page=3" } } });
    }
  });

  it.each(["done", "spam", "resend", "delete"] as const)("is not changed by %s when somebody else changed it first", async (step) => {
    const row = await receive();
    await take("done", row);
    const answer = await take(step, row);
    expect(answer).toMatchObject({ init: { status: 409 } });
    expect(await rowOf(row.id)).toMatchObject({ state: "done", version: 2 });
  });

  it("that is marked as spam is not sent any more", async () => {
    provider.behaveLike("fail");
    const row = await receive();
    await take("spam", row);
    provider.behaveLike("take");
    await messageOutbox(settings).deliverDue();
    expect(await noticeOf(await take("resend", await rowOf(row.id)))).toMatchObject({ text: "Spam wird nicht weitergeleitet." });
    expect(provider.taken.size).toBe(0);
  });

  it("is deleted with its whole content", async () => {
    const row = await receive();
    const answer = await take("delete", row);
    expect(answer).toRedirectTo("/admin/messages");
    expect(await noticeOf(answer)).toMatchObject({ text: `„${row.subject}“ wurde gelöscht.` });
    expect(await read.message.count()).toBe(0);
    expect(JSON.stringify(await read.change.findMany())).not.toContain(row.subject);
    for (const step of ["done", "resend", "delete"] as const) expect((await thrownBy(take(step, row))).status).toBe(404);
    expect((await thrownBy(letterScreen.loader(await callOf("admin", "/admin/messages/x", row.id)))).status).toBe(404);
  });
});

describe("resending", () => {
  const send = async (row: { id: string; version: number }) => noticeOf(await take("resend", row, "editor"));

  it("sends immediately what would have been retried later", async () => {
    provider.behaveLike("fail");
    const row = await receive({}, { ...settings, waitMs: () => 60_000 });
    expect(await send(row)).toEqual({ kind: "warning", text: "Die Nachricht konnte noch nicht weitergeleitet werden. Das wird automatisch wiederholt." });
    provider.behaveLike("take");
    expect(await send(await rowOf(row.id))).toMatchObject({ kind: "success", text: "Die Nachricht wurde weitergeleitet." });
    expect(await rowOf(row.id)).toMatchObject({ delivery: "sent", attempts: 3 });
    expect(await send(await rowOf(row.id))).toMatchObject({ text: "Die Nachricht ist schon weitergeleitet." });
    expect(provider.taken.size).toBe(1);
    const changes = await read.change.findMany({ orderBy: { createdAt: "asc" } });
    expect(changes).toMatchObject([
      { resource: "messages", recordId: row.id, action: "update", before: { version: 1 }, after: { delivery: "pending", version: 2 } },
      { before: { version: 2 }, after: { delivery: "pending", version: 3 } },
    ]);
  });

  it("is refused while a delivery is running, and changes nothing", async () => {
    const { id } = await receive({}, deliveryTo(null));
    await write((tx) => tx.message.update({ where: { id }, data: leaseFor(settings) }));
    const row = await rowOf(id);
    expect(await send(row)).toEqual({ kind: "warning", text: "Die Nachricht wird gerade weitergeleitet." });
    expect([await rowOf(id), provider.taken.size]).toEqual([row, 0]);
  });

  it("shows the provider's reasons, and sends messages from before there was a provider", async () => {
    const row = await receive({}, deliveryTo(null));
    provider.behaveLike("refuse");
    expect(await send(row)).toMatchObject({ kind: "error", text: "Der Anbieter hat die Nachricht abgelehnt: Email is odd, Name is taken" });
    provider.behaveLike("refuseSilently");
    expect(await send(await rowOf(row.id))).toMatchObject({ text: "Der Anbieter hat die Nachricht abgelehnt, ohne einen Grund zu nennen." });
    provider.behaveLike("take");
    expect(await send(await rowOf(row.id))).toMatchObject({ kind: "success" });
  });
});
