import { verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { logIn } from "~/domain/people/access/login.server";
import { findSessionUser } from "~/domain/people/access/sessions.server";
import { recordFailedLogin } from "~/domain/people/login-log/login-logs.server";
import { read, write } from "~/platform/database.server";
import { hashPassword } from "~/platform/password-hash.server";
import { until } from "../../../harness/until";
import { countStatements } from "../../team/statements";
import { emptyOffice, employ, PASSWORD, somewhereNew } from "./factories";

// counts the verifications, because the time says nothing on a busy machine; the real function still runs
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const real = await importOriginal<typeof import("@node-rs/argon2")>();
  return { ...real, verify: vi.fn(real.verify) };
});

const WRONG = { ok: false, reason: "wrong" };

function attempt(email: string, password = PASSWORD) {
  return logIn({ email, password, replaces: null }, somewhereNew());
}

beforeEach(async () => {
  await emptyOffice();
  vi.clearAllMocks();
});

describe("the login", () => {
  // runs first, while no other test can still be writing to the log
  it("runs as many queries for an unknown person as for a known one before it checks the password, so that the time reveals nothing", async () => {
    const statements = async (email: string) => {
      const looked = new Promise<void>((resolve) => {
        vi.mocked(verify).mockImplementationOnce(() => (resolve(), Promise.reject(new Error("password check skipped"))));
      });
      const count = await countStatements(() => (attempt(email).catch(() => null), looked));
      await until("the attempt is no longer counted", async () => (await read.rateLimit.count({ where: { points: { gt: 0 } } })) === 0);
      return count;
    };
    const [active, inactive] = [await employ(), await employ({ isActive: false })];
    const counts = [await statements(active.email), await statements(inactive.email), await statements("nobody@calima.example")];
    expect(new Set(counts).size, counts.join()).toBe(1);
  });

  it("opens a session with a new id for the right password", async () => {
    const { email, userId } = await employ({ role: "editor" });
    const [first, second] = [await attempt(email), await attempt(email)];
    expect(first.ok && second.ok && first.sessionId !== second.sessionId).toBe(true);
    expect(first.ok ? await findSessionUser(first.sessionId) : null).toMatchObject({ id: userId, roleName: "editor" });
  });

  it("does not store the session id itself", async () => {
    const { email } = await employ();
    const outcome = await attempt(email);
    const rows = await read.session.findMany();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(outcome.ok ? outcome.sessionId : "no session");
  });

  it("ends the session that the browser had before", async () => {
    const { email } = await employ();
    const before = await attempt(email);
    const replaces = before.ok ? before.sessionId : null;
    await logIn({ email, password: PASSWORD, replaces }, somewhereNew());
    expect(await findSessionUser(replaces ?? "")).toBeNull();
    expect(await read.session.count()).toBe(1);
  });

  it("answers a wrong password and an unknown e-mail alike after the same work, and tells inactive people so only with the right password", async () => {
    const passwordHash = (await hashPassword(PASSWORD)) ?? "";
    const [active, inactive] = [await employ({ passwordHash }), await employ({ passwordHash, isActive: false })];
    const tries = [
      [active.email, "wrong password"],
      ["nobody@calima.example", PASSWORD],
      [inactive.email, "wrong password"],
      [inactive.email, PASSWORD],
    ] as const;
    for (const [email, password] of tries) {
      vi.clearAllMocks();
      const isKnown = email === inactive.email && password === PASSWORD;
      expect(await attempt(email, password)).toEqual(isKnown ? { ok: false, reason: "inactive" } : WRONG);
      expect(vi.mocked(verify).mock.calls.map(([hash]) => costOf(hash))).toEqual(["$argon2id$v=19$m=19456,t=2,p=1"]);
    }
    expect(await read.session.count()).toBe(0);
  });

  it("never accepts the decoy hash of an unknown e-mail", async () => {
    vi.mocked(verify).mockResolvedValueOnce(true);
    expect(await attempt("nobody@calima.example")).toEqual(WRONG);
  });

  it("refuses a password that was changed during the check, without calling the person inactive", async () => {
    const { email, userId } = await employ();
    const { verify: look } = await vi.importActual<typeof import("@node-rs/argon2")>("@node-rs/argon2");
    vi.mocked(verify).mockImplementationOnce(async (hash, password) => {
      const isRight = await look(hash, password);
      await write((tx) => tx.adminProfile.update({ where: { id: userId }, data: { passwordHash: "another one" } }));
      return isRight;
    });
    expect(await attempt(email)).toEqual(WRONG);
    expect(await read.session.count()).toBe(0);
  });

  it("accepts a password in any Unicode form", async () => {
    const { email } = await employ();
    expect(await attempt(email, PASSWORD.normalize("NFD"))).toMatchObject({ ok: true });
  });
});

describe("the login log", () => {
  it("contains who logged in or failed, with reason, address and browser", async () => {
    const person = await employ();
    const inactive = await employ({ isActive: false });
    await attempt(person.email);
    await attempt(person.email, "wrong password");
    await attempt("nobody@calima.example");
    await attempt(inactive.email);
    await until("all four attempts are logged", async () => (await read.loginLog.count()) === 4);
    const rows = await read.loginLog.findMany({ orderBy: { createdAt: "asc" } });
    expect(rows.map(({ action, success, adminUserId, errorMessage }) => ({ action, success, adminUserId, errorMessage }))).toEqual([
      { action: "login", success: true, adminUserId: person.adminUserId, errorMessage: null },
      { action: "failed_login", success: false, adminUserId: person.adminUserId, errorMessage: "E-Mail oder Passwort ist falsch." },
      { action: "failed_login", success: false, adminUserId: null, errorMessage: "E-Mail oder Passwort ist falsch." },
      { action: "failed_login", success: false, adminUserId: inactive.adminUserId, errorMessage: "Benutzer ist nicht aktiv" },
    ]);
    expect(rows.every(({ userAgent, ipAddress }) => userAgent.startsWith("Mozilla") && ipAddress.startsWith("2001:db8:"))).toBe(true);
  });

  it("truncates the user agent", async () => {
    await recordFailedLogin({ userId: null, adminUserId: null, visit: { ...somewhereNew(), userAgent: "x".repeat(5_000) } });
    expect((await read.loginLog.findFirst())?.userAgent).toHaveLength(300);
  });
});

function costOf(hash: string | Uint8Array) {
  return String(hash).split("$").slice(0, 4).join("$");
}
