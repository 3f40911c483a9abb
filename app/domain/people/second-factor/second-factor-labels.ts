export const CODE_HINT = "Sechs Ziffern aus Ihrer App, oder einer Ihrer Wiederherstellungscodes.";

export const WRONG_CODE = "Der Code ist falsch. Bitte geben Sie den Code ein, den Ihre App jetzt zeigt. Wird er immer wieder abgelehnt, geht vielleicht die Uhr Ihres Telefons falsch: Stellen Sie dort Datum und Uhrzeit auf automatisch.";

export const WRONG_CODES = {
  wrong: { code: WRONG_CODE },
  repeated: { code: "Dieser Code wurde gerade schon benutzt. Bitte warten Sie, bis Ihre App den nächsten zeigt, und geben Sie diesen ein." },
};

/** Also for whoever sends the code again that has let them in. */
export const LOGIN_OVER = "Diese Anmeldung ist schon abgeschlossen oder älter als fünf Minuten. Bitte beginnen Sie noch einmal.";

export const WRONG_PROOF = "Passwort oder Code ist falsch.";

export const WRONG_PASSWORD = "Das Passwort ist falsch.";

export const ENROLMENT_OVER = "Die Seite war zu lange geöffnet. Bitte nehmen Sie das Konto mit dem neuen QR-Code noch einmal in Ihre App auf.";

export const CODES_OVER = "Die Seite war zu lange geöffnet. Bitte geben Sie den Code noch einmal ein.";

export const SWITCHED_ON = "Der zweite Faktor ist eingeschaltet. Alle Ihre anderen Sitzungen wurden beendet.";

export const SWITCHED_OFF = "Der zweite Faktor ist ausgeschaltet. Alle Ihre anderen Sitzungen wurden beendet.";

export const ALREADY_ON = "Der zweite Faktor war bereits eingeschaltet. Wenn Sie Ihre Wiederherstellungscodes nicht notiert haben, erzeugen Sie neue.";

export const CODES_RENEWED = "Ihre neuen Wiederherstellungscodes gelten ab sofort, die alten nicht mehr.";

export const RULE_ON = "Administratoren brauchen ab sofort einen zweiten Faktor.";

export const RULE_OFF = "Administratoren dürfen sich wieder ohne zweiten Faktor anmelden.";

export const CHANGE_FAILED = "Fehler beim Speichern: Unbekannter Fehler";

export const TAKEN_MEANWHILE = "Diese Person hat inzwischen einen neuen zweiten Faktor eingerichtet.";

export function takenAwayText(name: string): string {
  return `${name} meldet sich wieder ohne zweiten Faktor an. Alle Sitzungen dieser Person wurden beendet.`;
}

export function codesLeftText(codesLeft: number): string {
  if (codesLeft === 0) return "Das war Ihr letzter Wiederherstellungscode. Bitte erzeugen Sie neue.";
  return codesLeft === 1
    ? "Sie haben noch einen Wiederherstellungscode. Bitte erzeugen Sie bald neue."
    : `Sie haben noch ${codesLeft.toString()} Wiederherstellungscodes.`;
}
