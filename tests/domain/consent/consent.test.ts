import { describe, expect, it } from "vitest";
import { preferencesAllowing, EMBED_HOSTS, frameSources, mayLoad, OPTIONAL_CATEGORIES, preferencesFrom, storedPreferences } from "~/domain/consent/consent";
import { mapEmbed } from "~/domain/consent/embed-frame";

const subsets = Array.from({ length: 8 }, (_, bits) => OPTIONAL_CATEGORIES.filter((_category, at) => bits & (1 << at)));

describe("the stored choice", () => {
  it.each(subsets)("comes back as it was made: %s %s %s", (...categories) => {
    const preferences = preferencesAllowing(categories);
    expect(preferences.necessary).toBe(true);
    expect(preferencesFrom(storedPreferences(preferences))).toEqual(preferences);
  });

  it("has eight values in all, of letters that every cookie may carry", () => {
    const values = new Set(subsets.map((categories) => storedPreferences(preferencesAllowing(categories))));
    expect(values.size).toBe(8);
    expect([...values].filter((value) => !/^[a-z.]+$/.test(value))).toEqual([]);
  });

  it("is one choice however it was written", () => {
    const read = preferencesFrom("necessary.preferences.marketing.marketing");
    expect(read && storedPreferences(read)).toBe("necessary.marketing.preferences");
  });

  it.each([null, "", "true", "marketing", "necessary.everything", "necessary.", '{"analytics":true}'])("is none in %j", (value) => {
    expect(preferencesFrom(value)).toBeNull();
  });
});

describe("something from another host", () => {
  it.each(["map", "video"] as const)("%s: is not loaded while nothing was chosen or all was declined", (kind) => {
    expect(mayLoad(kind, { preferences: null, once: null })).toBe(false);
    expect(mayLoad(kind, { preferences: preferencesAllowing([]), once: null })).toBe(false);
  });

  it("is loaded by the category that stands for it, and by no other", () => {
    const loadedBy = (kind: "map" | "video") =>
      OPTIONAL_CATEGORIES.filter((category) => mayLoad(kind, { preferences: preferencesAllowing([category]), once: null }));
    expect({ map: loadedBy("map"), video: loadedBy("video") }).toEqual({ map: ["preferences"], video: ["marketing"] });
  });

  it("is loaded once by whoever asks for it once, whatever else was declined", () => {
    const consent = { preferences: preferencesAllowing([]), once: "map" } as const;
    expect([mayLoad("map", consent), mayLoad("video", consent)]).toEqual([true, false]);
  });

  it("is a map of wherever the address is, with a mark there", () => {
    const { searchParams } = new URL(mapEmbed({ latitude: 40.5, longitude: 3.25 }).url);
    expect(searchParams.get("marker")).toBe("40.5,3.25");
    expect(searchParams.get("bbox")).toBe("3.23900,40.49400,3.26100,40.50600");
  });

  it("has its host, and no other, in the policy of its page", () => {
    expect(frameSources("map")).toEqual(["https://www.openstreetmap.org"]);
    expect(frameSources("video")).toEqual(["https://www.youtube-nocookie.com", "https://player.vimeo.com"]);
    expect(Object.keys(EMBED_HOSTS)).toHaveLength(3);
  });
});
