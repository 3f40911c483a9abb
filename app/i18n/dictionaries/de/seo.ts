export const seo = {
  home: {
    title: "Calima Media – Film, Podcast und Events aus Mallorca",
    description:
      "Calima Media produziert Kino, Podcasts, Radio, TV und Events auf Mallorca: von der ersten Idee bis zur Premiere, auf Deutsch, Spanisch und Englisch.",
    keywords: "Filmproduktion Mallorca, Medienproduktion Palma, Podcast, Radio, TV, Events, Location-Service",
  },
  about: {
    title: "Vision und Werte – Calima Media",
    description:
      "Warum wir Filme machen und wofür wir stehen: Leidenschaft, Exzellenz, kulturelle Vielfalt und künstlerische Vision. Die Werte von Calima Media.",
    keywords: "Vision, Mission, Werte, Filmproduktion Mallorca, Medienhaus Palma, kulturelle Vielfalt",
  },
  kino: {
    title: "Filmproduktion auf Mallorca – Leistungen | Calima Media",
    description:
      "Spielfilm, Dokumentarfilm, Werbung, TV und Location-Service auf Mallorca. Ein Team für Entwicklung, Vorbereitung, Dreh und Nachbearbeitung.",
    keywords: "Filmproduktion, Kino, Drehgenehmigung Mallorca, Location-Scouting, Postproduktion, Werbefilm",
  },
  team: {
    title: "Unser Team – Calima Media",
    description:
      "Regie, Kamera, Ton, Produktion und Veranstaltung: die Menschen hinter Calima Media. Ein internationales Team auf Mallorca, das in drei Sprachen arbeitet.",
    keywords: "Filmteam Mallorca, Regie, Kamera, Tonmeister, Producer, Eventmanagement, Crew Palma",
  },
  moderatoren: {
    title: "Moderatoren – die Stimmen von Calima Media",
    description:
      "Sie führen durch unsere Podcasts, Radiosendungen und Live-Abende: die Moderatorinnen und Moderatoren von Calima Media auf Mallorca.",
    keywords: "Moderatoren Mallorca, Podcast-Host, Radiomoderation, Eventmoderation, mehrsprachige Moderation",
  },
  partners: {
    title: "Sponsoren und Partner – Calima Media",
    description:
      "Diese Unternehmen und Einrichtungen tragen unsere Filme, Podcasts und Veranstaltungen auf Mallorca mit. So werden auch Sie Partner von Calima Media.",
    keywords: "Sponsoring Mallorca, Filmpartner, Kulturförderung Balearen, Partnerschaft, Jahressponsor",
  },
  contact: {
    title: "Kontakt – Calima Media in Palma",
    description:
      "Erzählen Sie uns von Ihrem Projekt: Antwort innerhalb von 24 Stunden, kostenlose Erstberatung, individuelles Angebot. Calima Media auf Mallorca.",
    keywords: "Kontakt Filmproduktion Mallorca, Produktionsfirma Palma, Angebot Filmproduktion, Beratung",
  },
  podcast: {
    title: "Podcast-Produktion auf Mallorca – Calima Media",
    description:
      "Konzept, Aufnahme, Schnitt, Sounddesign und Veröffentlichung: Podcast-Produktion aus einer Hand, im Studio in Palma oder mobil bei Ihnen vor Ort.",
    keywords: "Podcast-Produktion Mallorca, Podcast-Studio Palma, Sounddesign, Podcast-Agentur, Audioproduktion",
  },
  mallorcaKino: {
    title: "Mallorca Kino: Filme von der Insel – Calima Media",
    description:
      "Spiel- und Dokumentarfilme aus Mallorca: eigene Stoffe, Service für internationale Produktionen, Postproduktion und Premieren.",
    keywords: "Kino Mallorca, Spielfilm, Dokumentarfilm, Filmservice Mallorca, Koproduktion, Filmpremiere",
  },
  radio: {
    title: "Radioproduktion auf Mallorca – Calima Media",
    description:
      "Magazine, Reportagen, Hörstücke und Spots: recherchiert, dreisprachig gesprochen und sendefertig gemischt, aus unserem Studio auf Mallorca.",
    keywords: "Radioproduktion Mallorca, Radiospot, Reportage, Hörstück, Sendung, Sprecher, Tonstudio Palma",
  },
  mediaWeb: {
    title: "Media & Web: Inhalte für jeden Bildschirm – Calima Media",
    description:
      "Kurze Formate, Kampagnenfilme und Bildstrecken für Website und soziale Netzwerke, mit Fassungen und Untertiteln für jeden Kanal.",
    keywords: "Videoproduktion Mallorca, Social Media, Kampagnenfilm, Fotografie, Untertitel, Webvideo",
  },
  mallorcaEvents: {
    title: "Events auf Mallorca: Regie, Ton, Licht – Calima Media",
    description:
      "Premieren, Freiluftkino, Firmenfeste und Kulturreihen auf Mallorca: Dramaturgie, Technik, Moderation und Genehmigungen aus einer Hand.",
    keywords: "Eventproduktion Mallorca, Firmenfest, Freiluftkino, Premiere, Veranstaltungstechnik, Moderation",
  },
  showreel: {
    title: "Showreel – Calima Media",
    description:
      "Das Showreel von Calima Media: Ausschnitte aus unseren Filmen, Podcasts, Radiosendungen und Veranstaltungen auf Mallorca, in einer halben Minute.",
    keywords: "Showreel, Filmproduktion Mallorca, Imagefilm, Referenzen, Calima Media",
  },
  cookies: {
    title: "Cookie-Einstellungen – Calima Media",
    description:
      "Hier entscheiden Sie, welche Arten von Cookies wir verwenden dürfen und ob Karten und Videos anderer Anbieter geladen werden.",
    keywords: "Cookies, Einstellungen, Einwilligung, Calima Media",
  },
  legalNotice: {
    title: "Impressum – Calima Media",
    description: "Anbieter, Geschäftsführung, Kontakt und rechtliche Hinweise von Calima Media in Palma.",
    keywords: "Impressum, Anbieterkennzeichnung, Calima Media, rechtliche Hinweise",
  },
  privacy: {
    title: "Datenschutz – Calima Media",
    description:
      "Welche Daten diese Website verarbeitet, wofür, wie lange und welche Rechte Sie haben. Datenschutzerklärung von Calima Media.",
    keywords: "Datenschutz, DSGVO, Cookies, Betroffenenrechte, Calima Media",
  },
};
