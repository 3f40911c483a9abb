import { describe, expect, it } from "vitest";
import { base32, bytesOfBase32, codeOf, groupedByFour, stepAt, stepOfCode } from "~/domain/people/second-factor/codes.server";

/** The secret of the test vectors in both RFCs. */
const SECRET = new TextEncoder().encode("12345678901234567890");

/** RFC 4226, appendix D: the codes of the counters 0 to 9. */
const BY_COUNTER = ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"];

/** RFC 6238, appendix B, SHA-1: seconds since 1970 and a code of eight digits; ours are the last six. */
const BY_TIME = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
] as const;

const at = (seconds: number) => new Date(seconds * 1000);

describe("the code of an authenticator app", () => {
  it("equals the codes of RFC 4226 for each counter", () => {
    expect(BY_COUNTER.map((_, counter) => codeOf(SECRET, counter))).toEqual(BY_COUNTER);
  });

  it.each(BY_TIME)("equals the code of RFC 6238 after %i seconds", (seconds, digits) => {
    const code = digits.slice(-6);
    expect(codeOf(SECRET, stepAt(at(seconds)))).toBe(code);
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it("is valid one step early and one step late, but no further", () => {
    const code = codeOf(SECRET, 1000);
    const found = [998, 999, 1000, 1001, 1002].map((step) => stepOfCode(SECRET, code, at(step * 30)));
    expect(found).toEqual([null, 1000, 1000, 1000, null]);
  });

  it("changes every half minute", () => {
    expect([29, 30, 59, 60].map((seconds) => stepAt(at(seconds)))).toEqual([0, 1, 1, 2]);
  });

  it.each(["", "12345", "1234567", "abcdef"])("is refused as '%s'", (typed) => {
    expect(stepOfCode(SECRET, typed, at(59))).toBeNull();
  });

  it("is invalid for another secret", () => {
    expect(stepOfCode(new TextEncoder().encode("another secret of 20"), codeOf(SECRET, 1), at(59))).toBeNull();
  });
});

describe("base32", () => {
  // RFC 4648, section 10, the values without padding
  it("encodes and decodes a value of the RFC", () => {
    const bytes = new TextEncoder().encode("fooba");
    expect(base32(bytes)).toBe("MZXW6YTB");
    expect(bytesOfBase32("MZXW6YTB")).toEqual(bytes);
  });

  it("decodes what it encoded, for any byte", () => {
    const bytes = Uint8Array.from({ length: 255 }, (_, index) => index);
    expect(bytesOfBase32(base32(bytes))).toEqual(bytes);
  });

  it("is displayed in groups of four", () => {
    expect(groupedByFour("MZXW6YTBAB")).toBe("MZXW 6YTB AB");
  });
});
