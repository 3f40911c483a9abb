import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmLogin } from "~/domain/people/second-factor/second-factors.server";
import { logIn } from "~/domain/people/access/login.server";
import { endSessionsOf, findSessionOwner, findSessionUser } from "~/domain/people/access/sessions.server";
import { read, write } from "~/platform/database.server";
import { createPersonWithPhone, shownBy } from "./phone";
import { whileAway } from "../../../harness/sql";
import { emptyOffice, PASSWORD, somewhereNew } from "../access/factories";

const MINUTE = 60_000;
const OVER = { ok: false, reason: "over" };
const WRONG = { ok: false, reason: "wrong" };

type Place = ReturnType<typeof somewhereNew>;

/** Logs in with the right password and returns the id of the pending login. */
async function begin(email: string, place: Place) {
  const outcome = await logIn({ email, password: PASSWORD, replaces: null }, place);
  if (outcome.ok || outcome.reason !== "needsCode") throw new Error("the login asked for no code");
  return outcome.pendingLoginId;
}

function confirm(pendingLoginId: string, code: string, place = somewhereNew()) {
  return confirmLogin({ pendingLoginId, code, replaces: null }, place);
}

async function logged() {
  const rows = await read.loginLog.findMany({ orderBy: { createdAt: "asc" } });
  return rows.map(({ action, success, errorMessage }) => ({ action, success, errorMessage }));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:10Z") });
  await emptyOffice();
});

afterEach(() => vi.useRealTimers());

