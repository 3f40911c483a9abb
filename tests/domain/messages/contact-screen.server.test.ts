import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGES } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { withTimeBudget } from "~/platform/time-budget.server";
import { withRequestId } from "~/platform/request-id.server";
import * as screen from "~/routes/contact";
import { fillDisk } from "../../harness/full-disk";
import { sqlOf, whileAway } from "../../harness/sql";
import { postOf, requestWith } from "../../http/browser";
import { somewhereNew } from "../people/access/factories";
import { emptyInbox, letter } from "./factories";

// why: the endpoint is a setting of the process, read when the app is loaded
const provider = await vi.hoisted(async () => {
  const { startProvider } = await import("./local-provider");
  const started = await startProvider();
  process.env.CONTACT_FORM_ENDPOINT = started.url;
  return started;
});

afterAll(() => provider.close());

beforeEach(async () => {
  await emptyInbox();
  provider.seen.length = 0;
  provider.behaveLike("take");
});

const { name, email, subject, message } = letter();
const filledIn = { name, email, subject, message };

type Sent = { fields?: Record<string, string>; path?: string; address?: string };

async function sendWithoutFront({ fields = filledIn, path = "/de/kontakt", address = somewhereNew().address }: Sent = {}) {
  const headers = { "x-calima-client-address": address };
  const request = await requestWith(null, path, { ...postOf(Object.entries(fields)), headers });
  return screen.action({ request, params: {}, context: {} });
}

const send = (sent?: Sent) => withRequestId(() => sendWithoutFront(sent));

/** The answer on the same page: status, headers, and what the page is made from. */
async function refused(sent?: Sent) {
  const answer = await send(sent);
  if (!("init" in answer)) throw new Error(`not refused: ${answer.status.toString()}`);
  const { init, data } = answer;
  const failure = "failure" in data ? data.failure : null;
  const isWaiting = "isWaiting" in data && data.isWaiting;
  return { status: init?.status, headers: new Headers(init?.headers), reply: data.reply, failure, isWaiting };
}

async function thanked(sent?: Sent) {
  const answer = await send(sent);
  if (!(answer instanceof Response)) throw new Error("no thanks");
  return answer;
}

describe("a message that goes out", () => {
  it.each(LANGUAGES)("(%s) is thanked for once, on a page of its own that nobody keeps", async (language) => {
    const path = `/${language}/kontakt`;
    const answer = await thanked({ path });
    expect(answer).toRedirectTo(path);
    const [cookie = ""] = (answer.headers.get("Set-Cookie") ?? "").split(";");
    const look = (headers: HeadersInit) =>
      screen.loader({ request: new Request(`http://site.example${path}`, { headers }), params: {}, context: {} });
    const thanks = await look({ Cookie: cookie });
    expect(thanks.data.sentText).toBe(dictionaryOf(language).contact.success.message);
    const headers = new Headers(thanks.init?.headers);
    expect([headers.get("Cache-Control"), headers.get("Set-Cookie")]).toEqual(["no-store", expect.stringContaining("Max-Age=0")]);
    const usual = await look({});
    expect([usual.data.sentText, new Headers(usual.init?.headers).get("Cache-Control")]).toEqual([null, null]);
    expect(await read.message.findMany()).toMatchObject([{ ...filledIn, language, delivery: "sent" }]);
  });

  it("has its name and subject in one line each, of which another would be another header of a mail", async () => {
    await thanked({ fields: { ...filledIn, name: "Ana\r\nBcc: all@calima.example", subject: "Werft\u2028To:\u0085all" } });
    expect(await read.message.findMany()).toMatchObject([{ name: "Ana Bcc: all@calima.example", subject: "Werft To: all", message }]);
  });
});

