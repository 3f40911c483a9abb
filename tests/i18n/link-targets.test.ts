import { matchPath } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { dictionaryOf } from "~/i18n/i18n";
import { LANGUAGES } from "~/i18n/languages";
import { listUrls } from "../harness/urls";

const NAVIGATION = {
  es: ["/", "/vision", "/services", "/equipo", "/moderatoren", "/sponsoren", "/contacto"],
  en: ["/", "/vision", "/services", "/team", "/moderatoren", "/sponsoren", "/contact"],
  de: ["/", "/vision", "/services", "/team", "/moderatoren", "/sponsoren", "/kontakt"],
};

const FOOTER = {
  es: ["/vision", "/services", "/equipo", "/moderadores", "/patrocinadores", "/aviso-legal", "/privacidad"],
  en: ["/team", "/moderators", "/sponsors", "/legal-notice", "/privacy"],
  de: ["/impressum", "/datenschutz"],
};

/** The screens of the site by path, without layouts and the catch-all route. */
const screens = (await listUrls()).filter(({ id, isLayout }) => id.startsWith("site/") && !isLayout);

function isScreen(path: string): boolean {
  return path === "/" || screens.some(({ pattern }) => matchPath(pattern.replace("/:lang?", ""), path) !== null);
}

describe.each(LANGUAGES)("links in %s", (language) => {
  const { navigation, footer, hero } = dictionaryOf(language);
  const footerItems = [...footer.groups.company.items, ...footer.groups.legal.items];
  const footerTargets = footerItems.flatMap(({ href }) => href ?? []);

  it("lead from the navigation to the specified pages", () => {
    expect(navigation.items.map(({ href }) => href)).toEqual(NAVIGATION[language]);
    expect(navigation.items.map(({ key }) => key)).toEqual([
      "home", "about", "kino", "team", "moderatoren", "partners", "contact",
    ]);
  });

  it("lead from the footer to the specified pages", () => {
    expect(footerTargets).toEqual(expect.arrayContaining(FOOTER[language]));
  });

  it("lead to existing pages", () => {
    const targets = [...NAVIGATION[language], ...footerTargets, hero.cta.href];
    expect(targets.filter((target) => !isScreen(target))).toEqual([]);
  });

  it("include the cookie settings, without an address", () => {
    expect(footerItems.filter(({ href }) => href === undefined).map(({ key }) => key)).toEqual(["cookies"]);
  });
});

describe("the table of URLs", () => {
  it("does not contain an unknown page", () => {
    expect(isScreen("/nirgends")).toBe(false);
  });
});
