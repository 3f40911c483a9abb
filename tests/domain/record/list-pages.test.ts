import { describe, expect, it } from "vitest";
import { truncated } from "~/domain/record/list-pages";

describe("the beginning of a text", () => {
  it("ends between two words, and leaves a text alone that is short enough", () => {
    expect(truncated("Licht und Ton", 11)).toBe("Licht und\u00a0…");
    expect(truncated("Licht und Ton", 13)).toBe("Licht und Ton");
  });

  it("does not end within an emoji", () => {
    expect(truncated("🎬🎬🎬", 3)).toBe("🎬\u00a0…");
    expect(truncated("🎬🎬🎬", 4)).toBe("🎬🎬\u00a0…");
  });
});