describe("mistakes", () => {
  it.each(LANGUAGES)("(%s) are named at each field, and every value is kept", async (language) => {
    const words = dictionaryOf(language).contact.validation;
    const typed = { name: "", email: "alba@", subject: "  ", message: "Bleibt hier" };
    const answer = await refused({ fields: typed, path: `/${language}/contact` });
    expect(answer).toMatchObject({
      status: 422,
      reply: {
        initialValue: { email: "alba@", message: "Bleibt hier" },
        error: { name: [words.nameRequired], email: [words.emailInvalid], subject: [words.subjectRequired] },
      },
    });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("are not made by a domain with an umlaut, whichever browser sends it", async () => {
    for (const email of ["info@müller.example", "info@xn--mller-kva.example"]) expect((await thanked({ fields: { ...filledIn, email } })).status).toBe(303);
    for (const email of ["müller@calima.example", "a@müller..example", "a@-müller.example", "a@müller,example", "alba@calima"]) {
      expect((await refused({ fields: { ...filledIn, email } })).reply.error).toEqual({ email: [dictionaryOf("de").contact.validation.emailInvalid] });
    }
  });

  it("are texts of characters that nobody sees, which would leave an inbox no link to the message", async () => {
    const words = dictionaryOf("de").contact.validation;
    const { reply } = await refused({ fields: { ...filledIn, name: "\u200b\ufeff", subject: "\u2060", message: "\u2800" } });
    expect(reply.error).toEqual({ name: [words.nameRequired], subject: [words.subjectRequired], message: [words.messageRequired] });
  });

  it("say how long a text may be, and what is missing altogether", async () => {
    const words = dictionaryOf("en").contact.validation;
    const { reply } = await refused({ fields: { message: "x".repeat(10_001) }, path: "/en/contact" });
    expect(reply.error).toEqual({
      name: [words.nameRequired],
      email: [words.emailRequired],
      subject: [words.subjectRequired],
      message: ["Please shorten this text to at most 10,000 characters."],
    });
    expect(await read.message.count()).toBe(0);
  });
});

describe("a message that does not get through", () => {
  it("is answered with the provider's own reasons, joined by commas", async () => {
    provider.behaveLike("refuse");
    const { status, failure, isWaiting, reply } = await refused();
    expect([status, failure, isWaiting]).toEqual([422, "Email is odd, Name is taken", false]);
    expect(reply.initialValue).toMatchObject(filledIn);
  });

  it.each([
    ["de", "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut."],
    ["en", "An error occurred. Please try again."],
    ["es", "Ha ocurrido un error. Por favor, inténtalo de nuevo."],
  ])("is answered with the text of the language (%s) where the provider gives no reason", async (language, text) => {
    provider.behaveLike("refuseSilently");
    expect(await refused({ path: `/${language}/contact` })).toMatchObject({ status: 422, failure: text });
  });

  it.each(LANGUAGES)("(%s) is said to be stored when it is to be tried again, and why it waits", async (language) => {
    const { error } = dictionaryOf(language).contact;
    provider.behaveLike("fail");
    expect(await refused({ path: `/${language}/contact` })).toMatchObject({ status: 202, isWaiting: true, failure: `${error.unknown} ${error.stored}` });
    await emptyInbox();
    provider.behaveLike("cutBefore");
    expect(await refused({ path: `/${language}/contact` })).toMatchObject({ status: 202, isWaiting: true, failure: `${error.network} ${error.stored}` });
    expect(await read.message.findMany()).toMatchObject([{ delivery: "pending" }]);
  });

  it("is kept in the form when the database fails", async () => {
    const sql = sqlOf(env.DATABASE_URL);
    await sql.run(["alter table messages rename to out_of_reach"]);
    try {
      const { status, failure, reply } = await refused();
      expect([status, failure]).toEqual([503, dictionaryOf("de").contact.error.message]);
      expect(reply.initialValue).toMatchObject(filledIn);
    } finally {
      await sql.run(["alter table out_of_reach rename to messages"]);
      await sql.close();
    }
  });

  it.skipIf(process.env.TEST_DATABASE === "postgres")("says that the disk is full, and is not sent again by itself", async () => {
    const { full, message: failed } = dictionaryOf("en").contact.error;
    fillDisk();
    const answers = [];
    for (let index = 0; index < 9; index += 1) {
      const fields = { ...filledIn, message: `${index.toString()} ${"Wir bauen Boote. ".repeat(500)}` };
      answers.push(await withTimeBudget(() => send({ fields, path: "/en/contact" })));
    }
    expect(answers.at(-1)).toMatchObject({ data: { failure: `${failed} ${full}`, isAway: false }, init: { status: 503 } });
  });

  it("can be sent as soon as the database is back, however often it was tried", async () => {
    const { address } = somewhereNew();
    await whileAway("messages", async () => {
      for (let index = 1; index <= 6; index += 1) expect((await refused({ address })).status).toBe(503);
    });
    expect(await thanked({ address })).toRedirectTo("/de/kontakt");
  });
});

describe("too much of it", () => {
  it("is five in ten minutes for an address, and none of anybody else", async () => {
    const { address } = somewhereNew();
    const write = (index: number) => ({ address, fields: { ...filledIn, message: `Brief ${index.toString()}` } });
    for (let index = 1; index <= 5; index += 1) expect(await thanked(write(index))).toRedirectTo("/de/kontakt");
    const { status, headers, failure, reply } = await refused(write(6));
    expect([status, failure]).toEqual([429, dictionaryOf("de").contact.error.tooMany]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(reply.initialValue).toMatchObject({ message: "Brief 6" });
    expect(await thanked()).toRedirectTo("/de/kontakt");
    expect(await read.message.count()).toBe(6);
  });

  it("is five in ten minutes where no front says whence they come, whatever the header of a stranger does", async () => {
    const answers = [];
    for (let index = 1; index <= 6; index += 1) answers.push(await sendWithoutFront({ fields: { ...filledIn, message: `Brief ${index.toString()}` } }));
    expect(answers.map((answer) => answer instanceof Response)).toEqual([true, true, true, true, true, false]);
  });

  it("of a program, which fills in what nobody sees, is thanked for and forgotten", async () => {
    expect(await thanked({ fields: { ...filledIn, topic: "Casino" } })).toRedirectTo("/de/kontakt");
    expect(await thanked({ fields: { topic: "Casino" } })).toRedirectTo("/de/kontakt");
    expect([await read.message.count(), provider.seen.length]).toEqual([0, 0]);
  });
});

describe("a flood", () => {
  /** How many of so many messages, each from an address of its own, are taken before all others are refused. */
  async function takenOf(count: number, addressOf: (index: number) => string) {
    const answers: boolean[] = [];
    for (let index = 0; index < count; index += 1) {
      const answer = await send({ address: addressOf(index), fields: { ...filledIn, message: `Flut ${index.toString()}` } });
      answers.push(answer instanceof Response);
    }
    const taken = answers.filter(Boolean).length;
    expect(answers.slice(taken)).toEqual(Array.from({ length: count - taken }, () => false));
    return taken;
  }

  it.each([
    ["a /24", (index: number) => `203.0.113.${(index + 1).toString()}`],
    ["a /48", (index: number) => `2001:db8:7:${index.toString(16)}::1`],
  ])("from %s ends at twenty", async (_, addressOf) => {
    expect(await takenOf(30, addressOf)).toBe(20);
  });

  it("from everywhere ends as well", async () => {
    expect(await takenOf(310, (index) => `${(10 + Math.floor(index / 200)).toString()}.${(index % 200).toString()}.1.1`)).toBeLessThanOrEqual(300);
  });
});
