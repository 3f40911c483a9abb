import type { ServiceCategory, ServiceIcon, ServiceTarget } from "~/domain/services/services";
import type { ServiceId } from "~/domain/team/team";
import type { Translated } from "./record";

export type DefaultService = Translated<{ title: string; description: string }> & {
  id: ServiceId;
  area: ServiceTarget;
  icon: ServiceIcon;
  category: ServiceCategory;
};

/** In the order of the page; the start page shows the first four. */
export const defaultServices: readonly DefaultService[] = [
  {
    id: "kino",
    area: "mallorca_kino",
    icon: "Film",
    category: "main",
    title: "Filmproduktion & Kino",
    description: "Spielfilm, Dokumentarfilm und Werbung: von der Stoffentwicklung bis zur fertigen Kinofassung.",
    es: {
      title: "Producción de cine",
      description: "Ficción, documental y publicidad: del desarrollo de la historia a la versión final para salas.",
    },
    en: {
      title: "Film production & cinema",
      description: "Features, documentaries and commercials: from story development to the finished cinema master.",
    },
  },
  {
    id: "podcast",
    area: "podcast",
    icon: "Mic",
    category: "main",
    title: "Podcast-Produktion",
    description: "Konzept, Aufnahme, Schnitt und Veröffentlichung. Im Studio in Palma oder mobil auf der ganzen Insel.",
    es: {
      title: "Producción de podcasts",
      description: "Concepto, grabación, edición y publicación. En el estudio de Palma o con equipo móvil por toda la isla.",
    },
    en: {
      title: "Podcast production",
      description: "Concept, recording, editing and publishing. In our studio in Palma or on the road all over the island.",
    },
  },
  {
    id: "location",
    area: "mallorca_kino",
    icon: "MapPin",
    category: "main",
    title: "Location-Services",
    description: "Wir finden den Drehort, holen die Genehmigungen ein und kümmern uns um alles, was vor Ort gebraucht wird.",
    es: {
      title: "Localizaciones",
      description: "Encontramos el lugar, tramitamos los permisos y nos ocupamos de todo lo que hace falta sobre el terreno.",
    },
    en: {
      title: "Location services",
      description: "We find the location, obtain the permits and take care of everything that is needed on the ground.",
    },
  },
  {
    id: "events",
    area: "mallorca_events",
    icon: "Calendar",
    category: "main",
    title: "Event-Management",
    description: "Premieren, Galas, Freiluftkino und Firmenfeste mit Dramaturgie, Technik und Moderation aus einer Hand.",
    es: {
      title: "Gestión de eventos",
      description: "Estrenos, galas, cine al aire libre y fiestas de empresa, con guion, técnica y presentación incluidos.",
    },
    en: {
      title: "Event management",
      description: "Premieres, galas, open-air cinema and company parties, with concept, technical production and hosts included.",
    },
  },
  {
    id: "tv",
    area: "media_web",
    icon: "Tv",
    category: "main",
    title: "TV-Produktion",
    description: "Reportagen, Magazine und Livesendungen mit mehreren Kameras, sendefertig und auf Wunsch mehrsprachig.",
    es: {
      title: "Producción de televisión",
      description: "Reportajes, magacines y directos multicámara, listos para emitir y, si lo deseas, en varios idiomas.",
    },
    en: {
      title: "TV production",
      description: "Reports, magazine shows and live multi-camera broadcasts, ready for air and multilingual on request.",
    },
  },
  {
    id: "radio",
    area: "radio",
    icon: "Radio",
    category: "main",
    title: "Radio-Content",
    description: "Beiträge, Sendereihen und Spots für Sender im In- und Ausland: recherchiert, gesprochen und gemischt.",
    es: {
      title: "Contenidos de radio",
      description: "Reportajes, series y cuñas para emisoras de dentro y fuera de España: documentados, locutados y mezclados.",
    },
    en: {
      title: "Radio content",
      description: "Features, series and spots for stations at home and abroad: researched, voiced and mixed.",
    },
  },
  {
    id: "direction",
    area: "mallorca_kino",
    icon: "Camera",
    category: "additional",
    title: "Filmregie",
    description: "Regie für Ihr Projekt, vom Storyboard über die Arbeit mit dem Ensemble bis zur Abnahme im Schnitt.",
    es: {
      title: "Dirección de cine",
      description: "Dirección para tu proyecto, desde el storyboard y el trabajo con el reparto hasta el visto bueno en el montaje.",
    },
    en: {
      title: "Directing",
      description: "A director for your project, from the storyboard and work with the cast to final approval in the edit.",
    },
  },
  {
    id: "post",
    area: "media_web",
    icon: "Edit3",
    category: "additional",
    title: "Nachbearbeitung",
    description: "Schnitt, Farbkorrektur, Effekte und Untertitel, für Kino, Sender und Netz.",
    es: {
      title: "Montaje y acabado",
      description: "Corte, corrección de color, efectos y subtítulos, para cine, televisión y web.",
    },
    en: {
      title: "Editing and finishing",
      description: "Picture editing, colour grading, effects and subtitles, for cinema, broadcast and web.",
    },
  },
  {
    id: "sound",
    area: "contact",
    icon: "Mic",
    category: "additional",
    title: "Sounddesign",
    description: "Originalton, Geräusche, Musik und Mischung: damit man die Szene auch mit geschlossenen Augen sieht.",
    es: {
      title: "Diseño de sonido",
      description: "Sonido directo, efectos, música y mezcla: para que la escena se vea incluso con los ojos cerrados.",
    },
    en: {
      title: "Sound design",
      description: "Location sound, effects, music and mix: so that you can see the scene with your eyes closed.",
    },
  },
  {
    id: "design",
    area: "mallorca_kino",
    icon: "Palette",
    category: "additional",
    title: "Produktionsdesign",
    description: "Szenenbild, Ausstattung und Requisite, gebaut in Werkstätten der Insel.",
    es: {
      title: "Diseño de producción",
      description: "Decorados, ambientación y atrezo, construidos en talleres de la isla.",
    },
    en: {
      title: "Production design",
      description: "Sets, set dressing and props, built in workshops on the island.",
    },
  },
  {
    id: "casting",
    area: "mallorca_kino",
    icon: "Users",
    category: "additional",
    title: "Casting",
    description: "Gesichter und Stimmen von der Insel und aus ganz Europa, von der Hauptrolle bis zur Komparserie.",
    es: {
      title: "Casting",
      description: "Caras y voces de la isla y de toda Europa, del papel protagonista a la figuración.",
    },
    en: {
      title: "Casting",
      description: "Faces and voices from the island and from all over Europe, from the lead to the extras.",
    },
  },
  {
    id: "distribution",
    area: "mallorca_kino",
    icon: "Globe",
    category: "additional",
    title: "Vertrieb & Distribution",
    description: "Festivals, Verleih, Sender und Plattformen: Wir bringen Ihr Werk dorthin, wo es gesehen wird.",
    es: {
      title: "Ventas y distribución",
      description: "Festivales, distribuidoras, cadenas y plataformas: llevamos tu obra hasta su público.",
    },
    en: {
      title: "Sales & distribution",
      description: "Festivals, distributors, broadcasters and platforms: we take your work to where it will be seen.",
    },
  },
];
