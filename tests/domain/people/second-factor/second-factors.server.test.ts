import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { acceptCode, findSecondFactor } from "~/domain/people/second-factor/second-factors.server";
import { read, write } from "~/platform/database.server";
import { emptyOffice } from "../access/factories";
import { createPersonWithPhone, shownBy } from "./phone";

function accept(userId: string, code: string) {
  return write((tx) => acceptCode(tx, { userId, code }));
}

beforeEach(async () => {
  // no half minute ends during a test
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:10Z") });
  await emptyOffice();
});

afterEach(() => vi.useRealTimers());

describe("a code from an authenticator app", () => {
  it("is accepted once", async () => {
    const { userId, secret } = await createPersonWithPhone();
    const code = shownBy(secret);
    expect([await accept(userId, code), await accept(userId, code)]).toEqual(["app", "repeated"]);
  });

  it("is accepted once when it is sent twenty times at the same moment", async () => {
    const { userId, secret } = await createPersonWithPhone();
    const code = shownBy(secret);
    const proofs = await Promise.all(Array.from({ length: 20 }, () => accept(userId, code)));
    expect(proofs.toSorted()).toEqual(["app", ...Array<string>(19).fill("repeated")]);
  });

  it("is refused after a later code was accepted", async () => {
    const { userId, secret } = await createPersonWithPhone();
    expect(await accept(userId, shownBy(secret, 1))).toBe("app");
    expect(await accept(userId, shownBy(secret))).toBe("repeated");
  });

  it("is accepted again, once, after a clock that was ahead was set right", async () => {
    const { userId, secret } = await createPersonWithPhone();
    vi.setSystemTime(new Date("2026-11-22T12:00:10Z"));
    expect(await accept(userId, shownBy(secret))).toBe("app");
    vi.setSystemTime(new Date("2026-11-21T12:01:10Z"));
    const code = shownBy(secret);
    expect([await accept(userId, code), await accept(userId, code)]).toEqual(["app", "repeated"]);
  });

  it("is wrong two steps away", async () => {
    const { userId, secret } = await createPersonWithPhone();
    expect([await accept(userId, shownBy(secret, 2)), await accept(userId, shownBy(secret, -2))]).toEqual(["wrong", "wrong"]);
  });

  it("may contain spaces", async () => {
    const { userId, secret } = await createPersonWithPhone();
    expect(await accept(userId, ` ${shownBy(secret).slice(0, 3)} ${shownBy(secret).slice(3)} `)).toBe("app");
  });

  it("of another person is wrong", async () => {
    const [ana, other] = [await createPersonWithPhone(), await createPersonWithPhone()];
    expect(await accept(ana.userId, shownBy(other.secret))).toBe("wrong");
  });

  it("is wrong for people without a second factor", async () => {
    const { secret } = await createPersonWithPhone();
    expect(await accept("nobody", shownBy(secret))).toBe("wrong");
  });
});

describe("a recovery code", () => {
  it("is accepted once, and one fewer is left", async () => {
    const { userId, codes } = await createPersonWithPhone();
    const [code = ""] = codes;
    expect([await accept(userId, code), await accept(userId, code)]).toEqual(["recovery", "wrong"]);
    expect(await findSecondFactor(userId)).toMatchObject({ codesLeft: 9 });
  });

  it("is accepted once when it is sent twenty times at the same moment", async () => {
    const { userId, codes } = await createPersonWithPhone();
    const proofs = await Promise.all(Array.from({ length: 20 }, () => accept(userId, codes[3] ?? "")));
    expect(proofs.filter((proof) => proof === "recovery")).toHaveLength(1);
  });

  it("may be typed in lower case and without hyphens", async () => {
    const { userId, codes } = await createPersonWithPhone();
    expect(await accept(userId, (codes[0] ?? "").toLowerCase().replaceAll("-", " "))).toBe("recovery");
  });

  it("of another person is wrong and stays valid for that person", async () => {
    const [ana, other] = [await createPersonWithPhone(), await createPersonWithPhone()];
    expect(await accept(ana.userId, other.codes[0] ?? "")).toBe("wrong");
    expect(await accept(other.userId, other.codes[0] ?? "")).toBe("recovery");
  });
});

describe("the stored second factor", () => {
  it("reveals neither the secret nor a code", async () => {
    const { secret, codes } = await createPersonWithPhone();
    const rows = JSON.stringify([await read.secondFactor.findMany(), await read.recoveryCode.findMany(), await read.change.findMany()]);
    expect([secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))].filter((text) => rows.includes(text))).toEqual([]);
  });

  it("is bound to its person: in another row it accepts no code", async () => {
    const [ana, other] = [await createPersonWithPhone(), await createPersonWithPhone()];
    const row = await read.secondFactor.findUniqueOrThrow({ where: { userId: other.userId } });
    await write((tx) => tx.secondFactor.update({ where: { userId: ana.userId }, data: { secret: row.secret } }));
    expect(await accept(ana.userId, shownBy(other.secret))).toBe("wrong");
  });

  it("leaves the recovery codes valid when the secret cannot be decrypted", async () => {
    const { userId, secret, codes } = await createPersonWithPhone();
    const row = await read.secondFactor.findUniqueOrThrow({ where: { userId } });
    const changed = `${row.secret.startsWith("A") ? "B" : "A"}${row.secret.slice(1)}`;
    await write((tx) => tx.secondFactor.update({ where: { userId }, data: { secret: changed } }));
    expect([await accept(userId, shownBy(secret)), await accept(userId, codes[0] ?? "")]).toEqual(["wrong", "recovery"]);
  });
});
