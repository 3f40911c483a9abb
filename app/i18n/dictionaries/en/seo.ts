import type { Dictionary } from "../dictionary";

export const seo: Dictionary["seo"] = {
  home: {
    title: "Calima Media – film, podcast and events from Mallorca",
    description:
      "Calima Media produces cinema, podcasts, radio, TV and live events in Mallorca: from the first idea to opening night, in English, Spanish and German.",
    keywords: "film production Mallorca, media production Palma, podcast, radio, TV, events, location service",
  },
  about: {
    title: "Vision and values – Calima Media",
    description:
      "Why we make films and what we stand for: passion, excellence, cultural diversity and artistic vision. The mission and vision of Calima Media in Palma.",
    keywords: "vision, mission, values, film production Mallorca, production company Palma, cultural diversity",
  },
  kino: {
    title: "Film production in Mallorca – services | Calima Media",
    description:
      "Feature films, documentaries, commercials, TV and location services in Mallorca. One team for development, preparation, shooting and post.",
    keywords: "film production, cinema, filming permits Mallorca, location scouting, post-production, commercials",
  },
  team: {
    title: "Our team – Calima Media",
    description:
      "Directing, camera, sound, production and events: the people behind Calima Media. An international team in Mallorca that works in three languages.",
    keywords: "film crew Mallorca, director, camera, sound engineer, producer, event management, crew Palma",
  },
  moderatoren: {
    title: "Hosts – the voices of Calima Media",
    description:
      "They guide you through our podcasts, radio shows and live events: the hosts and presenters of Calima Media in Mallorca.",
    keywords: "presenters Mallorca, podcast host, radio presenter, event host, multilingual presenters",
  },
  partners: {
    title: "Sponsors and partners – Calima Media",
    description:
      "These companies and institutions support our films, podcasts and events in Mallorca. Find out how to become a partner of Calima Media.",
    keywords: "sponsorship Mallorca, film partners, cultural funding Balearic Islands, partnership, annual sponsor",
  },
  contact: {
    title: "Contact – Calima Media in Palma",
    description:
      "Tell us about your project: a reply within 24 hours, a free first consultation and a custom quote. Calima Media in Mallorca.",
    keywords: "contact film production Mallorca, production company Palma, quote for film production, consultation",
  },
  podcast: {
    title: "Podcast production in Mallorca – Calima Media",
    description:
      "Concept, recording, editing, sound design and publishing: podcast production from start to finish, in our studio in Palma or wherever you are.",
    keywords: "podcast production Mallorca, podcast studio Palma, sound design, podcast agency, audio production",
  },
  mallorcaKino: {
    title: "Mallorca Cinema: films from the island – Calima Media",
    description:
      "Features and documentaries from Mallorca: our own stories, services for international productions, post-production and premieres.",
    keywords: "cinema Mallorca, feature film, documentary, production service Mallorca, co-production, premiere",
  },
  radio: {
    title: "Radio production in Mallorca – Calima Media",
    description:
      "Magazine shows, reports, audio features and spots: researched, voiced in three languages and mixed ready for air, from our studio in Mallorca.",
    keywords: "radio production Mallorca, radio spot, report, audio feature, show, voice-over, studio Palma",
  },
  mediaWeb: {
    title: "Media & Web: content for every screen – Calima Media",
    description:
      "Short formats, campaign films and photo series for websites and social media, with versions and subtitles for every channel.",
    keywords: "video production Mallorca, social media, campaign film, photography, subtitles, web video",
  },
  mallorcaEvents: {
    title: "Event production in Mallorca – Calima Media",
    description:
      "Premieres, open-air cinema, company parties and cultural series in Mallorca: concept, technical production, hosts and permits from one team.",
    keywords: "event production Mallorca, company party, open-air cinema, premiere, event technology, hosts",
  },
  showreel: {
    title: "Showreel – Calima Media",
    description:
      "The Calima Media showreel: moments from our films, podcasts, radio shows and events in Mallorca, in half a minute.",
    keywords: "showreel, film production Mallorca, reel, portfolio, Calima Media",
  },
  cookies: {
    title: "Cookie settings – Calima Media",
    description:
      "Decide here which kinds of cookies we may use and whether maps and videos from other providers are loaded.",
    keywords: "cookies, settings, consent, Calima Media",
  },
  legalNotice: {
    title: "Legal notice – Calima Media",
    description: "Company details, management, contact and legal information of Calima Media in Palma.",
    keywords: "legal notice, company details, Calima Media, legal information",
  },
  privacy: {
    title: "Privacy – Calima Media",
    description:
      "What data this website processes, why and for how long, and what rights you have. The privacy policy of Calima Media.",
    keywords: "privacy, GDPR, cookies, rights of data subjects, Calima Media",
  },
};
