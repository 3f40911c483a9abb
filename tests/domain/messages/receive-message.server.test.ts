import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { findOutboxState, messageOutbox, sendMessage, takeDueMessage } from "~/domain/messages/delivery.server";
import { listMessages } from "~/domain/messages/messages-admin.server";
import { receiveMessage, receiveWithinLimit } from "~/domain/messages/receive-message.server";
import { read, write } from "~/platform/database.server";
import { until } from "../../harness/until";
import { deliveryTo, emptyInbox, letter } from "./factories";
import { type Behaviour, startProvider } from "./local-provider";

const provider = await startProvider();
const settings = deliveryTo(provider.url);

afterAll(() => provider.close());

beforeEach(async () => {
  await emptyInbox();
  provider.taken.clear();
  provider.seen.length = 0;
  provider.behaveLike("take");
});

async function onlyRow() {
  const rows = await read.message.findMany();
  expect(rows).toHaveLength(1);
  return rows[0];
}

describe("a message", () => {
  it("is stored and sent in the provider's format", async () => {
    expect(await receiveMessage(letter(), settings)).toEqual({ kind: "sent" });
    const row = await onlyRow();
    expect(row).toMatchObject({ ...letter(), state: "new", delivery: "sent", attempts: 1, leasedUntil: null, nextAttemptAt: null });
    const { name, email, subject, message } = letter();
    const fields = { name, email, subject, message: message.replace("\n", "\r\n") };
    expect([...provider.taken]).toEqual([[row?.idempotencyKey, { fields, accept: "application/json" }]]);
  });

  it("is only stored when there is no provider", async () => {
    expect(await receiveMessage(letter(), deliveryTo(null))).toEqual({ kind: "kept" });
    expect(await onlyRow()).toMatchObject({ delivery: "kept", attempts: 0, nextAttemptAt: null });
  });
});

it.runIf(process.env.TEST_DATABASE === "postgres")("a message in a crowd is stored before all others are counted", async () => {
  const crowd = Array.from({ length: 40 }, (_, index) => receiveWithinLimit(letter({ subject: `Nr. ${index.toString()}` }), { address: `10.${index.toString()}.0.1` }));
  await Promise.race(crowd);
  expect(await read.rateLimit.count({ where: { key: { startsWith: "contact-address:" } } })).toBeLessThan(20);
  expect(await Promise.all(crowd)).toEqual(Array(crowd.length).fill({ kind: "kept" }));
});

const WAITING: [Behaviour, boolean, string][] = [
  ["fail", false, "Der Anbieter hat mit dem Status 500 geantwortet."],
  ["later", false, "Der Anbieter hat mit dem Status 429 geantwortet."],
  ["tooEarly", false, "Der Anbieter hat mit dem Status 425 geantwortet."],
  ["tooSlow", false, "Der Anbieter hat mit dem Status 408 geantwortet."],
  ["redirect", false, "Der Anbieter hat mit dem Status 302 geantwortet."],
  ["garbage", true, "Der Anbieter war nicht erreichbar."],
  ["cutBefore", true, "Der Anbieter war nicht erreichbar."],
  ["cutAfter", true, "Der Anbieter war nicht erreichbar."],
  ["drip", true, "Der Anbieter hat nicht rechtzeitig geantwortet."],
  ["hang", true, "Der Anbieter hat nicht rechtzeitig geantwortet."],
];

describe("a failing provider", () => {
  it.each(WAITING)("(%s): leaves the message pending, which is sent later under the same key", async (behaviour, isNetwork, fault) => {
    const hasty = behaviour === "hang" || behaviour === "drip" ? { ...settings, limitMs: 100 } : settings;
    provider.behaveLike(behaviour);
    expect(await receiveMessage(letter(), hasty)).toEqual({ kind: "waiting", isNetwork });
    expect(await onlyRow()).toMatchObject({ delivery: "pending", attempts: 1, lastError: fault, leasedUntil: null });
    provider.behaveLike("take");
    await messageOutbox(settings).deliverDue();
    expect(await onlyRow()).toMatchObject({ delivery: "sent", attempts: 2, lastError: null });
    expect(provider.taken.size).toBe(1);
    expect(new Set(provider.seen).size).toBe(1);
    expect(provider.faults).toEqual([]);
  });

  it("gets a new attempt at once if the clock was a year ahead at the last one", async () => {
    provider.behaveLike("fail");
    await receiveMessage(letter(), { ...settings, waitMs: () => 365 * 24 * 60 * 60 * 1000 });
    provider.behaveLike("take");
    await messageOutbox(settings).deliverDue();
    expect(await onlyRow()).toMatchObject({ delivery: "sent", attempts: 2 });
  });

  it("gets no new attempt before the wait is over", async () => {
    provider.behaveLike("fail");
    await receiveMessage(letter(), { ...settings, waitMs: () => 60_000 });
    await messageOutbox(settings).deliverDue();
    expect(provider.seen).toHaveLength(1);
  });
});

