export const kino = {
  title: "Film, Ton und Bühne aus einer Hand",
  subtitle: "Filmproduktion auf Mallorca",
  intro:
    "Ob Spielfilm, Kampagne oder Live-Abend: Sie sprechen mit einem Team, das schreibt, plant, dreht, schneidet und veröffentlicht. So bleibt die Idee vom Treatment bis zur Premiere dieselbe.",
  services: {
    title: "Was wir für Sie produzieren",
    intro: "Unsere Hauptleistungen, einzeln oder als Gesamtproduktion.",
    loading: "Lade Leistungen...",
    error: "Fehler beim Laden",
    empty: "Unsere Leistungen werden gerade überarbeitet. Fragen Sie uns gerne direkt.",
    podcastCrew: "Podcast Crew",
  },
  additional: {
    title: "Und alles, was dazugehört",
    intro: "Zusätzliche Leistungen, die sich in jedes Projekt einfügen.",
  },
  areas: {
    title: "Unsere Bereiche",
    items: {
      mallorca_kino: {
        title: "Mallorca Kino",
        subtitle: "Filme von der Insel, für die Leinwand",
        description:
          "Wir entwickeln Spiel- und Dokumentarfilme aus mallorquinischen Stoffen, begleiten internationale Produktionen beim Dreh und bringen das Ergebnis dorthin, wo Kino am schönsten ist: in einen vollen Saal.",
      },
      podcast: {
        title: "Podcast",
        subtitle: "Gespräche, die im Ohr bleiben",
        description:
          "Vom Konzept bis zur Veröffentlichung: Wir finden Format und Stimme, nehmen im Studio oder unterwegs auf und liefern jede Folge fertig geschnitten und gemischt, samt Begleittext.",
      },
      radio: {
        title: "Radio",
        subtitle: "Sendungen mit Klang und Haltung",
        description:
          "Magazine, Reportagen und Spots für Sender auf der Insel und auf dem Festland: redaktionell sauber recherchiert, dreisprachig gesprochen und sendefertig produziert.",
      },
      media_web: {
        title: "Media & Web",
        subtitle: "Inhalte für jeden Bildschirm",
        description:
          "Kurze Formate, Kampagnenfilme und Bildstrecken, die auf der großen Leinwand so gut funktionieren wie auf dem Telefon. Mit Schnittfassungen und Untertiteln für jeden Kanal.",
      },
      mallorca_events: {
        title: "Mallorca Events",
        subtitle: "Abende, von denen man erzählt",
        description:
          "Premieren, Freiluftkino, Firmenfeste und Kulturreihen: Wir übernehmen Dramaturgie, Technik, Moderation und Genehmigungen und dokumentieren den Abend gleich mit.",
      },
    },
  },
  process: {
    title: "In vier Schritten zum fertigen Werk",
    intro: "Sie wissen jederzeit, wo Ihr Projekt steht und was als Nächstes kommt.",
    steps: [
      {
        number: "01",
        title: "Entwicklung",
        description:
          "Wir schärfen die Idee, schreiben Treatment und Drehbuch, klären Rechte und rechnen ehrlich, was das Vorhaben kostet.",
      },
      {
        number: "02",
        title: "Vorproduktion",
        description:
          "Drehorte, Besetzung, Crew, Genehmigungen, Drehplan: Wenn die erste Klappe fällt, ist jede Stunde durchdacht.",
      },
      {
        number: "03",
        title: "Produktion",
        description:
          "Gedreht wird mit kleinem oder großem Team, immer mit Ruhe am Set. Sie sehen täglich Muster und können mitreden.",
      },
      {
        number: "04",
        title: "Postproduktion",
        description:
          "Schnitt, Farbe, Ton, Musik, Untertitel. Am Ende stehen Fassungen für Kino, Sender und Netz, geprüft und archiviert.",
      },
    ],
  },
  portfolio: {
    title: "Ausgewählte Projekte",
    intro: "Eine kleine Auswahl aus Filmen, Sendungen und Abenden der letzten Jahre.",
    loading: "Lade Projekte...",
    error: "Fehler beim Laden",
    empty: "Unsere Projekte werden gerade neu zusammengestellt.",
    visit: "Zum Projekt",
    all: "Alle Projekte",
  },
  project: {
    facts: { label: "Angaben zum Projekt", kind: "Art", role: "Unsere Aufgabe", length: "Länge", year: "Jahr", occasion: "Festival oder Auftraggeber" },
    video: "Film ansehen",
    gallery: "Bilder",
    credits: "Mitwirkende",
    next: "Nächstes Projekt",
  },
  cta: {
    title: "Haben Sie eine Geschichte für uns?",
    text: "Schicken Sie uns zwei Sätze oder zweihundert Seiten. Wir melden uns mit ehrlichen Fragen und einem ersten Vorschlag.",
    button: "Projekt anfragen",
  },
  teaser: {
    eyebrow: "Leistungen",
    title: "Was wir produzieren",
    text: "Vier Schwerpunkte und ein Team, das sie verbindet.",
    cta: "Alle Leistungen",
  },
};
