import { describe, expect, it } from "vitest";
import { allowing, OPTIONAL_CATEGORIES, preferencesFrom, storedPreferences } from "~/domain/consent/cookie-preferences";

const subsets = Array.from({ length: 8 }, (_, bits) => OPTIONAL_CATEGORIES.filter((_category, at) => bits & (1 << at)));

describe("the stored choice", () => {
  it.each(subsets)("comes back as it was made: %s %s %s", (...categories) => {
    const preferences = allowing(categories);
    expect(preferences.necessary).toBe(true);
    expect(preferencesFrom(storedPreferences(preferences))).toEqual(preferences);
  });

  it("has eight values in all, of letters that every cookie may carry", () => {
    const values = new Set(subsets.map((categories) => storedPreferences(allowing(categories))));
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
