import * as argon2 from "@node-rs/argon2";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hashPassword, verifyPassword } from "~/platform/password-hash.server";

// counts the running hashes; the real functions still run
vi.mock("@node-rs/argon2", async (importOriginal) => {
  const real = await importOriginal<typeof import("@node-rs/argon2")>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

beforeEach(() => {
  vi.clearAllMocks();
});

describe("a password's hash", () => {
  it("is an argon2id hash with a random salt, and matches its password only", async () => {
    const [first, second] = [await hashPassword("Fünf Inseln"), await hashPassword("Fünf Inseln")];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword("Fünf Inseln", first)).toBe(true);
    expect(await verifyPassword("Fuenf Inseln", first)).toBe(false);
  });

  it("matches the password in any Unicode form", async () => {
    const stored = await hashPassword("Fünf Inseln".normalize("NFC"));
    expect(await verifyPassword("Fünf Inseln".normalize("NFD"), stored)).toBe(true);
  });

  it("takes the same work without a stored hash, and never matches", async () => {
    vi.mocked(argon2.verify).mockResolvedValueOnce(true);
    expect(await verifyPassword("anything", null)).toBe(false);
    expect(String(vi.mocked(argon2.verify).mock.calls[0]?.[0])).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe("many passwords at once", () => {
  it("are hashed one after another, so that they need the memory of one", async () => {
    let atWork = 0;
    let mostAtWork = 0;
    const { verify } = await vi.importActual<typeof import("@node-rs/argon2")>("@node-rs/argon2");
    vi.mocked(argon2.verify).mockImplementation(async (...given) => {
      atWork += 1;
      mostAtWork = Math.max(mostAtWork, atWork);
      return verify(...given).finally(() => (atWork -= 1));
    });
    const answers = await Promise.all(Array.from({ length: 30 }, () => verifyPassword("anything", null)));
    expect({ mostAtWork, answers: answers.length }).toEqual({ mostAtWork: 1, answers: 30 });
  });

  it("are rejected while the queue is full", async () => {
    vi.mocked(argon2.verify).mockResolvedValue(false);
    const waiting = Array.from({ length: 202 }, () => verifyPassword("anything", null));
    expect((await Promise.all(waiting)).filter((answer) => answer === null)).toHaveLength(1);
  });
});
