import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, it } from "vitest";
import { PreviewBanner } from "~/domain/desk/preview-banner";
import { Crew } from "~/domain/podcast-crew/podcast-crew-card";
import { SponsorSections } from "~/domain/sponsors/sponsors-card";
import { companyFrom, USUAL_FACTS } from "~/i18n/company";
import { dictionaryOf, i18nOf } from "~/i18n/i18n";
import { type Language, LANGUAGES } from "~/i18n/languages";
import { textsOf } from "~/i18n/page-labels";
import { prefixedPath, type Screen, splitPrefix } from "~/paths";
import { ContactMap } from "~/ui/site/contact-map";
import { EmailLink } from "~/ui/site/email-link";
import { HomeHero } from "~/ui/site/home-hero";
import { PageHero } from "~/ui/site/page-parts";
import { Picture } from "~/ui/site/picture";
import { ReadMore, ReadMoreDialog } from "~/ui/site/read-more";
import { SiteHeader } from "~/ui/site/site-header";

const html = renderToStaticMarkup;

const COMPANY = companyFrom(USUAL_FACTS);

function siteAt(screen: Screen, language: Language = "de") {
  return { language, ...splitPrefix(prefixedPath(screen, language)) };
}

it("an e-mail address may break after @ and dots", () => {
  expect(html(<EmailLink address="hola@calima.example" />)).toBe('<a href="mailto:hola@calima.example">hola@<wbr/>calima.<wbr/>example</a>');
});

it("a preview banner shows its end in the date format of each language", () => {
  const until = new Date("2026-11-28T08:51:00Z");
  const shownIn = (language: Language) => inLanguage(language, <PreviewBanner site={siteAt("home", language)} until={until} />);
  expect(shownIn("en")).toContain("until 28 Nov 2026, 09:51.");
  expect(shownIn("es")).toContain("hasta el 28 nov 2026, 9:51.");
  expect(shownIn("de")).toContain("28.11.2026, 09:51");
});

it("a sponsor without a logo has its name in place of it, and without a description no paragraph", () => {
  const sponsor = { id: "1", name: "Far Obert", category: "Radio", description: "", websiteUrl: "", logoUrl: "", picture: null, germanTexts: [], version: 1 };
  const shownWith = (description: string) =>
    inLanguage("de", <SponsorSections sponsors={{ state: "ready", value: [{ ...sponsor, description }] }} site={siteAt("sponsors")} />);
  expect(shownWith("Licht")).toContain('<p class="read-more">Licht</p>');
  expect(shownWith("")).not.toMatch(/<p\b/);
  expect(shownWith("")).toContain('<li class="sponsor"><div class="picture sponsor-name" aria-hidden="true">Far Obert</div><h3>Far Obert</h3></li>');
});

describe("a long text", () => {
  const text = "Ein Satz, der länger ist als das, was zuerst von ihm zu sehen ist.";

  it.each(LANGUAGES)("in %s opens and closes with one control that has a short name", (language) => {
    const { readMore, readLess, readSubject } = dictionaryOf(language).frame;
    const shown = inLanguage(language, <ReadMore name="Elena Marqués" text={text} length={20} language={language} />);
    const summary = /<summary>.*<\/summary>/.exec(shown)?.[0] ?? "";
    expect(textIn(summary)).toBe(`${readMore}${readLess} ${readSubject.replace("{{name}}", "Elena Marqués")}`);
    expect(shown).toContain(`<p>${text}</p></details>`);
  });

  it("opens in a dialog with a button of the same name", () => {
    const shown = inLanguage("de", <ReadMoreDialog id="a" name="Far Obert" text={text} length={20} language="de" />);
    expect(textIn(/<button.*?<\/button>/.exec(shown)?.[0] ?? "")).toBe("Weiterlesen über Far Obert");
  });

  it.each(["Ein Satz … und noch viel mehr.", "Ein Satz... und noch viel mehr.", "Ein Satz; und noch viel mehr."])("is truncated with a single ellipsis: %s", (long) => {
    const shown = inLanguage("de", <ReadMore name="Far Obert" text={long} length={12} language="de" />);
    expect(textIn(/<p class="read-more-start".*?<\/p>/.exec(shown)?.[0] ?? "")).toBe("Ein Satz…");
  });
});

it("a picture uses the alternative text from staff, or else one from its record", () => {
  const altOf = (alt: string) => {
    const picture = { src: "/a.webp", srcSet: "/a.webp 9w", width: 9, height: 9, alt };
    return /alt="([^"]*)"/.exec(html(<Picture picture={picture} alt="Porträt von Elena" sizes="9px" shape="portrait" />))?.[1];
  };
  expect([altOf("Elena am Strand"), altOf("")]).toEqual(["Elena am Strand", "Porträt von Elena"]);
});

describe("the main menu in both forms, as a row and on a phone", () => {
  it.each([
    ["services", '<a href="/de/services" aria-current="page">Leistungen</a>'],
    ["radio", '<a href="/de/services" aria-current="true">Leistungen</a>'],
    ["podcast", '<a href="/de/services" aria-current="true">Leistungen</a>'],
    ["team", '<a href="/de/team" aria-current="page">Team</a>'],
  ] as const)("marks only the current entry on %s", (screen, current) => {
    const shown = html(<SiteHeader site={siteAt(screen)} company={COMPANY} />).replaceAll(/<form.*?<\/form>/g, "");
    expect(shown.match(/<a [^>]*aria-current.*?<\/a>/g)).toEqual([current, current]);
  });

  it("marks no entry on a page that is not in the menu", () => {
    expect(html(<SiteHeader site={siteAt("cookies")} company={COMPANY} />).replaceAll(/<form.*?<\/form>/g, "")).not.toContain("aria-current");
  });
});

