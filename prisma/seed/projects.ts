import type { ProjectSlug } from "~/domain/media/artwork-slugs";
import type { ServiceId } from "~/domain/team/team";
import type { Translated } from "./record";

export type DefaultProject = Translated<{ title: string; description: string; category: string }> & {
  slug: ProjectSlug;
  year: number;
  isFeatured: boolean;
  projectUrl: string | null;
  services: readonly ServiceId[];
};

export const defaultProjects: readonly DefaultProject[] = [
  {
    slug: "die-salzlinie",
    year: 2024,
    isFeatured: true,
    projectUrl: "https://die-salzlinie.example/",
    services: ["kino"],
    title: "Die Salzlinie",
    category: "Dokumentarfilm",
    description: "Ein Sommer mit den letzten Salzarbeitern im Süden der Insel, erzählt fast ohne Worte.",
    es: {
      title: "La línea de sal",
      category: "Documental",
      description: "Un verano con los últimos salineros del sur de la isla, contado casi sin palabras.",
    },
    en: {
      title: "The Salt Line",
      category: "Documentary",
      description: "A summer with the last salt workers in the south of the island, told almost without words.",
    },
  },
  {
    slug: "die-letzte-werft",
    year: 2025,
    isFeatured: true,
    projectUrl: null,
    services: ["kino"],
    title: "Die letzte Werft",
    category: "Spielfilm",
    description: "Zwei Schwestern erben ein halb fertiges Boot und einen Streit, der älter ist als sie.",
    es: {
      title: "El último astillero",
      category: "Largometraje",
      description: "Dos hermanas heredan un barco a medio construir y una disputa más vieja que ellas.",
    },
    en: {
      title: "The Last Shipyard",
      category: "Feature film",
      description: "Two sisters inherit a half-built boat and a quarrel that is older than they are.",
    },
  },
  {
    slug: "neun-winde",
    year: 2023,
    isFeatured: true,
    projectUrl: null,
    services: ["tv"],
    title: "Neun Winde",
    category: "TV-Serie",
    description: "Neun Folgen über die Winde des Mittelmeers und die Menschen, die mit ihnen leben.",
    es: {
      title: "Nueve vientos",
      category: "Serie de televisión",
      description: "Nueve episodios sobre los vientos del Mediterráneo y la gente que vive con ellos.",
    },
    en: {
      title: "Nine Winds",
      category: "TV series",
      description: "Nine episodes about the winds of the Mediterranean and the people who live with them.",
    },
  },
  {
    slug: "inselstimmen",
    year: 2025,
    isFeatured: true,
    projectUrl: null,
    services: ["podcast", "radio"],
    title: "Inselstimmen",
    category: "Podcast",
    description: "Gespräche mit Menschen, die geblieben, gegangen oder zurückgekommen sind. Alle zwei Wochen neu.",
    es: {
      title: "Voces de la isla",
      category: "Podcast",
      description: "Conversaciones con personas que se quedaron, se fueron o volvieron. Un episodio cada dos semanas.",
    },
    en: {
      title: "Island Voices",
      category: "Podcast",
      description: "Conversations with people who stayed, left or came back. A new episode every other week.",
    },
  },
  {
    slug: "nachtmarkt-am-meer",
    year: 2024,
    isFeatured: true,
    projectUrl: null,
    services: ["events"],
    title: "Nachtmarkt am Meer",
    category: "Event",
    description: "Drei Abende mit Kino, Küche und Konzerten auf der Promenade, unter zweitausend Lichtern.",
    es: {
      title: "Mercado nocturno junto al mar",
      category: "Evento",
      description: "Tres noches de cine, cocina y conciertos en el paseo, bajo dos mil luces.",
    },
    en: {
      title: "Night Market by the Sea",
      category: "Event",
      description: "Three evenings of cinema, food and concerts on the promenade, under two thousand lights.",
    },
  },
  {
    slug: "mandelschnee",
    year: 2023,
    isFeatured: true,
    projectUrl: null,
    services: ["tv"],
    title: "Mandelschnee",
    category: "Werbefilm",
    description: "Eine Kampagne für die stille Jahreszeit, gedreht in den sechs Tagen, in denen alles blüht.",
    es: {
      title: "Nieve de almendro",
      category: "Publicidad",
      description: "Una campaña para la estación tranquila, rodada en los seis días en que todo florece.",
    },
    en: {
      title: "Almond Snow",
      category: "Commercial",
      description: "A campaign for the quiet season, shot in the six days when everything is in blossom.",
    },
  },
  {
    slug: "frequenz-sued",
    year: 2022,
    isFeatured: false,
    projectUrl: null,
    services: ["radio"],
    title: "Frequenz Süd",
    category: "Radio",
    description: "Ein Abendmagazin in drei Sprachen: Musik, Reportagen und Anrufe aus allen Dörfern.",
    es: {
      title: "Frecuencia Sur",
      category: "Radio",
      description: "Un magacín nocturno en tres idiomas: música, reportajes y llamadas desde todos los pueblos.",
    },
    en: {
      title: "Frequency South",
      category: "Radio",
      description: "An evening show in three languages: music, reports and listeners calling in from every village.",
    },
  },
  {
    slug: "asphalt-und-orangen",
    year: 2022,
    isFeatured: false,
    projectUrl: null,
    services: ["kino", "tv"],
    title: "Asphalt und Orangen",
    category: "Kurzfilm",
    description: "Ein alter Rennfahrer, ein Motorrad und eine Kiste Orangen, die bis Mitternacht am Hafen sein muss.",
    es: {
      title: "Asfalto y naranjas",
      category: "Cortometraje",
      description: "Un viejo piloto, una moto y una caja de naranjas que debe llegar al puerto antes de medianoche.",
    },
    en: {
      title: "Asphalt and Oranges",
      category: "Short film",
      description: "An old racer, a motorbike and a crate of oranges that has to reach the harbour by midnight.",
    },
  },
];
