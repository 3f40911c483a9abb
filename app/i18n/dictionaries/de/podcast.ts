export const podcast = {
  topics: ["Konzept", "Aufnahme", "Schnitt", "Veröffentlichung"],
  eyebrows: { services: "Angebot", crew: "Stimmen" },
  /** In the shape of the `podcast_content` rows. */
  content: {
    hero: {
      title: "Podcasts, die man zu Ende hört",
      subtitle:
        "Wir entwickeln, produzieren und veröffentlichen Ihren Podcast: im Studio an der Platja de Palma oder mit mobiler Technik dort, wo Ihre Geschichte spielt.",
      cta_services: "Leistungen ansehen",
      cta_crew: "Crew kennenlernen",
    },
    services: {
      title: "Unsere Podcast-Leistungen",
      subtitle: "Sechs Bausteine, einzeln oder als Gesamtproduktion. Sie entscheiden, was Sie selbst machen möchten.",
      services: [
        {
          title: "Konzept und Format",
          description: "Bevor wir aufnehmen, wissen wir, für wen und warum. Daraus entsteht ein Format, das über viele Folgen trägt.",
          features: ["Zielgruppe und Positionierung", "Name, Ton und Länge", "Redaktionsplan für die erste Staffel"],
        },
        {
          title: "Studioaufnahme",
          description: "Ein ruhiger Raum, gute Mikrofone und jemand, der auf den Ton achtet, damit Sie sich ganz auf das Gespräch konzentrieren können.",
          features: ["Bis zu vier Gäste am Tisch", "Zuschaltung aus der Ferne", "Auf Wunsch mit Kameras"],
        },
        {
          title: "Mobile Produktion",
          description: "Wir kommen mit leichter Technik zu Ihnen: auf die Finca, in den Hafen, auf die Messe oder in die Werkstatt.",
          features: ["Aufnahme an jedem Ort der Insel", "Atmosphäre und O-Töne", "Live-Podcast vor Publikum"],
        },
        {
          title: "Schnitt und Sounddesign",
          description: "Wir kürzen, bis es fließt, und geben der Folge Klang: Musik, Übergänge und eine Mischung, die auch im Auto funktioniert.",
          features: ["Redaktioneller Schnitt", "Eigene Titelmusik", "Mischung nach Sendernorm"],
        },
        {
          title: "Veröffentlichung",
          description: "Jede Folge erscheint pünktlich auf allen großen Plattformen, mit Beschreibung, Kapiteln und Titelbild.",
          features: ["Hosting und Feed", "Texte und Kapitelmarken", "Transkript in drei Sprachen"],
        },
        {
          title: "Reichweite und Auswertung",
          description: "Wir machen Ihre Folgen sichtbar und zeigen Ihnen in klaren Worten, was gehört wird und was nicht.",
          features: ["Ausschnitte für soziale Netzwerke", "Vermittlung von Gästen und Partnern", "Quartalsbericht mit Empfehlungen"],
        },
      ],
    },
    crew: {
      title: "Die Podcast Crew",
      subtitle: "Stimmen, Ohren und Köpfe, die Ihre Folge auf Sendung bringen.",
    },
    cta: {
      title: "Bereit für die erste Folge?",
      subtitle: "Erzählen Sie uns von Ihrer Idee. Nach dem ersten Gespräch wissen Sie, was es braucht und was es kostet.",
      cta_contact: "Kontakt aufnehmen",
      cta_services: "Alle Leistungen",
    },
  },
  crewLoading: "Lade Crew-Mitglieder...",
  crewEmpty: "Die Podcast Crew wird gerade zusammengestellt.",
  error: {
    title: "Datenbankfehler",
    connection: "Verbindung zur Datenbank fehlgeschlagen",
    initialization: "Fehler bei der Initialisierung",
    loading: "Fehler beim Laden",
  },
};
