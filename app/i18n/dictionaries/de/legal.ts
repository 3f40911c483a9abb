/** What stands around the two legal texts; the texts themselves exist in German only. */
export const legal = {
  notice: { title: "Impressum", updated: "Letzte Aktualisierung: September 2025" },
  privacy: { title: "Datenschutzerklärung", updated: "Stand: Januar 2025" },
  contents: "Inhalt",
  germanOnly: "Der folgende Text liegt nur auf Deutsch vor.",
  print: "Seite drucken",
};
