/** What stands around the two legal texts; the texts themselves exist in German only. `month` is when they were written. */
export const legal = {
  notice: { title: "Impressum", updated: "Letzte Aktualisierung: {{month}}" },
  privacy: { title: "Datenschutzerklärung", updated: "Stand: {{month}}" },
  contents: "Inhalt",
  germanOnly: "Der folgende Text liegt nur auf Deutsch vor.",
};
