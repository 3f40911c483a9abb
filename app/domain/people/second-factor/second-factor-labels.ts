export const WRONG_CODES = {
  wrong: {
    code: "Der Code ist falsch. Bitte geben Sie den Code ein, den Ihre App jetzt zeigt. Wird er immer wieder abgelehnt, geht vielleicht die Uhr Ihres Telefons falsch: Stellen Sie dort Datum und Uhrzeit auf automatisch.",
  },
  repeated: { code: "Dieser Code wurde gerade schon benutzt. Bitte warten Sie, bis Ihre App den nächsten zeigt, und geben Sie diesen ein." },
};
