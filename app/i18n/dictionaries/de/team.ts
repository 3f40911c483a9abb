export const team = {
  eyebrow: "Team",
  title: "Die Menschen hinter den Bildern",
  intro:
    "Kein Film entsteht allein. Das sind die Menschen, die bei Calima Media Ideen prüfen, Kameras tragen, Mikrofone öffnen und Türen aufmachen.",
  loading: "Lade Teammitglieder...",
  empty: "Teammitglieder werden geladen",
  error: "Fehler beim Laden der Teammitglieder",
  errorHint: "Bitte laden Sie die Seite in einem Moment noch einmal.",
  contactLabel: "Kontakt und soziale Netzwerke von {{name}}",
  emailLabel: "E-Mail an {{name}}",
  linkedinLabel: "LinkedIn von {{name}}",
  facebookLabel: "Facebook von {{name}}",
  instagramLabel: "Instagram von {{name}}",
  international: {
    eyebrow: "Erfahrung",
    title: "Ein Team aus vier Ländern",
    text: "Wir kommen aus Palma, Hamburg, Göteborg und Lagos und arbeiten auf Deutsch, Spanisch, Katalanisch und Englisch. Für große Produktionen greifen wir auf ein Netz erfahrener Kolleginnen und Kollegen in ganz Europa zurück.",
    stats: [
      { key: "experience", value: "15+", label: "Jahre Erfahrung" },
      { key: "projects", value: "50+", label: "Abgeschlossene Projekte" },
    ],
  },
  join: {
    title: "Werden Sie Teil des Teams",
    text: "Sie schreiben, drehen, schneiden, mischen oder organisieren? Wir suchen immer wieder Menschen mit eigener Handschrift. Schicken Sie uns Ihr Portfolio mit drei Arbeiten, auf die Sie stolz sind.",
    button: "Portfolio einreichen",
    mailSubject: "Portfolio für Calima Media",
  },
  teaser: {
    eyebrow: "Team",
    title: "Gesichter, die Sie kennenlernen werden",
    text: "Drei der Menschen, die Ihr Projekt in die Hand nehmen.",
    cta: "Das ganze Team",
  },
};
