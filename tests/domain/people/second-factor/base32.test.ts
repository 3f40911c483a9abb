import { describe, expect, it } from "vitest";
import { base32, bytesOfBase32, inFours } from "~/domain/people/second-factor/base32";

describe("base32", () => {
  // RFC 4648, section 10: those without padding
  it("writes and reads the words of the RFC", () => {
    const bytes = new TextEncoder().encode("fooba");
    expect(base32(bytes)).toBe("MZXW6YTB");
    expect(bytesOfBase32("MZXW6YTB")).toEqual(bytes);
  });

  it("loses nothing of any byte", () => {
    const bytes = Uint8Array.from({ length: 255 }, (_, index) => index);
    expect(bytesOfBase32(base32(bytes))).toEqual(bytes);
  });

  it("is read in groups of four", () => {
    expect(inFours("MZXW6YTBAB")).toBe("MZXW 6YTB AB");
  });
});