describe("a refusing provider", () => {
  const REFUSALS: [Behaviour, string | null][] = [
    ["refuse", "Email is odd, Name is taken"],
    ["refuseUnstorably", `${"x".repeat(299)}, Name is taken`],
    ["refuseSilently", null],
    ["refuseEndlessly", null],
    ["refuseAsTooMany", "The form is full"],
    ["refuseAtLength", "0, 1, 2, 3, 4, 5, 6, 7, 8, 9"],
  ];

  it.each(REFUSALS)("(%s): leads to its reasons and to no further attempt", async (behaviour, reason) => {
    provider.behaveLike(behaviour);
    expect(await receiveMessage(letter(), settings)).toEqual({ kind: "refused", reason });
    await messageOutbox(settings).deliverDue();
    expect(await onlyRow()).toMatchObject({ delivery: "refused", lastError: reason, attempts: 1 });
    expect(provider.seen).toHaveLength(1);
    expect(provider.faults).toEqual([]);
  });

  it("gets the message under a new key when the sender tries again", async () => {
    provider.behaveLike("refuse");
    await receiveMessage(letter(), settings);
    provider.behaveLike("take");
    expect(await receiveMessage(letter(), settings)).toEqual({ kind: "sent" });
    expect(await onlyRow()).toMatchObject({ delivery: "sent", attempts: 2 });
    expect(new Set(provider.seen).size).toBe(2);
  });
});

describe("the same message again", () => {
  it("is stored once when it is sent five times at once, with the same answer each time", async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => receiveMessage(letter(), settings)));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(["sent"]));
    await onlyRow();
    expect(provider.seen).toHaveLength(1);
  });

  it("is delivered at once while it is pending, and not again after delivery", async () => {
    provider.behaveLike("fail");
    await receiveMessage(letter(), { ...settings, waitMs: () => 60_000 });
    provider.behaveLike("take");
    for (let turn = 0; turn < 3; turn += 1) expect(await receiveMessage(letter(), settings)).toEqual({ kind: "sent" });
    expect(await onlyRow()).toMatchObject({ attempts: 2 });
  });

  it("is a new message when a word differs or after ten minutes", async () => {
    await receiveMessage(letter(), settings);
    await write((tx) => tx.message.updateMany({ data: { createdAt: new Date(Date.now() - 11 * 60_000) } }));
    await receiveMessage(letter(), settings);
    for (const field of ["name", "email", "subject", "message"]) await receiveMessage(letter({ [field]: "other@calima.example" }), settings);
    expect(await read.message.count()).toBe(6);
    expect(provider.taken.size).toBe(6);
  });

  it("is delivered at once after an attempt that never ended", async () => {
    provider.behaveLike("fail");
    await receiveMessage(letter(), settings);
    await write((tx) => tx.message.updateMany({ data: { leasedUntil: new Date(Date.now() - 1) } }));
    provider.behaveLike("take");
    expect(await receiveMessage(letter(), settings)).toEqual({ kind: "sent" });
  });

  it("counts as stored when staff erase it during the first attempt", async () => {
    provider.behaveLike("hang");
    const first = receiveMessage(letter(), settings);
    await until("the provider has it", () => Promise.resolve(provider.seen.length === 1));
    const second = receiveMessage(letter(), settings);
    await Promise.race([second, pause(300)]);
    await emptyInbox();
    expect(await second).toEqual({ kind: "kept" });
    await first;
  });

  it("is a new message when staff marked the first one as spam", async () => {
    await receiveMessage(letter(), settings);
    await write((tx) => tx.message.updateMany({ data: { state: "spam" } }));
    await receiveMessage(letter(), settings);
    expect(await read.message.count({ where: { state: "new", delivery: "sent" } })).toBe(1);
  });
});

describe("the lease", () => {
  it("gives a message to one sender only, and to the next after it expires", async () => {
    const dying = { ...settings, leaseMs: 0 };
    provider.behaveLike("fail");
    await receiveMessage(letter(), settings);
    const [first, second] = [await takeDueMessage(dying), await takeDueMessage(settings)];
    expect([first?.attempts, second?.attempts]).toEqual([2, 3]);
    expect(await takeDueMessage(settings)).toBeNull();
  });

  it("goes to the message that has been due longest", async () => {
    provider.behaveLike("fail");
    for (const message of ["one", "two", "three"]) await receiveMessage(letter({ message }), settings);
    await write((tx) => tx.message.updateMany({ where: { message: "two" }, data: { nextAttemptAt: new Date(0) } }));
    expect(await takeDueMessage(settings)).toMatchObject({ message: "two" });
  });

  it("lets only the last attempt report a refusal, and any attempt report a delivery", async () => {
    provider.behaveLike("fail");
    await receiveMessage(letter(), settings);
    const [late, last] = [await takeDueMessage({ ...settings, leaseMs: 0 }), await takeDueMessage(settings)];
    if (!late || !last) throw new Error("no message is due");
    provider.behaveLike("refuse");
    await sendMessage(late, settings);
    expect(await onlyRow()).toMatchObject({ delivery: "pending", attempts: last.attempts, lastError: "Der Anbieter hat mit dem Status 500 geantwortet." });
    provider.behaveLike("take");
    await sendMessage(late, settings);
    expect(await onlyRow()).toMatchObject({ delivery: "sent" });
  });

  it("is not given for spam", async () => {
    provider.behaveLike("fail");
    await receiveMessage(letter(), settings);
    await write((tx) => tx.message.updateMany({ data: { state: "spam" } }));
    expect(await takeDueMessage(settings)).toBeNull();
  });
});

it("a pending message is shown as stored only when the provider was removed", async () => {
  provider.behaveLike("fail");
  await receiveMessage(letter(), settings);
  const { messages } = await listMessages({ page: 1 });
  expect(messages).toMatchObject([{ delivery: "kept" }]);
});

it("a message counts as waiting and failed until it is delivered, unless it is marked as spam", async () => {
  provider.behaveLike("fail");
  await receiveMessage(letter(), settings);
  expect(await findOutboxState()).toMatchObject({ waiting: 1, failed: 1 });
  await write((tx) => tx.message.updateMany({ data: { state: "spam" } }));
  expect(await findOutboxState()).toMatchObject({ waiting: 0, failed: 0 });
});
