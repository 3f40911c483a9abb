import { describe, expect, it } from "vitest";
import { dictionaryOf, translatorFor } from "~/i18n/i18n";
import { LEGAL_STATUS } from "~/i18n/legal-texts";
import { monthName } from "~/i18n/months";
import { textsIn } from "./texts";

const { de, en, es } = { de: dictionaryOf("de"), en: dictionaryOf("en"), es: dictionaryOf("es") };

/** Texts that the specification gives literally. */
const specified: readonly (readonly [string, string])[] = [
  [de.hero.tagline, "Media that Inspires, Content that Moves, People that Touch"],
  [de.team.loading, "Lade Teammitglieder..."],
  [de.team.empty, "Teammitglieder werden geladen"],
  [de.team.error, "Fehler beim Laden der Teammitglieder"],
  [de.moderatoren.loading, "Lade Moderatoren..."],
  [de.moderatoren.empty, "Keine Moderatoren gefunden"],
  [de.moderatoren.error.title, "Fehler beim Laden der Moderatoren"],
  [de.moderatoren.error.text, "Die Moderator-Daten konnten nicht geladen werden."],
  [de.partners.empty, "Sponsoren werden geladen"],
  [de.partners.categories.Sonstige, "Weitere Partner"],
  [de.frame.readMore, "Weiterlesen"],
  [de.podcast.error.title, "Datenbankfehler"],
  [de.podcast.error.connection, "Verbindung zur Datenbank fehlgeschlagen"],
  [de.podcast.error.initialization, "Fehler bei der Initialisierung"],
  [de.podcast.error.loading, "Fehler beim Laden"],
  [de.contact.error.title, "Senden fehlgeschlagen"],
  [de.contact.error.message, "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut."],
  [de.contact.error.unknown, "Es ist ein Fehler aufgetreten."],
  [de.contact.error.network, "Es ist ein Netzwerkfehler aufgetreten."],
  [de.contact.error.retry, "Bitte versuchen Sie es erneut."],
  [de.contact.success.title, "Nachricht gesendet"],
  [de.contact.success.message, "Vielen Dank! Wir melden uns zeitnah bei Ihnen."],
  [en.contact.form.sending, "Sending..."],
  [en.contact.error.title, "Sending failed"],
  [en.contact.error.message, "An error occurred. Please try again."],
  [en.contact.success.title, "Message sent"],
  [
    en.contact.success.message,
    "Thank you! Your message has been sent successfully. We will get back to you soon.",
  ],
  [es.contact.error.title, "Error al enviar"],
  [es.contact.error.message, "Ha ocurrido un error. Por favor, inténtalo de nuevo."],
  [de.maintenance.title, "Website in Bearbeitung"],
  [de.maintenance.button, "Verstanden"],
  [de.errors.unexpected.title, "Unexpected Application Error!"],
];

describe("the specified texts", () => {
  it.each(specified)("are used literally: %s", (found, wanted) => {
    expect(found).toBe(wanted);
  });

  it("include the figures of the home page, the team and the hosts in every language", () => {
    for (const { stats, team, moderatoren } of [de, en, es]) {
      expect(stats.items.map(({ value }) => value)).toEqual(["50+", "12", "30+", "15"]);
      expect(team.international.stats.map(({ value }) => value)).toEqual(["15+", "50+"]);
      expect(moderatoren.expertise.stats.map(({ value }) => value)).toEqual(["100+", "5+"]);
    }
  });

  it("include four steps, four values, four benefits and three promises in every language", () => {
    for (const { kino, about, partners, contact } of [de, en, es]) {
      expect(kino.process.steps.map(({ number }) => number)).toEqual(["01", "02", "03", "04"]);
      expect(about.values.items.map(({ key }) => key)).toEqual(["passion", "excellence", "diversity", "artisticVision"]);
      expect(partners.benefits.items.map(({ icon }) => icon)).toEqual(["📍", "🎥", "🎭", "🏛️"]);
      expect(contact.features.items).toHaveLength(3);
      expect(contact.info.hoursText).toContain("9:00-18:00");
    }
  });

  it("include six podcast services with features in every language", () => {
    for (const { podcast } of [de, en, es]) {
      expect(podcast.content.services.services).toHaveLength(6);
      for (const { features } of podcast.content.services.services) expect(features.length).toBeGreaterThan(0);
    }
  });
});

describe("the legal texts", () => {
  it("have a date", () => {
    expect(monthName(LEGAL_STATUS["legal/notice"], "de")).toBe("September 2025");
    expect(monthName(LEGAL_STATUS["legal/privacy"], "de")).toBe("Januar 2025");
    expect(monthName(LEGAL_STATUS["legal/notice"], "es")).toBe("septiembre de 2025");
    expect(translatorFor("de")("legal.privacy.updated", { month: "Januar 2025" })).toBe("Stand: Januar 2025");
  });

  it("contain no month, which has its own field", () => {
    const month = /\b(Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|(0?[1-9]|1[0-2])[./])\s*20\d\d\b/;
    for (const text of [de.legalNotice, de.privacyPolicy]) expect(JSON.stringify(text)).not.toMatch(month);
  });

  it("name the company in formation, its director and the applicable law", () => {
    const text = JSON.stringify(textsIn(de.legalNotice));
    for (const fact of ["S.L.", "in Gründung", "Geschäftsführerin", "LSSI-CE"]) expect(text).toContain(fact);
  });

  it("explain privacy in ten numbered sections with the retention periods", () => {
    const { sections } = de.privacyPolicy;
    expect(sections.map(({ title }) => Number.parseInt(title, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const text = JSON.stringify(textsIn(sections));
    for (const period of ["180 Tage", "13 Monate", "6 Monaten", "2 Jahre"]) expect(text).toContain(period);
  });
});
