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

// the endpoint is read from the environment when the module loads
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

/** The answer to a refused message: status, headers and the data of the page. */
async function refused(sent?: Sent) {
  const answer = await send(sent);
  if (!("init" in answer)) throw new Error(`the message was not refused: ${answer.status.toString()}`);
  const { init, data } = answer;
  const failure = "failure" in data ? data.failure : null;
  const isWaiting = "isWaiting" in data && data.isWaiting;
  return { status: init?.status, headers: new Headers(init?.headers), reply: data.reply, failure, isWaiting };
}

async function acceptedAnswer(sent?: Sent) {
  const answer = await send(sent);
  if (!(answer instanceof Response)) throw new Error("the message was not accepted");
  return answer;
}

describe("an accepted message", () => {
  it.each(LANGUAGES)("(%s) is confirmed once, on an uncached page of its own", async (language) => {
    const path = `/${language}/kontakt`;
    const answer = await acceptedAnswer({ path });
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

  it("has line breaks removed from name and subject, because they could add mail headers", async () => {
    await acceptedAnswer({ fields: { ...filledIn, name: "Ana\r\nBcc: all@calima.example", subject: "Werft\r\nTo:\u2028all" } });
    expect(await read.message.findMany()).toMatchObject([{ name: "Ana Bcc: all@calima.example", subject: "Werft To: all", message }]);
  });
});

describe("validation", () => {
  it.each(LANGUAGES)("(%s) shows a message at each invalid field and keeps all values", async (language) => {
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

  it("accepts a domain with an umlaut in both spellings", async () => {
    for (const email of ["info@müller.example", "info@xn--mller-kva.example"]) expect((await acceptedAnswer({ fields: { ...filledIn, email } })).status).toBe(303);
    for (const email of ["müller@calima.example", "a@müller..example", "a@-müller.example", "a@müller,example", "alba@calima"]) {
      expect((await refused({ fields: { ...filledIn, email } })).reply.error).toEqual({ email: [dictionaryOf("de").contact.validation.emailInvalid] });
    }
  });

  it("refuses texts of invisible characters, because the inbox could not link to such a message", async () => {
    const words = dictionaryOf("de").contact.validation;
    const { reply } = await refused({ fields: { ...filledIn, name: "\u200b\ufeff", subject: "\u2060", message: "\u2800" } });
    expect(reply.error).toEqual({ name: [words.nameRequired], subject: [words.subjectRequired], message: [words.messageRequired] });
  });

  it("names the maximum length and each missing field", async () => {
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

describe("a message that cannot be delivered", () => {
  it("is answered with the provider's reasons, joined by commas", async () => {
    provider.behaveLike("refuse");
    const { status, failure, isWaiting, reply } = await refused();
    expect([status, failure, isWaiting]).toEqual([422, "Email is odd, Name is taken", false]);
    expect(reply.initialValue).toMatchObject(filledIn);
  });

  it.each([
    ["de", "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut."],
    ["en", "An error occurred. Please try again."],
    ["es", "Ha ocurrido un error. Por favor, inténtalo de nuevo."],
  ])("is answered with the standard text (%s) when the provider gives no reason", async (language, text) => {
    provider.behaveLike("refuseSilently");
    expect(await refused({ path: `/${language}/contact` })).toMatchObject({ status: 422, failure: text });
  });

  it.each(LANGUAGES)("(%s) is reported as stored when it will be retried, with the reason", async (language) => {
    const { error } = dictionaryOf(language).contact;
    provider.behaveLike("fail");
    expect(await refused({ path: `/${language}/contact` })).toMatchObject({ status: 202, isWaiting: true, failure: `${error.unknown} ${error.stored}` });
    await emptyInbox();
    provider.behaveLike("cutBefore");
    expect(await refused({ path: `/${language}/contact` })).toMatchObject({ status: 202, isWaiting: true, failure: `${error.network} ${error.stored}` });
    expect(await read.message.findMany()).toMatchObject([{ delivery: "pending" }]);
  });

  it("keeps its form values when the database fails", async () => {
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

  it.skipIf(process.env.TEST_DATABASE === "postgres")("names a full disk and is not sent again automatically", async () => {
    const { full, message: failed } = dictionaryOf("en").contact.error;
    fillDisk();
    const answers = [];
    for (let index = 0; index < 9; index += 1) {
      const fields = { ...filledIn, message: `${index.toString()} ${"Wir bauen Boote. ".repeat(500)}` };
      answers.push(await withTimeBudget(() => send({ fields, path: "/en/contact" })));
    }
    expect(answers.at(-1)).toMatchObject({ data: { failure: `${failed} ${full}`, isAway: false }, init: { status: 503 } });
  });

  it("can be sent as soon as the database is back, because failed attempts are not counted", async () => {
    const { address } = somewhereNew();
    await whileAway("messages", async () => {
      for (let index = 1; index <= 6; index += 1) expect((await refused({ address })).status).toBe(503);
    });
    expect(await acceptedAnswer({ address })).toRedirectTo("/de/kontakt");
  });
});

describe("the limit of messages", () => {
  it("is five in ten minutes per address", async () => {
    const { address } = somewhereNew();
    const write = (index: number) => ({ address, fields: { ...filledIn, message: `Brief ${index.toString()}` } });
    for (let index = 1; index <= 5; index += 1) expect(await acceptedAnswer(write(index))).toRedirectTo("/de/kontakt");
    const { status, headers, failure, reply } = await refused(write(6));
    expect([status, failure]).toEqual([429, dictionaryOf("de").contact.error.tooMany]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(reply.initialValue).toMatchObject({ message: "Brief 6" });
    expect(await acceptedAnswer()).toRedirectTo("/de/kontakt");
    expect(await read.message.count()).toBe(6);
  });

  it("is five in ten minutes for all requests without the front, whatever headers they send", async () => {
    const answers = [];
    for (let index = 1; index <= 6; index += 1) answers.push(await sendWithoutFront({ fields: { ...filledIn, message: `Brief ${index.toString()}` } }));
    expect(answers.map((answer) => answer instanceof Response)).toEqual([true, true, true, true, true, false]);
  });

  it("does not concern bots that fill in the hidden field: their messages are confirmed and discarded", async () => {
    expect(await acceptedAnswer({ fields: { ...filledIn, topic: "Casino" } })).toRedirectTo("/de/kontakt");
    expect(await acceptedAnswer({ fields: { topic: "Casino" } })).toRedirectTo("/de/kontakt");
    expect([await read.message.count(), provider.seen.length]).toEqual([0, 0]);
  });
});

describe("a flood of messages", () => {
  /** Sends `count` messages from the given addresses. Returns how many were accepted before all others were refused. */
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
  ])("from %s is stopped at twenty", async (_, addressOf) => {
    expect(await takenOf(30, addressOf)).toBe(20);
  });

  it("from many networks is also stopped", async () => {
    expect(await takenOf(310, (index) => `${(10 + Math.floor(index / 200)).toString()}.${(index % 200).toString()}.1.1`)).toBeLessThanOrEqual(300);
  });
});
