import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { inLoginTurn } from "~/domain/people/access/login-limits.server";
import { logIn } from "~/domain/people/access/login.server";
import { TOO_MANY_ATTEMPTS } from "~/domain/people/login-log/login-logs.server";
import { shortAddress } from "~/domain/people/login-log/visit";
import { read, write } from "~/platform/database.server";
import { logger } from "~/platform/logger.server";
import { startForgettingCounts } from "~/platform/old-counts.server";
import { rateLimit } from "~/platform/rate-limit.server";
import { whileAway } from "../../../harness/sql";
import { until } from "../../../harness/until";
import { countStatements } from "../../team/statements";
import { emptyOffice, employ, PASSWORD, somewhereNew } from "./factories";

const FIVE_MINUTES_MS = 5 * 60 * 1000;

const WRONG = { ok: false, reason: "wrong" };
const TOO_MANY = { ok: false, reason: "tooMany" };

type Place = ReturnType<typeof somewhereNew>;

function attempt(email: string, password: string, place: Place) {
  return logIn({ email, password, replaces: null }, place);
}

function waitOf(outcome: Awaited<ReturnType<typeof attempt>>) {
  return outcome.ok || outcome.reason !== "tooMany" ? 0 : outcome.retryAfterSeconds;
}

async function failTimes(times: number, email: string, placeOf: () => Place) {
  const outcomes = [];
  for (let index = 0; index < times; index += 1) outcomes.push(await attempt(email, "wrong password", placeOf()));
  return outcomes;
}

/** Counts failures without checking a password, because the limits see no more of an attempt. */
async function countFailures(times: number, email: string, placeOf: () => Place) {
  for (let index = 0; index < times; index += 1) await inLoginTurn({ email, address: placeOf().address }, () => Promise.resolve({ ok: false, reason: "wrong" }));
}

/** An e-mail address whose hash starts like that of `email`, or differently. */
function inventEmail(email: string, { isAlike }: { isAlike: boolean }) {
  const startOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 3);
  const names = Array.from({ length: 100_000 }, (_, index) => `nobody-${index.toString()}@calima.example`);
  const found = names.find((name) => (startOf(name) === startOf(email)) === isAlike);
  if (found === undefined) throw new Error("no such e-mail address was found");
  return found;
}

/** The failures from one address that are in the login log. */
async function failuresFrom({ address }: Place) {
  const { _count, _sum } = await read.loginLog.aggregate({ where: { action: "failed_login", ipAddress: address }, _count: true, _sum: { attempts: true } });
  return { rows: _count, attempts: _sum.attempts };
}

beforeEach(emptyOffice);

