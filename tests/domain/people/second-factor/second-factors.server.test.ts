import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { acceptCode, findSecondFactor } from "~/domain/people/second-factor/second-factors.server";
import { read, write } from "~/platform/database.server";
import { emptyOffice } from "../access/factories";
import { comeInWithPhone, shownBy } from "./phone";

function accept(userId: string, code: string) {
  return write((tx) => acceptCode(tx, { userId, code }));
}

beforeEach(async () => {
  // why: no half minute ends in the middle of a test
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:10Z") });
  await emptyOffice();
});

afterEach(() => vi.useRealTimers());

describe("a code from the app", () => {
  it("counts once", async () => {
    const { userId, secret } = await comeInWithPhone();
    const code = shownBy(secret);
    expect([await accept(userId, code), await accept(userId, code)]).toEqual(["app", "repeated"]);
  });

  it("counts once also when it comes twenty times at the same moment", async () => {
    const { userId, secret } = await comeInWithPhone();
    const code = shownBy(secret);
    const proofs = await Promise.all(Array.from({ length: 20 }, () => accept(userId, code)));
    expect(proofs.toSorted()).toEqual(["app", ...Array<string>(19).fill("repeated")]);
  });

  it("counts no more when a later one has counted", async () => {
    const { userId, secret } = await comeInWithPhone();
    expect(await accept(userId, shownBy(secret, 1))).toBe("app");
    expect(await accept(userId, shownBy(secret))).toBe("repeated");
  });

  it("counts again, and once, when the clock was ahead and is set right", async () => {
    const { userId, secret } = await comeInWithPhone();
    vi.setSystemTime(new Date("2026-11-22T12:00:10Z"));
    expect(await accept(userId, shownBy(secret))).toBe("app");
    vi.setSystemTime(new Date("2026-11-21T12:01:10Z"));
    const code = shownBy(secret);
    expect([await accept(userId, code), await accept(userId, code)]).toEqual(["app", "repeated"]);
  });

  it("of two steps away is wrong", async () => {
    const { userId, secret } = await comeInWithPhone();
    expect([await accept(userId, shownBy(secret, 2)), await accept(userId, shownBy(secret, -2))]).toEqual(["wrong", "wrong"]);
  });

  it("is read as people type it", async () => {
    const { userId, secret } = await comeInWithPhone();
    expect(await accept(userId, ` ${shownBy(secret).slice(0, 3)} ${shownBy(secret).slice(3)} `)).toBe("app");
  });

  it("of somebody else is wrong", async () => {
    const [ana, other] = [await comeInWithPhone(), await comeInWithPhone()];
    expect(await accept(ana.userId, shownBy(other.secret))).toBe("wrong");
  });

  it("opens nothing for people who have no second factor", async () => {
    const { secret } = await comeInWithPhone();
    expect(await accept("nobody", shownBy(secret))).toBe("wrong");
  });
});

describe("a recovery code", () => {
  it("counts once, and one less is left", async () => {
    const { userId, codes } = await comeInWithPhone();
    const [code = ""] = codes;
    expect([await accept(userId, code), await accept(userId, code)]).toEqual(["recovery", "wrong"]);
    expect(await findSecondFactor(userId)).toMatchObject({ codesLeft: 9 });
  });

  it("counts once also when it comes twenty times at the same moment", async () => {
    const { userId, codes } = await comeInWithPhone();
    const proofs = await Promise.all(Array.from({ length: 20 }, () => accept(userId, codes[3] ?? "")));
    expect(proofs.filter((proof) => proof === "recovery")).toHaveLength(1);
  });

  it("is read in small letters and without dashes", async () => {
    const { userId, codes } = await comeInWithPhone();
    expect(await accept(userId, (codes[0] ?? "").toLowerCase().replaceAll("-", " "))).toBe("recovery");
  });

  it("of somebody else is wrong, and stays theirs", async () => {
    const [ana, other] = [await comeInWithPhone(), await comeInWithPhone()];
    expect(await accept(ana.userId, other.codes[0] ?? "")).toBe("wrong");
    expect(await accept(other.userId, other.codes[0] ?? "")).toBe("recovery");
  });
});

describe("what is stored", () => {
  it("shows neither the secret nor a code", async () => {
    const { secret, codes } = await comeInWithPhone();
    const rows = JSON.stringify([await read.secondFactor.findMany(), await read.recoveryCode.findMany(), await read.change.findMany()]);
    expect([secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))].filter((text) => rows.includes(text))).toEqual([]);
  });

  it("opens for nobody else: a row that is moved makes no code right", async () => {
    const [ana, other] = [await comeInWithPhone(), await comeInWithPhone()];
    const row = await read.secondFactor.findUniqueOrThrow({ where: { userId: other.userId } });
    await write((tx) => tx.secondFactor.update({ where: { userId: ana.userId }, data: { secret: row.secret } }));
    expect(await accept(ana.userId, shownBy(other.secret))).toBe("wrong");
  });

  it("leaves the recovery codes as the way in when the secret cannot be opened", async () => {
    const { userId, secret, codes } = await comeInWithPhone();
    const row = await read.secondFactor.findUniqueOrThrow({ where: { userId } });
    const changed = `${row.secret.startsWith("A") ? "B" : "A"}${row.secret.slice(1)}`;
    await write((tx) => tx.secondFactor.update({ where: { userId }, data: { secret: changed } }));
    expect([await accept(userId, shownBy(secret)), await accept(userId, codes[0] ?? "")]).toEqual(["wrong", "recovery"]);
  });
});
