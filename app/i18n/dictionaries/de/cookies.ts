export const cookies = {
  banner: {
    title: "Wir verwenden Cookies",
    text: "Einige Cookies braucht diese Website, um zu funktionieren. Andere helfen uns, sie zu verbessern, und kommen nur zum Einsatz, wenn Sie es erlauben.",
  },
  settings: {
    title: "Cookie-Einstellungen",
    text: "Sie entscheiden, welche Arten von Cookies wir verwenden dürfen. Ihre Auswahl können Sie jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite ändern.",
  },
  persistence: "Ihre Auswahl bleibt auch nach dem Schließen des Browsers gespeichert und wird sofort wirksam.",
  acceptAll: "Alle akzeptieren",
  declineAll: "Alle ablehnen",
  customize: "Einstellungen anpassen",
  save: "Auswahl speichern",
  close: "Schließen, ohne zu speichern",
  privacyLink: "Mehr in der Datenschutzerklärung",
  saved: "Ihre Auswahl wurde gespeichert.",
  alwaysActive: "Immer aktiv",
  categories: {
    necessary: {
      title: "Notwendig",
      description: "Merken sich Ihre Sprache und Ihre Cookie-Auswahl. Ohne sie funktioniert die Website nicht richtig.",
    },
    analytics: {
      title: "Statistik",
      description: "Zeigen uns, welche Seiten besucht werden, damit wir sie verbessern können.",
    },
    marketing: {
      title: "Marketing",
      description: "Erlauben Videos und Werbemaßnahmen anderer Anbieter, die Ihren Besuch wiedererkennen können.",
    },
    preferences: {
      title: "Komfort",
      description: "Erlauben Karten anderer Anbieter und merken sich, was Sie bequemer haben möchten.",
    },
  },
};
