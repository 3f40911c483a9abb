import { company } from "../../company";

export const frame = {
  skipToContent: "Zum Inhalt springen",
  mainNavigation: "Hauptnavigation",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  languageMenu: "Sprache wählen",
  logo: `${company.name}, zur Startseite`,
  phone: "Telefon",
  reload: "Neu laden",
  pages: { label: "Seiten der Liste", page: "Seite", previous: "Vorige Seite", next: "Nächste Seite", place: "Seite {{page}} von {{pageCount}}" },
  readMore: "Weiterlesen",
  readLess: "Weniger anzeigen",
  readSubject: "über {{name}}",
  close: "Schließen",
  newTab: "öffnet in einem neuen Tab",
  portraitOf: "Porträt von {{name}}",
  logoOf: "Logo von {{name}}",
  stillFrom: "Bild zu {{title}}",
  germanOnly: "Dieser Inhalt liegt nur auf Deutsch vor.",
  someGermanOnly: "Einige Texte liegen hier nur auf Deutsch vor.",
};
