import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { read } from "~/platform/database.server";
import { deliveryTo, emptyInbox, letter } from "./factories";
import { type Behaviour, startProvider } from "./local-provider";

const SENDS = 1_000;
const AT_ONCE = 24;
const FAILING = 0.3;

const FAULTS: readonly Behaviour[] = ["fail", "cutBefore", "cutAfter", "redirect", "garbage", "later", "cutAfter"];

/** Several thousand transactions, each flushed to disk: only a hang takes this long, even on a busy machine. */
const RETRY_FOR_MS = 300_000;

const provider = await startProvider();
const settings = deliveryTo(provider.url);

beforeAll(emptyInbox);
afterAll(() => provider.close());

/** Repeats the same faults in every run (a linear congruential generator with the constants of Numerical Recipes). */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** On Postgres it acts like a separate machine, with its own connections and its own write queue. */
async function startInstance() {
  if (process.env.TEST_DATABASE === "postgres") vi.resetModules();
  const { messageOutbox } = await import("~/domain/messages/delivery.server");
  const { receiveMessage } = await import("~/domain/messages/receive-message.server");
  const { deliverDue } = messageOutbox(settings);
  return { deliverDue, receive: (subject: string) => receiveMessage(letter({ subject }), settings) };
}

it(`no message is lost or duplicated in ${SENDS.toString()} sends, of which three in ten fail`, async () => {
  const throwDice = dice(7);
  provider.behaveLike(() =>
    throwDice() < FAILING ? (FAULTS[Math.floor(throwDice() * FAULTS.length)] ?? "fail") : "take",
  );
  const subjects = Array.from({ length: SENDS }, (_, index) => `Anfrage ${index.toString()}`);
  const open = [...subjects];
  const instances = [await startInstance(), await startInstance()];
  const visitors = instances.flatMap(({ receive }) =>
    Array.from({ length: AT_ONCE / 2 }, async () => {
      for (let subject = open.pop(); subject !== undefined; subject = open.pop()) await receive(subject);
    }),
  );
  await Promise.all([...visitors, ...instances.map(({ deliverDue }) => deliverDue())]);
  await Promise.all(instances.map(({ deliverDue }) => deliverDue()));

  const rows = await read.message.findMany({ select: { subject: true, delivery: true, idempotencyKey: true, attempts: true } });
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
  expect(rows.filter(({ delivery }) => delivery !== "sent")).toEqual([]);
  const taken = rows.map(({ idempotencyKey }) => provider.taken.get(idempotencyKey)?.fields.subject);
  expect(taken).toEqual(rows.map(({ subject }) => subject));
  expect(provider.taken.size).toBe(SENDS);
  expect(provider.seen.length).toBe(rows.reduce((sum, { attempts }) => sum + attempts, 0));
  expect(provider.seen.length).toBeGreaterThan(SENDS * 1.3);
  expect(provider.faults).toEqual([]);
}, RETRY_FOR_MS);
