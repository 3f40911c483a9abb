import type { ServiceId } from "~/domain/team/team";
import type { PersonSlug } from "~/domain/media/artwork-slugs";
import type { Translated } from "./record";

export type Network = "linkedin" | "facebook" | "instagram";

export type DefaultMember = Translated<{ position: string; bio: string }> & {
  slug: PersonSlug;
  name: string;
  isTeamMember: boolean;
  isModerator: boolean;
  services: readonly ServiceId[];
  networks: readonly Network[];
};

export const defaultMembers: readonly DefaultMember[] = [
  {
    slug: "elena-marques",
    name: "Elena Marqués",
    isTeamMember: true,
    isModerator: false,
    services: ["kino", "tv", "distribution"],
    networks: ["linkedin"],
    position: "Geschäftsführerin und Produzentin",
    bio: "Elena bringt über 15 Jahre Erfahrung in Film und Fernsehen mit. Sie hat Koproduktionen zwischen Spanien, Deutschland und Skandinavien auf die Beine gestellt und kennt jede Förderstelle, jeden Hafenmeister und fast jeden Olivenbauern der Insel.",
    es: {
      position: "Directora ejecutiva y productora",
      bio: "Elena suma más de 15 años de experiencia en cine y televisión. Ha puesto en marcha coproducciones entre España, Alemania y Escandinavia y conoce todos los organismos de ayudas, a todos los capitanes de puerto y a casi todos los olivareros de la isla.",
    },
    en: {
      position: "Executive director and producer",
      bio: "Elena brings more than 15 years of experience in film and television. She has set up co-productions between Spain, Germany and Scandinavia, and knows every funding body, every harbour master and almost every olive farmer on the island.",
    },
  },
  {
    slug: "jonas-hartwig",
    name: "Jonas Hartwig",
    isTeamMember: true,
    isModerator: false,
    services: ["direction", "kino", "design"],
    networks: ["linkedin", "instagram"],
    position: "Regisseur und Creative Director",
    bio: "Jonas kam für drei Drehtage aus Hamburg und blieb. Er inszeniert Dokumentarfilme und Kampagnen, schreibt lieber zwei Fassungen zu viel als eine zu wenig und ist am Set der Ruhigste von allen.",
    es: {
      position: "Realizador y director creativo",
      bio: "Jonas vino de Hamburgo para tres días de rodaje y se quedó. Dirige documentales y campañas, prefiere escribir dos versiones de más que una de menos y en el rodaje es el más tranquilo de todos.",
    },
    en: {
      position: "Film director and creative director",
      bio: "Jonas came from Hamburg for three days of shooting and stayed. He directs documentaries and campaigns, would rather write two drafts too many than one too few, and is the calmest person on set.",
    },
  },
  {
    slug: "nuria-ferragut",
    name: "Núria Ferragut",
    isTeamMember: true,
    isModerator: false,
    services: ["kino", "location", "post"],
    networks: ["linkedin", "instagram"],
    position: "Leitung Kamera und Nachbearbeitung",
    bio: "Núria ist in der Serra de Tramuntana aufgewachsen und liest das Licht der Insel wie andere den Wetterbericht. Sie führt die Kamera, sucht Drehorte und gibt den Bildern in der Farbkorrektur ihren letzten Ton.",
    es: {
      position: "Dirección de fotografía y posproducción",
      bio: "Núria creció en la Serra de Tramuntana y lee la luz de la isla como otros leen el parte meteorológico. Lleva la cámara, busca localizaciones y da a las imágenes su tono final en el etalonaje.",
    },
    en: {
      position: "Head of camera and post-production",
      bio: "Núria grew up in the Serra de Tramuntana and reads the island’s light the way others read the weather forecast. She works the camera, scouts locations and gives the images their final touch in the grade.",
    },
  },
  {
    slug: "tomas-lindqvist",
    name: "Tomas Lindqvist",
    isTeamMember: true,
    isModerator: true,
    services: ["podcast", "radio", "sound"],
    networks: ["linkedin"],
    position: "Tonmeister und Radioproduzent",
    bio: "Tomas hat in Göteborg Radio gelernt und auf Mallorca das Zuhören neu entdeckt. Er nimmt auf, mischt und moderiert, und er findet in jedem Raum den einen Platz, an dem es wirklich still ist.",
    es: {
      position: "Ingeniero de sonido y productor de radio",
      bio: "Tomas aprendió radio en Gotemburgo y en Mallorca redescubrió el arte de escuchar. Graba, mezcla y presenta, y en cualquier sala encuentra ese único rincón en el que de verdad hay silencio.",
    },
    en: {
      position: "Audio engineer and radio producer",
      bio: "Tomas learned radio in Gothenburg and rediscovered the art of listening in Mallorca. He records, mixes and presents, and in any room he finds the one spot where it is truly quiet.",
    },
  },
  {
    slug: "aina-salom",
    name: "Aina Salom",
    isTeamMember: true,
    isModerator: false,
    services: ["events", "location", "casting"],
    networks: ["facebook", "instagram"],
    position: "Event-Managerin und Kulturkoordinatorin",
    bio: "Aina macht aus Plätzen Bühnen. Sie plant Premieren, Freiluftkino und Nachtmärkte, verhandelt mit Gemeinden und Musikerinnen und weiß um Mitternacht noch, wo das Verlängerungskabel liegt.",
    es: {
      position: "Gestora de eventos y coordinadora cultural",
      bio: "Aina convierte plazas en escenarios. Organiza estrenos, cine al aire libre y mercados nocturnos, negocia con ayuntamientos y músicos, y a medianoche todavía sabe dónde está el alargador.",
    },
    en: {
      position: "Event manager and cultural coordinator",
      bio: "Aina turns squares into stages. She plans premieres, open-air cinema and night markets, negotiates with town councils and musicians, and at midnight still knows where the extension lead is.",
    },
  },
  {
    slug: "david-oyelaran",
    name: "David Oyelaran",
    isTeamMember: false,
    isModerator: true,
    services: ["podcast", "radio"],
    networks: ["linkedin", "instagram"],
    position: "Podcast-Host und Radiomoderator",
    bio: "David wuchs in Lagos mit dem Radio seiner Großmutter auf und führt heute durch unseren Podcast „Inselstimmen“. Er bereitet sich auf jedes Gespräch drei Tage vor und legt den Zettel dann weg.",
    es: {
      position: "Presentador de podcast y radio",
      bio: "David creció en Lagos con la radio de su abuela y hoy conduce nuestro podcast «Voces de la isla». Prepara cada conversación durante tres días y después deja las notas a un lado.",
    },
    en: {
      position: "Podcast and radio host",
      bio: "David grew up in Lagos with his grandmother’s radio and now hosts our podcast “Island Voices”. He spends three days preparing for each conversation, and then puts his notes aside.",
    },
  },
  {
    slug: "carla-montaner",
    name: "Carla Montaner",
    isTeamMember: false,
    isModerator: true,
    services: ["events", "radio", "tv"],
    networks: ["facebook", "instagram"],
    position: "Moderatorin für Bühne und Fernsehen",
    bio: "Carla führt durch Premieren, Galas und Livesendungen und wechselt mitten im Satz die Sprache, ohne dass jemand den Faden verliert. Lampenfieber hat sie nur vor dem ersten Kaffee.",
    es: {
      position: "Presentadora de escenario y televisión",
      bio: "Carla conduce estrenos, galas y programas en directo y cambia de idioma a mitad de frase sin que nadie pierda el hilo. Los nervios solo le duran hasta el primer café.",
    },
    en: {
      position: "Stage and television presenter",
      bio: "Carla hosts premieres, galas and live shows, and switches languages mid-sentence without anyone losing the thread. She only gets stage fright before her first coffee.",
    },
  },
];
