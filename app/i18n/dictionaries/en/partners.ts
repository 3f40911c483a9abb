import type { Dictionary } from "../dictionary";

export const partners: Dictionary["partners"] = {
  eyebrow: "Sponsors and partners",
  title: "Together we make cinema possible",
  intro:
    "Films, podcasts and events like ours need people who believe in the culture of this island. These companies and institutions do.",
  count_one: "{{count}} sponsor supports us",
  count_other: "{{count}} sponsors support us",
  empty: "Sponsors are being loaded",
  error: "Sponsors could not be loaded",
  errorHint: "Please reload the page in a moment.",
  website: "Visit the website",
  categories: {
    "Premium Sponsoren": "Premium sponsors",
    "Partner 100 Sponsoren": "Partner 100 sponsors",
    Tagessponsoren: "Day sponsors",
    "Siente España Premium": "Siente España Premium",
    "Siente España Standard": "Siente España Standard",
    "Mallorca Kino": "Mallorca Cinema",
    Podcast: "Podcast",
    Radio: "Radio",
    Events: "Events",
    Sonstige: "More partners",
  },
  cardCategories: {
    "Mallorca Kino - Jahressponsor": "Mallorca Cinema – annual sponsor",
    "Podcast - Jahressponsor": "Podcast – annual sponsor",
    "Radio - Jahressponsor": "Radio – annual sponsor",
    Institutionell: "Institutional",
    Technisch: "Technical",
    Kulturell: "Cultural",
  },
  benefits: {
    eyebrow: "Working together",
    title: "What our partners contribute",
    intro: "Money is only one way to help. Often a key, a light or a phone call is worth more.",
    items: [
      {
        key: "locations",
        icon: "📍",
        title: "Locations",
        description: "Fincas, warehouses, hotels and harbours that become the stage for our stories for a few days.",
      },
      {
        key: "equipment",
        icon: "🎥",
        title: "Technical equipment",
        description: "Cameras, lights, sound equipment and vehicles that we can rely on every single shooting day.",
      },
      {
        key: "talent",
        icon: "🎭",
        title: "Local talent",
        description: "Actors, craftspeople and newcomers from the island, supported and put in front of the camera.",
      },
      {
        key: "institutions",
        icon: "🏛️",
        title: "Institutional support",
        description: "Permits, funding and doors that only open together with the public authorities.",
      },
    ],
  },
  cta: {
    title: "Become a partner",
    text: "Annual sponsor, partner for a day or patron of a single film: we will find a format that suits you and puts you in the picture.",
    button: "Discuss a partnership",
  },
};
