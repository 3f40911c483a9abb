import { serviceAreaOf } from "~/i18n/service-areas";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { shareHeadline } from "~/i18n/share-picture";
import type { Screen } from "~/paths";

/** The key of a screen in the main navigation; the others are named elsewhere. */
const NAVIGATION_KEYS: Partial<Record<Screen, string>> = {
  home: "home",
  vision: "about",
  services: "kino",
  team: "team",
  moderators: "moderatoren",
  sponsors: "partners",
  contact: "contact",
};

/** What the site calls a screen where it stands among others. */
export function pageTitle(screen: Screen, language: Language): string {
  const { navigation, kino, legal, hero, seo } = dictionaryOf(language);
  const area = serviceAreaOf(screen);
  if (area) return kino.areas.items[area].title;
  if (screen === "showreel") return hero.showreel.title;
  if (screen === "cookies") return shareHeadline(seo.cookies.title);
  if (screen === "legalNotice") return legal.notice.title;
  if (screen === "privacy") return legal.privacy.title;
  return navigation.items.find(({ key }) => key === NAVIGATION_KEYS[screen])?.label ?? screen;
}