it("the menu has no line for a missing mobile number", () => {
  const shown = html(<SiteHeader site={siteAt("home")} company={companyFrom({ ...USUAL_FACTS, mobile: "" })} />);
  expect(shown.match(/href="tel:[^"]*"/g)).toEqual(['href="tel:+34971000000"']);
  const [, lines = ""] = /<ul class="contact-lines">(.*?)<\/ul>/.exec(shown) ?? [];
  expect(lines.match(/<li>/g)).toHaveLength(2);
});

describe("the slogan of the start page", () => {
  const headline = (language: Language, saved: Record<string, string>) =>
    /<h1.*?>/.exec(html(<HomeHero site={siteAt("home", language)} text={textsOf("home", language, saved)} />))?.[0];

  it("is marked as English on pages in other languages", () => {
    for (const language of LANGUAGES) expect(headline(language, {})).toBe(language === "en" ? "<h1>" : '<h1 lang="en">');
  });

  it("has the language of the page when staff wrote their own slogan", () => {
    expect(headline("de", { hero_tagline: "Bilder, die bleiben" })).toBe("<h1>");
  });

  it.each([
    ["de", "Medien, die anregen, Inhalte, die bewegen", ["Medien, die anregen, ", "Inhalte, die bewegen "]],
    ["es", "Medios que inspiran, contenidos que mueven", ["Medios que inspiran, ", "contenidos que mueven "]],
  ] as const)("in %s has a line for each phrase", (language, tagline, lines) => {
    const shown = html(<HomeHero site={siteAt("home", language)} text={textsOf("home", language, { hero_tagline: tagline })} />);
    expect([...shown.matchAll(/<span>([^<]*)<\/span>/g)].map(([, line]) => line)).toEqual(lines);
  });
});

it("the start page lists the service areas between the bullets, without empty ones", () => {
  const text = textsOf("home", "de", { hero_subtitle: "• Kino • Podcast •" });
  expect(html(<HomeHero site={siteAt("home")} text={text} />)).toContain('<ul class="home-hero-fields"><li>Kino</li><li>Podcast</li></ul>');
});

describe("a long title", () => {
  const shownAs = (title: string) => /<h1>(.*)<\/h1>/.exec(html(<PageHero tone="light" eyebrow="" title={title} />))?.[1];

  it("has a soft hyphen in a compound word, but none where it already has a hyphen", () => {
    expect(shownAs("Datenschutzerklärung")).toBe("Datenschutz\u00ADerklärung");
    expect(shownAs("Cookie-Einstellungen")).toBe("Cookie-Einstellungen");
  });
});

describe("the map of the company", () => {
  it("shows the company's address in its text and in its links", () => {
    const there = companyFrom({ ...USUAL_FACTS, street: "Plaça Nova, 1" });
    const shown = html(<ContactMap company={there} language="en" title="Where we are" />);
    expect(shown).toContain("<p>Plaça Nova, 1, 07610 Palma (Platja de Palma), Illes Balears, Spain</p>");
    expect(shown.match(/Pla%C3%A7a%20Nova/g)).toHaveLength(2);
    expect(shown).not.toContain("Calima%2C%207");
  });
});

describe("a podcast crew without members to show", () => {
  const shownFor = (crew: Parameters<typeof Crew>[0]["crew"]) =>
    html(<Crew crew={crew} site={siteAt("podcast")} texts={{ title: "Crew", subtitle: "" }} empty="Niemand" />);

  it.each([
    [{ state: "error", fault: "unreachable" }, ["Datenbankfehler", "Verbindung zur Datenbank fehlgeschlagen"]],
    [{ state: "error", fault: "unprepared" }, ["Datenbankfehler", "Fehler bei der Initialisierung"]],
    [{ state: "error", fault: "unknown" }, ["Fehler beim Laden"]],
    [{ state: "late" }, ["Lade Crew-Mitglieder..."]],
  ] as const)("shows for %o a message and a reload link, and is marked for loading again", (crew, texts) => {
    const shown = shownFor(crew);
    expect([...shown.matchAll(/<p(?: class="load-error-title")?>([^<]+)<\/p>/g)].map(([, text]) => text)).toEqual(texts);
    expect(shown).toContain("Neu laden");
    expect(shown).toMatch(/<section id="crew"[^>]* data-missing/);
  });

  it("shows the empty text without an error when there are no members yet", () => {
    expect(shownFor({ state: "ready", value: [] })).toMatch(/<section id="crew" class="section" data-tone="sand">.*Niemand/);
  });
});

function inLanguage(language: Language, element: ReactNode): string {
  return html(<I18nextProvider i18n={i18nOf(language)}>{element}</I18nextProvider>);
}

function textIn(markup: string): string {
  return markup.replaceAll(/<[^>]+>/g, "");
}
