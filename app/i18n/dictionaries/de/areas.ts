/** The titles are in `kino.areas`. */
export const areas = {
  about: "Worum es geht",
  more: "Mehr über {{area}}",
  contact: "Kontakt aufnehmen",
  allServices: "Alle Leistungen",
  projects: "Aus diesem Bereich",
  people: "Wer dahintersteht",
  texts: {
    mallorca_kino: {
      hero_text:
        "Von der ersten Drehbuchseite bis zum Abspann: Wir erzählen Geschichten, die nur hier spielen können, und bringen sie auf die große Leinwand.",
      services_intro: "Vier Wege zum gemeinsamen Film. Sie können an jedem Punkt einsteigen.",
      cta_text: "Schicken Sie uns Exposé, Drehbuch oder eine Idee auf einer Serviette. Wir lesen alles und antworten ehrlich.",
    },
    podcast: {
      hero_text: "Auf Deutsch, Spanisch und Englisch, für alle, die etwas zu erzählen haben.",
      services_intro: "Jeder Baustein hat einen festen Preis.",
      cta_text: "Das erste Gespräch ist kostenlos.",
    },
    radio: {
      hero_text:
        "Wir machen Radio, bei dem man im Auto sitzen bleibt, obwohl man längst angekommen ist: Magazine, Reportagen, Hörstücke und Spots.",
      services_intro: "Von der einzelnen Minute bis zur wöchentlichen Sendung, fertig gemischt nach den Vorgaben Ihres Senders.",
      cta_text: "Nennen Sie uns Sendeplatz und Länge. Sie bekommen ein Konzept und eine Hörprobe.",
    },
    media_web: {
      hero_text:
        "Ein Dreh, viele Fassungen: Wir planen von Anfang an, wo Ihre Bilder laufen werden, und liefern sie so, wie jeder Kanal sie braucht.",
      services_intro: "Einzeln für eine Kampagne oder als laufende Begleitung über das ganze Jahr.",
      cta_text: "Erzählen Sie uns, wen Sie erreichen möchten. Wir schlagen Formate vor, die zu Ihnen und zu Ihrem Budget passen.",
    },
    mallorca_events: {
      hero_text:
        "Licht, Ton und eine Dramaturgie, die bis zum letzten Glas trägt: Wir gestalten Abende, von denen die Gäste noch im nächsten Jahr sprechen.",
      services_intro: "Als Gesamtregie oder als ruhige Hand im Hintergrund, in Sälen, auf Fincas und unter freiem Himmel.",
      cta_text: "Nennen Sie uns Anlass, Monat und ungefähre Gästezahl. Wir antworten mit Orten, Ablauf und Kosten.",
    },
  },
  pages: {
    mallorca_kino: {
      services: {
        title: "Was wir fürs Kino machen",
        items: [
          { title: "Eigene Stoffe", description: "Wir entwickeln Spiel- und Dokumentarfilme mit Autorinnen und Autoren der Insel, vom Treatment bis zum drehfertigen Buch." },
          { title: "Service für Produktionen", description: "Crew, Technik, Genehmigungen und Unterkünfte für Teams, die auf Mallorca drehen. Ein Ansprechpartner für alles." },
          { title: "Postproduktion", description: "Schnitt, Farbkorrektur, Mischung und Untertitel bis zur fertigen Kinofassung, abgenommen im Kinosaal." },
          { title: "Auf die Leinwand", description: "Festivaleinreichungen, Gespräche mit Verleihern und Premieren, auf der Insel und auf dem Festland." },
        ],
      },
      cta: { title: "Welcher Film fehlt noch?" },
    },
    radio: {
      services: {
        title: "Was wir fürs Radio machen",
        items: [
          { title: "Magazine und Sendungen", description: "Redaktion, Moderation und Technik für ganze Sendestrecken, auf Wunsch live aus unserem Studio." },
          { title: "Reportagen", description: "Geschichten mit Originalton: auf dem Fischkutter, in der Mandelblüte, im Plenarsaal. Recherchiert und gegengeprüft." },
          { title: "Spots", description: "Text, Stimmen, Musik und Mischung aus einem Haus, in drei Sprachen mit Muttersprachlern aufgenommen." },
          { title: "Hörstücke", description: "Serien und Features, die sich Zeit lassen. Mit eigens komponierter Musik und viel Gespür für Pausen." },
        ],
      },
      cta: { title: "Wann gehen wir auf Sendung?" },
    },
    media_web: {
      services: {
        title: "Was wir für Ihre Kanäle produzieren",
        items: [
          { title: "Kurze Formate", description: "Serien mit eigener Handschrift für soziale Netzwerke: an einem Tag gedreht, für einen Monat geplant." },
          { title: "Kampagnenfilme", description: "Ein Hauptfilm und alles, was sich daraus schneiden lässt: hoch, quer, quadratisch, mit und ohne Ton verständlich." },
          { title: "Bildstrecken", description: "Fotografie vom selben Set wie der Film, damit Website, Presse und Plakat dieselbe Welt zeigen." },
          { title: "Untertitel und Fassungen", description: "Deutsch, Spanisch und Englisch, barrierefrei untertitelt und für jeden Kanal im richtigen Format." },
        ],
      },
      cta: { title: "Wo sollen Ihre Bilder laufen?" },
    },
    mallorca_events: {
      services: {
        title: "Was wir auf die Bühne bringen",
        items: [
          { title: "Premieren und Freiluftkino", description: "Leinwand, Projektion, Bestuhlung und Ablauf, vom Innenhof mit vierzig Stühlen bis zum Strand." },
          { title: "Firmenfeste", description: "Ein roter Faden statt einer Folge von Programmpunkten: Wir schreiben den Abend wie ein Stück und führen Regie." },
          { title: "Kulturreihen", description: "Lesungen, Konzerte und Gespräche über eine ganze Saison, mit Partnern, Presse und Kartenverkauf." },
          { title: "Moderation und Mitschnitt", description: "Moderation in drei Sprachen, unauffällige Kameras und am nächsten Morgen der fertige Film." },
        ],
      },
      cta: { title: "Was gibt es zu feiern?" },
    },
  },
};
