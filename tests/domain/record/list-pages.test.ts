import { describe, expect, it } from "vitest";
import { truncated } from "~/domain/record/list-pages";

describe("a truncated text", () => {
  it("ends between two words, and a short text stays whole", () => {
    expect(truncated("Licht und Ton", 11)).toBe("Licht und\u00a0…");
    expect(truncated("Licht und Ton", 13)).toBe("Licht und Ton");
  });

  it("is not cut within an emoji", () => {
    expect(truncated("🎬🎬🎬", 3)).toBe("🎬\u00a0…");
    expect(truncated("🎬🎬🎬", 4)).toBe("🎬🎬\u00a0…");
  });
});
