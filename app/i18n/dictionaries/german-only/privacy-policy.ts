import { type Company, postalAddress } from "../../company";
import type { LegalSection, LegalText } from "../legal-text";

function controllerSection(company: Company): LegalSection {
  return {
    id: "controller",
    title: "1. Verantwortlicher",
    blocks: [
      "Verantwortlich für die Verarbeitung personenbezogener Daten auf dieser Website im Sinne der Datenschutz-Grundverordnung (DSGVO) ist:",
      [company.legalName, postalAddress(company.address, "de"), `Vertreten durch: ${company.managingDirector}`, `E-Mail: ${company.privacyEmail}`],
    ],
  };
}

const collectedData: LegalSection = {
  id: "collected-data",
  title: "2. Welche Daten wir erheben",
  blocks: [
    "Aufruf der Website: Damit eine Seite angezeigt werden kann, verarbeitet unser Server die IP-Adresse, den Zeitpunkt, die aufgerufene Adresse und Angaben zu Ihrem Browser. Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren und zuverlässigen Betrieb (Art. 6 Abs. 1 lit. f DSGVO).",
    "Kontaktformular: Wenn Sie uns schreiben, speichern wir Ihren Namen, Ihre E-Mail-Adresse, den Betreff, Ihre Nachricht und die Sprache, in der Sie die Website nutzen. Zur Zustellung geben wir die Nachricht an einen Dienstleister für Formulare weiter, der in unserem Auftrag handelt. Rechtsgrundlage ist die Bearbeitung Ihrer Anfrage (Art. 6 Abs. 1 lit. b DSGVO). Wir löschen sie, sobald sie erledigt ist und keine gesetzliche Pflicht zur Aufbewahrung besteht.",
    "E-Mail und Telefon: Was Sie uns auf diesen Wegen mitteilen, verwenden wir nur, um Ihr Anliegen zu bearbeiten.",
    "Karten und Videos anderer Anbieter laden wir erst, nachdem Sie zugestimmt haben. Dann wird Ihre IP-Adresse an den jeweiligen Anbieter übertragen.",
  ],
};

const newsletter: LegalSection = {
  id: "newsletter",
  title: "3. Newsletter",
  blocks: [
    "Wenn Sie unseren Newsletter bestellen, verwenden wir Ihre E-Mail-Adresse, um Ihnen Neuigkeiten über unsere Produktionen und Veranstaltungen zu senden. Sie erhalten zuerst eine Nachricht mit der Bitte um Bestätigung; erst danach nehmen wir Sie in den Verteiler auf.",
    "Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO). Sie können sie jederzeit widerrufen, über den Link am Ende jeder Ausgabe oder formlos per E-Mail. Danach löschen wir Ihre Adresse aus dem Verteiler.",
  ],
};

const tracking: LegalSection = {
  id: "tracking",
  title: "4. Tracking und Werbung",
  blocks: [
    "Messung und Werbung finden nur statt, wenn Sie ihnen in den Cookie-Einstellungen zugestimmt haben (Art. 6 Abs. 1 lit. a DSGVO). Ohne Ihre Zustimmung wird keines der folgenden Werkzeuge geladen:",
    [
      "Meta Pixel (Meta Platforms Ireland Ltd.): misst, ob unsere Anzeigen auf Facebook und Instagram zu einem Besuch geführt haben. Speicherdauer: 180 Tage.",
      "TikTok Pixel (TikTok Technology Ltd., Irland): misst die Wirkung unserer Anzeigen auf TikTok. Speicherdauer: 13 Monate.",
    ],
    "Dabei können Daten in Länder außerhalb der Europäischen Union übertragen werden. Die Anbieter stützen sich dafür auf Angemessenheitsbeschlüsse oder die Standardvertragsklauseln der Europäischen Kommission.",
  ],
};

const applications: LegalSection = {
  id: "applications",
  title: "5. Bewerbungen",
  blocks: [
    "Wenn Sie sich bei uns bewerben oder ein Portfolio einreichen, verarbeiten wir Ihre Unterlagen ausschließlich, um über eine Zusammenarbeit zu entscheiden (Art. 6 Abs. 1 lit. b DSGVO). Zugang haben nur die Menschen, die an dieser Entscheidung beteiligt sind.",
    "Kommt keine Zusammenarbeit zustande, löschen wir Ihre Unterlagen nach 6 Monaten. Haben Sie der Aufnahme in unseren Talentpool zugestimmt, bewahren wir sie bis zu 2 Jahre auf. Diese Zustimmung können Sie jederzeit widerrufen.",
  ],
};

