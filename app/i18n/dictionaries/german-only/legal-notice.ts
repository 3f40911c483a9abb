import { cityLine, type Company, openingHoursText } from "../../company";
import type { LegalText } from "../legal-text";

export function legalNoticeOf(company: Company): LegalText {
  const { address, facts: { mobile } } = company;
  return {
    intro:
      "Angaben gemäß Artikel 10 des spanischen Gesetzes 34/2002 über Dienste der Informationsgesellschaft und den elektronischen Geschäftsverkehr (LSSI-CE).",
    sections: [
      {
        id: "company",
        title: "Angaben zum Unternehmen",
        blocks: [
          [
            company.legalName,
            address.street,
            cityLine(address),
            `${address.region}, ${address.country.de}`,
          ],
          "Rechtsform: Sociedad Limitada (S.L.), Gesellschaft mit beschränkter Haftung nach spanischem Recht, in Gründung.",
          "Die Eintragung in das Handelsregister (Registro Mercantil) von Palma ist beantragt. Registerdaten, Steuernummer (NIF) und Umsatzsteuer-Identifikationsnummer werden hier ergänzt, sobald sie zugeteilt sind.",
        ],
      },
      {
        id: "management",
        title: "Geschäftsführung",
        blocks: [
          `Geschäftsführerin: ${company.managingDirector}`,
          `Verantwortlich für den Inhalt dieser Website: ${company.managingDirector}, Anschrift wie oben.`,
        ],
      },
      {
        id: "contact",
        title: "Kontakt",
        blocks: [
          [
            `Telefon: ${company.phone.label}`,
            ...(mobile === "" ? [] : [`Mobil: ${mobile}`]),
            `E-Mail: ${company.email}`,
            openingHoursText(company, "de"),
          ],
        ],
      },
      {
        id: "notes",
        title: "Rechtliche Hinweise",
        blocks: [
          "Haftung für Inhalte: Wir erstellen die Inhalte dieser Website mit großer Sorgfalt. Für ihre Richtigkeit, Vollständigkeit und Aktualität können wir dennoch keine Gewähr übernehmen. Sobald uns eine Rechtsverletzung bekannt wird, entfernen wir den betroffenen Inhalt.",
          "Haftung für Links: Diese Website verweist auf Seiten anderer Anbieter, auf deren Inhalt wir keinen Einfluss haben. Verantwortlich ist stets der jeweilige Anbieter. Zum Zeitpunkt der Verlinkung waren keine Rechtsverstöße erkennbar.",
          "Urheberrecht: Texte, Bilder, Filme und Tonaufnahmen auf dieser Website sind urheberrechtlich geschützt. Jede Verwendung außerhalb der Grenzen des Urheberrechts braucht unsere schriftliche Zustimmung. Presseanfragen beantworten wir gerne und schnell.",
          "Streitbeilegung: Wir sind weder verpflichtet noch bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Schreiben Sie uns bitte direkt; wir suchen mit Ihnen eine Lösung.",
          "Anwendbares Recht: Es gilt spanisches Recht. Zwingende Verbraucherschutzvorschriften des Landes, in dem Sie leben, bleiben davon unberührt.",
        ],
      },
    ],
  };
}
