import { describe, expect, it } from "vitest";
import { allowing, OPTIONAL_CATEGORIES } from "~/domain/consent/cookie-preferences";
import { EMBED_HOSTS, frameSources, mayLoad } from "~/domain/consent/embeds";

describe("something from another host", () => {
  it.each(["map", "video"] as const)("%s: is not loaded while nothing was chosen or all was declined", (kind) => {
    expect(mayLoad(kind, { preferences: null, once: null })).toBe(false);
    expect(mayLoad(kind, { preferences: allowing([]), once: null })).toBe(false);
  });

  it("is loaded by the category that stands for it, and by no other", () => {
    const loadedBy = (kind: "map" | "video") =>
      OPTIONAL_CATEGORIES.filter((category) => mayLoad(kind, { preferences: allowing([category]), once: null }));
    expect({ map: loadedBy("map"), video: loadedBy("video") }).toEqual({ map: ["preferences"], video: ["marketing"] });
  });

  it("is loaded once by who asks for it once, whatever else was declined", () => {
    const consent = { preferences: allowing([]), once: "map" } as const;
    expect([mayLoad("map", consent), mayLoad("video", consent)]).toEqual([true, false]);
  });

  it("has its host, and no other, in the policy of its page", () => {
    expect(frameSources("map")).toEqual(["https://www.openstreetmap.org"]);
    expect(frameSources("video")).toEqual(["https://www.youtube-nocookie.com", "https://player.vimeo.com"]);
    expect(Object.keys(EMBED_HOSTS)).toHaveLength(3);
  });
});
