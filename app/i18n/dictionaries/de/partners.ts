export const partners = {
  eyebrow: "Sponsoren und Partner",
  title: "Gemeinsam machen wir Kino möglich",
  intro:
    "Filme, Podcasts und Abende wie unsere brauchen Menschen, die an die Kultur dieser Insel glauben. Diese Unternehmen und Einrichtungen tun es.",
  count_one: "{{count}} Sponsor unterstützt uns",
  count_other: "{{count}} Sponsoren unterstützen uns",
  empty: "Sponsoren werden geladen",
  error: "Fehler beim Laden der Sponsoren",
  errorHint: "Bitte laden Sie die Seite in einem Moment noch einmal.",
  website: "Website besuchen",
  categories: {
    "Premium Sponsoren": "Premium Sponsoren",
    "Partner 100 Sponsoren": "Partner 100 Sponsoren",
    Tagessponsoren: "Tagessponsoren",
    "Siente España Premium": "Siente España Premium",
    "Siente España Standard": "Siente España Standard",
    "Mallorca Kino": "Mallorca Kino",
    Podcast: "Podcast",
    Radio: "Radio",
    Events: "Events",
    Sonstige: "Weitere Partner",
  },
  /** For categories that have no section of their own. */
  cardCategories: {
    "Mallorca Kino - Jahressponsor": "Mallorca Kino – Jahressponsor",
    "Podcast - Jahressponsor": "Podcast – Jahressponsor",
    "Radio - Jahressponsor": "Radio – Jahressponsor",
    Institutionell: "Institutionell",
    Technisch: "Technisch",
    Kulturell: "Kulturell",
  },
  benefits: {
    eyebrow: "Zusammenarbeit",
    title: "Was unsere Partner beitragen",
    intro: "Geld ist nur eine Art zu helfen. Oft ist ein Schlüssel, eine Lampe oder ein Anruf mehr wert.",
    items: [
      {
        key: "locations",
        icon: "📍",
        title: "Drehorte",
        description: "Fincas, Hallen, Hotels und Häfen, die für einige Tage zur Bühne unserer Geschichten werden.",
      },
      {
        key: "equipment",
        icon: "🎥",
        title: "Technische Ausstattung",
        description: "Kameras, Licht, Ton und Fahrzeuge, auf die wir uns an jedem Drehtag verlassen können.",
      },
      {
        key: "talent",
        icon: "🎭",
        title: "Lokale Talente",
        description: "Schauspiel, Handwerk und Nachwuchs von der Insel, gefördert und vor die Kamera gebracht.",
      },
      {
        key: "institutions",
        icon: "🏛️",
        title: "Institutionelle Unterstützung",
        description: "Genehmigungen, Fördermittel und Türen, die sich nur gemeinsam mit der öffentlichen Hand öffnen.",
      },
    ],
  },
  cta: {
    title: "Werden Sie Partner",
    text: "Ob Jahressponsor, Tagespartner oder Förderin eines einzelnen Films: Wir finden eine Form, die zu Ihnen passt und Sie sichtbar macht.",
    button: "Zusammenarbeit anfragen",
  },
};