describe("a login with a second factor", () => {
  it("refuses a wrong code, logs it and accepts another attempt", async () => {
    const { email, secret } = await createPersonWithPhone();
    const id = await begin(email, somewhereNew());
    expect(await confirm(id, shownBy(secret, 9))).toEqual(WRONG);
    expect(await logged()).toEqual([{ action: "failed_login", success: false, errorMessage: "Code ist falsch" }]);
    expect(await confirm(id, shownBy(secret))).toMatchObject({ ok: true });
  });

  it("says that a code was already used, not that it is wrong", async () => {
    const { email, secret } = await createPersonWithPhone();
    expect(await confirm(await begin(email, somewhereNew()), shownBy(secret))).toMatchObject({ ok: true });
    expect(await confirm(await begin(email, somewhereNew()), shownBy(secret))).toEqual({ ok: false, reason: "repeated" });
    expect(await logged()).toContainEqual({ action: "failed_login", success: false, errorMessage: "Code war schon benutzt" });
  });

  it("opens no session for the password alone and logs nothing yet", async () => {
    const { email } = await createPersonWithPhone();
    const id = await begin(email, somewhereNew());
    expect(await findSessionUser(id)).toBeNull();
    expect(await findSessionOwner(id)).toBeNull();
    expect(await logged()).toEqual([]);
    expect(JSON.stringify(await read.pendingLogin.findMany())).not.toContain(id);
  });

  it("opens one session for the right code", async () => {
    const { email, userId, secret } = await createPersonWithPhone("editor");
    const id = await begin(email, somewhereNew());
    const outcome = await confirm(id, shownBy(secret));
    expect(outcome).toMatchObject({ ok: true, codesLeft: null });
    expect(outcome.ok ? await findSessionUser(outcome.sessionId) : null).toMatchObject({ id: userId, roleName: "editor" });
    expect(await logged()).toEqual([{ action: "login", success: true, errorMessage: null }]);
    expect(await confirm(id, shownBy(secret, 1))).toEqual(OVER);
  });

  it("accepts a code once when several browsers send it at the same moment", async () => {
    const { email, secret } = await createPersonWithPhone();
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push(await begin(email, somewhereNew()));
    const outcomes = await Promise.all(ids.map((id) => confirm(id, shownBy(secret))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("opens one session for two right codes that are sent at the same moment", async () => {
    const { email, codes } = await createPersonWithPhone();
    const id = await begin(email, somewhereNew());
    const outcomes = await Promise.all(codes.slice(0, 2).map((code) => confirm(id, code)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("tells how many recovery codes are left after one was used", async () => {
    const { email, codes } = await createPersonWithPhone();
    expect(await confirm(await begin(email, somewhereNew()), codes[0] ?? "")).toMatchObject({ ok: true, codesLeft: 9 });
  });

  it("expires after five minutes", async () => {
    const { email, secret } = await createPersonWithPhone();
    const id = await begin(email, somewhereNew());
    vi.setSystemTime(Date.now() + 5 * MINUTE);
    expect(await confirm(id, shownBy(secret))).toEqual(OVER);
    await begin(email, somewhereNew());
    expect(await read.pendingLogin.count()).toBe(1);
  });

  it("ends when the person's sessions end, for example by a new password", async () => {
    const { email, userId, secret } = await createPersonWithPhone();
    const id = await begin(email, somewhereNew());
    await write((tx) => endSessionsOf(tx, { userId }));
    expect(await confirm(id, shownBy(secret))).toEqual(OVER);
  });

  it("refuses a person who was deactivated", async () => {
    const { email, adminUserId, secret } = await createPersonWithPhone();
    const id = await begin(email, somewhereNew());
    await write((tx) => tx.adminUser.update({ where: { id: adminUserId }, data: { isActive: false } }));
    expect(await confirm(id, shownBy(secret))).toEqual(WRONG);
  });

  it("ends the browser's earlier session once the code is right", async () => {
    const { email, sessionId, secret } = await createPersonWithPhone();
    const id = await begin(email, somewhereNew());
    await confirmLogin({ pendingLoginId: id, code: "000000", replaces: sessionId }, somewhereNew());
    expect(await findSessionUser(sessionId)).not.toBeNull();
    await confirmLogin({ pendingLoginId: id, code: shownBy(secret), replaces: sessionId }, somewhereNew());
    expect(await findSessionUser(sessionId)).toBeNull();
  });
});

describe("the limits of the second factor", () => {
  it("stop after ten codes from one address, even the right one", async () => {
    const { email, secret } = await createPersonWithPhone();
    const place = somewhereNew();
    const id = await begin(email, somewhereNew());
    for (let index = 0; index < 10; index += 1) expect(await confirm(id, "000000", place)).toEqual(WRONG);
    expect(await confirm(id, shownBy(secret), place)).toMatchObject({ ok: false, reason: "tooMany" });
    expect(await confirm(id, shownBy(secret))).toMatchObject({ ok: true });
  });

  it("stop after twenty codes an hour for one account, from any address and also from a known one", async () => {
    const { email, secret, codes } = await createPersonWithPhone();
    const home = somewhereNew();
    expect(await confirm(await begin(email, home), codes[0] ?? "", home)).toMatchObject({ ok: true });
    const id = await begin(email, home);
    for (let index = 0; index < 20; index += 1) expect(await confirm(id, "000000")).toEqual(WRONG);
    const refused = await confirm(id, shownBy(secret));
    expect(refused).toMatchObject({ ok: false, reason: "tooMany" });
    expect("retryAfterSeconds" in refused && refused.retryAfterSeconds).toBeGreaterThan(15 * 60);
    expect(await confirm(id, shownBy(secret), home)).toMatchObject({ ok: false, reason: "tooMany" });
  });

  it("are not reached by strangers who do not know the password", async () => {
    const { email, secret } = await createPersonWithPhone();
    for (let index = 0; index < 30; index += 1) {
      await logIn({ email, password: "wrong password", replaces: null }, somewhereNew());
      expect(await confirm("made up", "000000")).toEqual(OVER);
    }
    const home = somewhereNew();
    expect(await confirm(await begin(email, home), shownBy(secret), home)).toMatchObject({ ok: true });
  });

  it("count simultaneous codes as well", async () => {
    const { email } = await createPersonWithPhone();
    const [id, place] = [await begin(email, somewhereNew()), somewhereNew()];
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => confirm(id, "000000", place)));
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "wrong")).toHaveLength(10);
  });

  it("count no right code when the database failed, and count a wrong code that could not be logged", async () => {
    const [{ email, secret }, place] = [await createPersonWithPhone(), somewhereNew()];
    const id = await begin(email, somewhereNew());
    await whileAway("sessions", async () => {
      for (let index = 0; index < 12; index += 1) await expect(confirm(id, shownBy(secret), place)).rejects.toThrow();
    });
    await whileAway("login_logs", async () => {
      for (let index = 0; index < 10; index += 1) await expect(confirm(id, "000000", place)).rejects.toThrow();
    });
    expect(await confirm(id, shownBy(secret), place)).toMatchObject({ ok: false, reason: "tooMany" });
    expect(await confirm(id, shownBy(secret))).toMatchObject({ ok: true });
  });

  it("stop repeated logins with the password alone", async () => {
    const { email } = await createPersonWithPhone();
    const place = somewhereNew();
    for (let index = 0; index < 10; index += 1) await begin(email, place);
    expect(await logIn({ email, password: PASSWORD, replaces: null }, place)).toMatchObject({ reason: "tooMany" });
  });

  it("do not count successful logins", async () => {
    const { email, codes } = await createPersonWithPhone();
    const place = somewhereNew();
    for (const code of codes) expect(await confirm(await begin(email, place), code, place)).toMatchObject({ ok: true });
    expect((await logged()).filter(({ action }) => action === "login")).toHaveLength(10);
    await begin(email, place);
  });
});