describe("the login limits", () => {
  it("stop after ten failures from one address, even the right password, and report the waiting time", async () => {
    const { email } = await employ();
    const place = somewhereNew();
    expect(await failTimes(10, email, () => place)).toEqual(Array(10).fill(WRONG));
    const refused = await attempt(email, PASSWORD, place);
    expect(refused).toMatchObject(TOO_MANY);
    expect(waitOf(refused)).toBeGreaterThan(60);
    expect(waitOf(refused)).toBeLessThanOrEqual(180);
  });

  it("do not affect colleagues at the same address when one person fails", async () => {
    const other = await employ();
    const one = inventEmail(other.email, { isAlike: false });
    const place = somewhereNew();
    await countFailures(30, one, () => place);
    expect(await attempt(one, PASSWORD, place)).toMatchObject(TOO_MANY);
    expect(await attempt(other.email, PASSWORD, place)).toMatchObject({ ok: true });
  });

  it("count all accounts of an address together, up to a hundred failures", async () => {
    const place = somewhereNew();
    for (let index = 0; index < 100; index += 1) await countFailures(1, `nobody-${index.toString()}@calima.example`, () => place);
    const { email } = await employ();
    const refused = await attempt(email, PASSWORD, place);
    expect(refused).toMatchObject(TOO_MANY);
    expect(waitOf(refused)).toBeGreaterThan(60);
  });

  it("store only the start of the hash of an invented e-mail address, so that two addresses may share a limit", async () => {
    const { email } = await employ();
    const place = somewhereNew();
    await countFailures(10, inventEmail(email, { isAlike: true }), () => place);
    expect(await attempt(email, PASSWORD, place)).toMatchObject(TOO_MANY);
    expect(await attempt(email, PASSWORD, somewhereNew())).toMatchObject({ ok: true });
  });

  it("count an IPv6 network as one address", async () => {
    const { email } = await employ();
    const place = somewhereNew();
    let host = 0;
    await countFailures(10, email, () => ({ ...place, address: place.address.replace(/1$/, (host += 1).toString(16)) }));
    expect(await attempt(email, PASSWORD, place)).toMatchObject(TOO_MANY);
  });

  it("count simultaneous attempts as well", async () => {
    const { email } = await employ();
    const place = somewhereNew();
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => attempt(email, "wrong password", place)));
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "wrong")).toHaveLength(10);
  });

  it("check ten of a thousand wrong passwords, log them in two rows, and let the right person in from elsewhere", async () => {
    const { email } = await employ();
    const attacker = somewhereNew();
    const guesses = Array.from({ length: 1_000 }, (_, index) => attempt(email, `guess ${index.toString()}`, attacker));
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "wrong")).toHaveLength(10);
    await until("every attempt is counted", async () => (await failuresFrom(attacker)).attempts === 1_000);
    expect((await failuresFrom(attacker)).rows).toBe(2);
    expect(await attempt(email, PASSWORD, somewhereNew())).toMatchObject({ ok: true });
    expect(await attempt(email, PASSWORD, attacker)).toMatchObject(TOO_MANY);
  });

  it("recognise a person's network after its address was shortened in the log", async () => {
    const { email } = await employ();
    const home = { ...somewhereNew(), address: "198.51.100.7" };
    await attempt(email, PASSWORD, home);
    await write((tx) => tx.loginLog.updateMany({ data: { ipAddress: shortAddress(home.address) } }));
    await countFailures(60, email, somewhereNew);
    expect(await attempt(email, PASSWORD, home)).toMatchObject({ ok: true });
  });

  it("run as many queries for an unknown person as for a known one above the account limit, so that the time reveals nothing", async () => {
    const { email } = await employ();
    const statements = async (name: string) => {
      await countFailures(60, name, somewhereNew);
      return countStatements(() => countFailures(1, name, somewhereNew));
    };
    expect(await statements(email)).toBe(await statements("nobody-here@calima.example"));
  });

  it("do not count successful logins", async () => {
    const { email } = await employ();
    const place = somewhereNew();
    for (let index = 0; index < 101; index += 1) expect(await attempt(email, PASSWORD, place)).toMatchObject({ ok: true });
    expect(await attempt(email, PASSWORD, somewhereNew())).toMatchObject({ ok: true });
  });

  it("do not count a right password when the database failed", async () => {
    const { email } = await employ();
    const place = somewhereNew();
    await whileAway("sessions", async () => {
      for (let index = 0; index < 12; index += 1) await expect(attempt(email, PASSWORD, place)).rejects.toThrow();
    });
    expect(await attempt(email, PASSWORD, place)).toMatchObject({ ok: true });
  });

  it("count a failure that cannot be logged: no answer waits for the log, because the time would reveal whether the person exists", async () => {
    const { email } = await employ();
    for (const name of [email, "nobody-at-all@calima.example"]) {
      const place = somewhereNew();
      await whileAway("login_logs", async () => {
        for (let index = 0; index < 10; index += 1) expect(await attempt(name, "wrong password", place)).toEqual(WRONG);
      });
      expect(await attempt(name, PASSWORD, place)).toMatchObject(TOO_MANY);
      const last = { ipAddress: place.address, errorMessage: TOO_MANY_ATTEMPTS };
      await until("the log is written", async () => (await read.loginLog.count({ where: last })) > 0);
    }
  });

  it("never lock a person out at another address", async () => {
    const { email } = await employ();
    const attacker = somewhereNew();
    await countFailures(12, email, () => attacker);
    expect(await attempt(email, PASSWORD, somewhereNew())).toMatchObject({ ok: true });
  });

  it("slow an attack from many addresses on one account, but not the person at a known address", async () => {
    const { email } = await employ();
    const home = somewhereNew();
    for (const place of [home, somewhereNew(), somewhereNew()]) await attempt(email, PASSWORD, place);
    await countFailures(60, email, somewhereNew);
    const refused = await attempt(email, "wrong password", somewhereNew());
    expect(refused).toMatchObject(TOO_MANY);
    expect(waitOf(refused)).toBeGreaterThan(3 * 60);
    expect(await attempt(email, PASSWORD, home)).toMatchObject({ ok: true });
    await countFailures(10, email, () => home);
    expect(await attempt(email, PASSWORD, home), "guessing at the known address").toMatchObject(TOO_MANY);
  });

  it("forget after a quarter of a year where a person logged in", async () => {
    const { email } = await employ();
    const home = somewhereNew();
    await attempt(email, PASSWORD, home);
    await write((tx) => tx.loginLog.updateMany({ data: { createdAt: new Date(Date.now() - 91 * 24 * 60 * 60 * 1000) } }));
    await countFailures(60, email, somewhereNew);
    expect(await attempt(email, PASSWORD, home)).toMatchObject(TOO_MANY);
  });

  it("do not treat the address of a failed login as known", async () => {
    const { email } = await employ();
    const attacker = somewhereNew();
    await attempt(email, "wrong password", attacker);
    await until("the failure is logged", async () => (await failuresFrom(attacker)).rows === 1);
    await countFailures(60, email, somewhereNew);
    expect(await attempt(email, PASSWORD, attacker)).toMatchObject(TOO_MANY);
  });

  it("do not count people with unknown addresses together", async () => {
    const [one, other] = [await employ(), await employ()];
    const unknown = { ...somewhereNew(), address: "unknown" };
    await countFailures(12, one.email, () => unknown);
    expect(await attempt(one.email, PASSWORD, unknown)).toMatchObject(TOO_MANY);
    expect(await attempt(other.email, PASSWORD, unknown)).toMatchObject({ ok: true });
  });

  it("are counted in the database when several machines share it, otherwise in memory", async () => {
    const { email } = await employ();
    await countFailures(3, email, somewhereNew);
    const rows = await read.rateLimit.findMany({ where: { key: { startsWith: "login-" } } });
    const counts = rows.map(({ points }) => points).toSorted();
    expect(counts).toEqual(process.env.TEST_DATABASE === "postgres" ? [1, 1, 1, 1, 1, 1, 3] : []);
  });
});

