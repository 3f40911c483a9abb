/** The kinds of cookies that a visitor may refuse, in the order in which they are shown and stored. */
export const OPTIONAL_CATEGORIES = ["analytics", "marketing", "preferences"] as const;

export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

export type CookieCategory = "necessary" | OptionalCategory;

export type CookiePreferences = { necessary: true } & Record<OptionalCategory, boolean>;

/** The cookie that remembers the choice. Written in plain words, so that the front can read it too. */
export const PREFERENCES_COOKIE = "cookie-preferences";

const SEPARATOR = ".";

/** The preferences in which exactly these categories are allowed. */
export function allowing(categories: readonly OptionalCategory[]): CookiePreferences {
  return {
    necessary: true,
    analytics: categories.includes("analytics"),
    marketing: categories.includes("marketing"),
    preferences: categories.includes("preferences"),
  };
}

/** The value of the cookie: "necessary.marketing". One choice has one value, so there are eight. */
export function storedPreferences(preferences: CookiePreferences): string {
  return ["necessary", ...OPTIONAL_CATEGORIES.filter((category) => preferences[category])].join(SEPARATOR);
}

/** Reads the cookie; null where no choice is stored, which is also what a value says that we never wrote. */
export function preferencesFrom(value: string | null): CookiePreferences | null {
  const [first, ...others] = (value ?? "").split(SEPARATOR);
  if (first !== "necessary" || !others.every(isOptionalCategory)) return null;
  return allowing(others.filter(isOptionalCategory));
}

function isOptionalCategory(word: string): word is OptionalCategory {
  return OPTIONAL_CATEGORIES.some((category) => category === word);
}
