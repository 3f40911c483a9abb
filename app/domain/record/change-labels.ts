/** A change as far as words need it. */
type Done = { action: string; before: unknown };

const verbs: Readonly<Record<string, string>> = {
  create: "angelegt",
  update: "bearbeitet",
  delete: "gelöscht",
  restore: "wiederhergestellt",
  reorder: "verschoben",
  shift: "mitverschoben",
  confirm: "Übersetzung bestätigt",
  replace: "ersetzt",
  password: "Passwort neu gesetzt",
  link: "Einmal-Link angelegt",
  sessions: "Sitzungen beendet",
  shorten: "gekürzt",
  publish: "veröffentlicht",
};

/** What was done: "bearbeitet". A record that was there before it was restored went back to an earlier state. */
export function verbFor({ action, before }: Done): string {
  if (action === "restore" && before !== null) return "zurückgesetzt";
  return verbs[action] ?? action;
}