it.runIf(process.env.TEST_DATABASE === "postgres")("a login in a crowd is decided before all others are counted", async () => {
  const crowd = Array.from({ length: 40 }, () => countFailures(1, "nobody@calima.example", somewhereNew));
  await Promise.race(crowd);
  expect(await read.rateLimit.count({ where: { key: { startsWith: "login-from:" } } })).toBeLessThan(20);
  await Promise.all(crowd);
});

it.runIf(process.env.TEST_DATABASE === "postgres")("old counts are deleted every five minutes, and a failure is only logged", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  rateLimit({ name: "other", points: 1, seconds: 1 });
  expect(vi.getTimerCount(), "the limiter has no timer of its own").toBe(0);
  const stop = startForgettingCounts();
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  await whileAway("rate_limits", async () => {
    vi.advanceTimersByTime(FIVE_MINUTES_MS);
    await until("the failure is logged", () => Promise.resolve(warn.mock.calls.length === 1));
  });
  const rows = ["old", "new"].map((key) => ({ key, points: 1, expire: new Date(Date.now() - (key === "old" ? 2 : 0) * 60 * 60 * 1000) }));
  await write((tx) => tx.rateLimit.createMany({ data: rows }));
  vi.advanceTimersByTime(FIVE_MINUTES_MS);
  await until("the old count is deleted", async () => (await read.rateLimit.count({ where: { key: { in: ["old", "new"] } } })) === 1);
  expect(await read.rateLimit.count({ where: { key: "new" } })).toBe(1);
  await stop();
});

it("an attempt that comes while a thousand are waiting is refused, not let through", async () => {
  const { address } = somewhereNew();
  const judge = vi.fn(() => Promise.resolve({ ok: false, reason: "wrong" }));
  const outcomes = await Promise.all(Array.from({ length: 1_002 }, () => inLoginTurn({ email: "nobody@calima.example", address }, judge)));
  expect(outcomes.at(-1)).toEqual({ ...TOO_MANY, retryAfterSeconds: 1 });
  expect(judge).toHaveBeenCalledTimes(10);
});

it("a clock that was set back does not extend a lockout by that time", async () => {
  const [place, tomorrow] = [somewhereNew(), Date.now() + 24 * 60 * 60 * 1000];
  const { email } = await employ();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"], now: tomorrow });
  await countFailures(10, email, () => place);
  expect(await attempt(email, PASSWORD, place)).toMatchObject(TOO_MANY);
  vi.useRealTimers();
  expect(await attempt(email, PASSWORD, place)).toMatchObject({ ok: true });
});