const cookies: LegalSection = {
  id: "cookies",
  title: "6. Cookies",
  blocks: [
    "Cookies sind kleine Textdateien, die Ihr Browser speichert. Notwendige Cookies setzen wir ohne Einwilligung, alle anderen nur mit Ihrer Zustimmung. Wer diese Website besucht, erhält von ihr nur diese Cookies, jedes erst, wenn es gebraucht wird:",
    [
      "preferred-language: merkt sich die Sprache, die Sie gewählt haben. Speicherdauer: 1 Jahr.",
      "cookie-preferences: merkt sich Ihre Auswahl in den Cookie-Einstellungen. Speicherdauer: 1 Jahr.",
      "maintenance-popup-closed: merkt sich, dass Sie einen Hinweis auf Arbeiten an der Website geschlossen haben. Speicherdauer: 1 Jahr.",
      "embed-once: lädt eine Karte oder ein Video ein einziges Mal, wenn Sie darum gebeten haben. Speicherdauer: 20 Sekunden.",
      "notice: bringt eine Bestätigung auf die nächste Seite, etwa dass Ihre Nachricht gesendet wurde. Speicherdauer: 1 Minute.",
      "calima-preview: zeigt unveröffentlichte Inhalte, wenn Sie dafür einen privaten Link geöffnet haben. Speicherdauer: so lange, wie der Link gilt.",
    ],
    "Im Verwaltungsbereich, den nur Mitarbeitende nutzen, kommen hinzu:",
    [
      "calima-session: erkennt die angemeldete Person wieder. Speicherdauer: 60 Tage.",
      "calima-pending-login: verbindet Passwort und zweiten Faktor einer Anmeldung. Speicherdauer: 5 Minuten.",
      "login-link: zeigt den Einmal-Link zu einem neuen Zugang. Speicherdauer: 1 Minute.",
      "recovery-codes: zeigt neue Wiederherstellungscodes, verschlüsselt. Speicherdauer: 5 Minuten.",
      "admin-shortcuts: merkt sich, ob Tastenkürzel eingeschaltet sind. Speicherdauer: 1 Jahr.",
    ],
    "Bei verschlüsselter Übertragung steht vor den Namen, die mit „calima-“ beginnen, noch „__Host-“. Ihre Auswahl können Sie jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite ändern. Sie bleibt auch nach dem Schließen des Browsers gespeichert und wird sofort wirksam.",
  ],
};

const rights: LegalSection = {
  id: "rights",
  title: "7. Ihre Rechte",
  blocks: [
    "Sie haben jederzeit das Recht auf:",
    [
      "Auskunft über die Daten, die wir über Sie gespeichert haben (Art. 15 DSGVO)",
      "Berichtigung unrichtiger Daten (Art. 16 DSGVO)",
      "Löschung (Art. 17 DSGVO)",
      "Einschränkung der Verarbeitung (Art. 18 DSGVO)",
      "Übertragbarkeit Ihrer Daten (Art. 20 DSGVO)",
      "Widerspruch gegen eine Verarbeitung, die auf berechtigtem Interesse beruht (Art. 21 DSGVO)",
      "Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO)",
    ],
    "Eine E-Mail genügt. Außerdem können Sie sich bei einer Aufsichtsbehörde beschweren, in Spanien bei der Agencia Española de Protección de Datos (AEPD) oder bei der Behörde des Ortes, an dem Sie leben.",
  ],
};

const security: LegalSection = {
  id: "security",
  title: "8. Sicherheit",
  blocks: [
    "Wir schützen Ihre Daten durch technische und organisatorische Maßnahmen: verschlüsselte Übertragung, persönliche Zugänge mit abgestuften Rechten, gesicherte Kennwörter und regelmäßige Aktualisierungen. Zugriff hat nur, wer ihn für seine Aufgabe braucht.",
    "Eine Übertragung im Internet lässt sich nie vollständig absichern. Für besonders Vertrauliches rufen Sie uns bitte an.",
  ],
};

const changes: LegalSection = {
  id: "changes",
  title: "9. Änderungen",
  blocks: [
    "Wir passen diese Erklärung an, wenn sich unsere Website oder die Rechtslage ändert. Es gilt die Fassung, die Sie hier lesen. Ihr Stand steht oben auf dieser Seite.",
  ],
};

function contactSection(company: Company): LegalSection {
  return {
    id: "contact",
    title: "10. Kontakt",
    blocks: [
      "Fragen zum Datenschutz und Anträge zu Ihren Rechten richten Sie bitte an:",
      [company.legalName, postalAddress(company.address, "de"), `E-Mail: ${company.privacyEmail}`, `Telefon: ${company.phone.label}`],
    ],
  };
}

export function privacyPolicyOf(company: Company): LegalText {
  return {
    intro:
      "Der Schutz Ihrer Daten ist uns wichtig. Diese Erklärung sagt Ihnen, welche Daten wir verarbeiten, wofür, wie lange und welche Rechte Sie haben.",
    sections: [
      controllerSection(company),
      collectedData,
      newsletter,
      tracking,
      applications,
      cookies,
      rights,
      security,
      changes,
      contactSection(company),
    ],
  };
}
