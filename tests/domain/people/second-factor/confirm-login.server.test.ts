import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmLogin } from "~/domain/people/second-factor/second-factors.server";
import { logIn } from "~/domain/people/access/login.server";
import { endSessionsOf, findSessionOwner, findSessionUser } from "~/domain/people/access/sessions.server";
import { read, write } from "~/platform/database.server";
import { comeInWithPhone, shownBy } from "./phone";
import { whileAway } from "../../../harness/sql";
import { emptyOffice, PASSWORD, somewhereNew } from "../access/factories";

const MINUTE = 60_000;
const OVER = { ok: false, reason: "over" };
const WRONG = { ok: false, reason: "wrong" };

type Place = ReturnType<typeof somewhereNew>;

/** The right password; the id of the login that waits for a code. */
async function begin(email: string, place: Place) {
  const outcome = await logIn({ email, password: PASSWORD, replaces: null }, place);
  if (outcome.ok || outcome.reason !== "needsCode") throw new Error("nobody asked for a code");
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

describe("the login with a second factor", () => {
  it("refuses a wrong code, logs it and can be tried again", async () => {
    const { email, secret } = await comeInWithPhone();
    const id = await begin(email, somewhereNew());
    expect(await confirm(id, shownBy(secret, 9))).toEqual(WRONG);
    expect(await logged()).toEqual([{ action: "failed_login", success: false, errorMessage: "Code ist falsch" }]);
    expect(await confirm(id, shownBy(secret))).toMatchObject({ ok: true });
  });

  it("says of a code that was right and has counted already that it was used, and not that it is wrong", async () => {
    const { email, secret } = await comeInWithPhone();
    expect(await confirm(await begin(email, somewhereNew()), shownBy(secret))).toMatchObject({ ok: true });
    expect(await confirm(await begin(email, somewhereNew()), shownBy(secret))).toEqual({ ok: false, reason: "repeated" });
    expect(await logged()).toContainEqual({ action: "failed_login", success: false, errorMessage: "Code war schon benutzt" });
  });

  it("opens nothing for the password alone, and logs nothing yet", async () => {
    const { email } = await comeInWithPhone();
    const id = await begin(email, somewhereNew());
    expect(await findSessionUser(id)).toBeNull();
    expect(await findSessionOwner(id)).toBeNull();
    expect(await logged()).toEqual([]);
    expect(JSON.stringify(await read.pendingLogin.findMany())).not.toContain(id);
  });

  it("opens a session for the right code, once", async () => {
    const { email, userId, secret } = await comeInWithPhone("editor");
    const id = await begin(email, somewhereNew());
    const outcome = await confirm(id, shownBy(secret));
    expect(outcome).toMatchObject({ ok: true, codesLeft: null });
    expect(outcome.ok ? await findSessionUser(outcome.sessionId) : null).toMatchObject({ id: userId, roleName: "editor" });
    expect(await logged()).toEqual([{ action: "login", success: true, errorMessage: null }]);
    expect(await confirm(id, shownBy(secret, 1))).toEqual(OVER);
  });

  it("lets one code in once, from however many browsers it comes at the same moment", async () => {
    const { email, secret } = await comeInWithPhone();
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push(await begin(email, somewhereNew()));
    const outcomes = await Promise.all(ids.map((id) => confirm(id, shownBy(secret))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("says how many recovery codes are left to whoever comes in with one", async () => {
    const { email, codes } = await comeInWithPhone();
    expect(await confirm(await begin(email, somewhereNew()), codes[0] ?? "")).toMatchObject({ ok: true, codesLeft: 9 });
  });

  it("waits five minutes", async () => {
    const { email, secret } = await comeInWithPhone();
    const id = await begin(email, somewhereNew());
    vi.setSystemTime(Date.now() + 5 * MINUTE);
    expect(await confirm(id, shownBy(secret))).toEqual(OVER);
    await begin(email, somewhereNew());
    expect(await read.pendingLogin.count()).toBe(1);
  });

  it("is over when the sessions of the person are ended meanwhile, as by a new password", async () => {
    const { email, userId, secret } = await comeInWithPhone();
    const id = await begin(email, somewhereNew());
    await write((tx) => endSessionsOf(tx, { userId }));
    expect(await confirm(id, shownBy(secret))).toEqual(OVER);
  });

  it("lets nobody in who may not work here any more", async () => {
    const { email, adminUserId, secret } = await comeInWithPhone();
    const id = await begin(email, somewhereNew());
    await write((tx) => tx.adminUser.update({ where: { id: adminUserId }, data: { isActive: false } }));
    expect(await confirm(id, shownBy(secret))).toEqual(WRONG);
  });

  it("gives the session up that the browser held before, when the code is right", async () => {
    const { email, sessionId, secret } = await comeInWithPhone();
    const id = await begin(email, somewhereNew());
    await confirmLogin({ pendingLoginId: id, code: "000000", replaces: sessionId }, somewhereNew());
    expect(await findSessionUser(sessionId)).not.toBeNull();
    await confirmLogin({ pendingLoginId: id, code: shownBy(secret), replaces: sessionId }, somewhereNew());
    expect(await findSessionUser(sessionId)).toBeNull();
  });
});

describe("the limits of the second step", () => {
  it("end at ten codes from one address, also for the right one", async () => {
    const { email, secret } = await comeInWithPhone();
    const place = somewhereNew();
    const id = await begin(email, somewhereNew());
    for (let index = 0; index < 10; index += 1) expect(await confirm(id, "000000", place)).toEqual(WRONG);
    expect(await confirm(id, shownBy(secret), place)).toMatchObject({ ok: false, reason: "tooMany" });
    expect(await confirm(id, shownBy(secret))).toMatchObject({ ok: true });
  });

  it("end at twenty an hour for one account, from wherever they come, also where the person has been before", async () => {
    const { email, secret, codes } = await comeInWithPhone();
    const home = somewhereNew();
    expect(await confirm(await begin(email, home), codes[0] ?? "", home)).toMatchObject({ ok: true });
    const id = await begin(email, home);
    for (let index = 0; index < 20; index += 1) expect(await confirm(id, "000000")).toEqual(WRONG);
    const refused = await confirm(id, shownBy(secret));
    expect(refused).toMatchObject({ ok: false, reason: "tooMany" });
    expect("retryAfterSeconds" in refused && refused.retryAfterSeconds).toBeGreaterThan(15 * 60);
    expect(await confirm(id, shownBy(secret), home)).toMatchObject({ ok: false, reason: "tooMany" });
  });

  it("let no stranger use the codes up who does not know the password", async () => {
    const { email, secret } = await comeInWithPhone();
    for (let index = 0; index < 30; index += 1) {
      await logIn({ email, password: "wrong password", replaces: null }, somewhereNew());
      expect(await confirm("made up", "000000")).toEqual(OVER);
    }
    const home = somewhereNew();
    expect(await confirm(await begin(email, home), shownBy(secret), home)).toMatchObject({ ok: true });
  });

  it("also count those at the same moment", async () => {
    const { email } = await comeInWithPhone();
    const [id, place] = [await begin(email, somewhereNew()), somewhereNew()];
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => confirm(id, "000000", place)));
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "wrong")).toHaveLength(10);
  });

  it("do not count a right code that the database could not take, and count a wrong one that could not be logged", async () => {
    const [{ email, secret }, place] = [await comeInWithPhone(), somewhereNew()];
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

  it("let nobody begin as often as they like who knows only the password", async () => {
    const { email } = await comeInWithPhone();
    const place = somewhereNew();
    for (let index = 0; index < 10; index += 1) await begin(email, place);
    expect(await logIn({ email, password: PASSWORD, replaces: null }, place)).toMatchObject({ reason: "tooMany" });
  });

  it("do not count logins that work", async () => {
    const { email, codes } = await comeInWithPhone();
    const place = somewhereNew();
    for (const code of codes) expect(await confirm(await begin(email, place), code, place)).toMatchObject({ ok: true });
    expect((await logged()).filter(({ action }) => action === "login")).toHaveLength(10);
    await begin(email, place);
  });
});
