import { describe, expect, it } from "vitest";
import { EMBED_HOSTS, frameSources, mayLoad, OPTIONAL_CATEGORIES, preferencesFrom, storedPreferences } from "~/domain/consent/consent";
import { mapEmbed } from "~/domain/consent/embed-frame";

const subsets = Array.from({ length: 8 }, (_, bits) => OPTIONAL_CATEGORIES.filter((_category, at) => bits & (1 << at)));

describe("the stored choice", () => {
  it.each(subsets)("is read back unchanged: %s %s %s", (...categories) => {
    expect(storedPreferences(categories)).toMatch(/^necessary/);
    expect(preferencesFrom(storedPreferences(categories))).toEqual(categories);
  });

  it("has eight values, all of characters that are valid in a cookie", () => {
    const values = new Set(subsets.map((categories) => storedPreferences(categories)));
    expect(values.size).toBe(8);
    expect([...values].filter((value) => !/^[a-z.]+$/.test(value))).toEqual([]);
  });

  it("ignores order and duplicates", () => {
    const read = preferencesFrom("necessary.preferences.marketing.marketing");
    expect(read && storedPreferences(read)).toBe("necessary.marketing.preferences");
  });

  it.each([null, "", "true", "marketing", "necessary.everything", "necessary.", '{"analytics":true}'])("is null for the invalid value %j", (value) => {
    expect(preferencesFrom(value)).toBeNull();
  });
});

describe("third-party content", () => {
  it.each(["map", "video"] as const)("%s: is not loaded before a choice or after all categories were declined", (kind) => {
    expect(mayLoad(kind, { preferences: null, once: null })).toBe(false);
    expect(mayLoad(kind, { preferences: [], once: null })).toBe(false);
  });

  it("is loaded by its own category only", () => {
    const loadedBy = (kind: "map" | "video") =>
      OPTIONAL_CATEGORIES.filter((category) => mayLoad(kind, { preferences: [category], once: null }));
    expect({ map: loadedBy("map"), video: loadedBy("video") }).toEqual({ map: ["preferences"], video: ["marketing"] });
  });

  it("is loaded once when the visitor asks for it once, even if all categories were declined", () => {
    const consent = { preferences: [], once: "map" } as const;
    expect([mayLoad("map", consent), mayLoad("video", consent)]).toEqual([true, false]);
  });

  it("centres the map on the company's coordinates, with a marker there", () => {
    const { searchParams } = new URL(mapEmbed({ latitude: 40.5, longitude: 3.25 }).url);
    expect(searchParams.get("marker")).toBe("40.5,3.25");
    expect(searchParams.get("bbox")).toBe("3.23900,40.49400,3.26100,40.50600");
  });

  it("allows only its own hosts in the content security policy", () => {
    expect(frameSources("map")).toEqual(["https://www.openstreetmap.org"]);
    expect(frameSources("video")).toEqual(["https://www.youtube-nocookie.com", "https://player.vimeo.com"]);
    expect(Object.keys(EMBED_HOSTS)).toHaveLength(3);
  });
});
