/** Texts around the legal texts, which exist in German only. */
export const legal = {
  notice: { title: "Impressum", updated: "Letzte Aktualisierung: {{month}}" },
  privacy: { title: "Datenschutzerklärung", updated: "Stand: {{month}}" },
  contents: "Inhalt",
  germanOnly: "Der folgende Text liegt nur auf Deutsch vor.",
};
