import type { Dictionary, WithManyForms } from "../dictionary";

export const partners: WithManyForms<Dictionary["partners"]> = {
  eyebrow: "Patrocinadores y colaboradores",
  title: "Juntos hacemos posible el cine",
  intro:
    "Películas, podcasts y eventos como los nuestros necesitan a quien crea en la cultura de esta isla. Estas empresas e instituciones lo hacen.",
  count_one: "{{count}} patrocinador nos apoya",
  count_many: "{{count}} de patrocinadores nos apoyan",
  count_other: "{{count}} patrocinadores nos apoyan",
  empty: "Se están cargando los patrocinadores",
  error: "Error al cargar los patrocinadores",
  errorHint: "Vuelve a cargar la página dentro de un momento.",
  website: "Visitar la web",
  categories: {
    "Premium Sponsoren": "Patrocinadores premium",
    "Partner 100 Sponsoren": "Patrocinadores Partner 100",
    Tagessponsoren: "Patrocinadores del día",
    "Siente España Premium": "Siente España Premium",
    "Siente España Standard": "Siente España Standard",
    "Mallorca Kino": "Mallorca Cine",
    Podcast: "Podcast",
    Radio: "Radio",
    Events: "Eventos",
    Sonstige: "Otros colaboradores",
  },
  cardCategories: {
    "Mallorca Kino - Jahressponsor": "Mallorca Cine – patrocinador anual",
    "Podcast - Jahressponsor": "Podcast – patrocinador anual",
    "Radio - Jahressponsor": "Radio – patrocinador anual",
    Institutionell: "Institucional",
    Technisch: "Técnico",
    Kulturell: "Cultural",
  },
  benefits: {
    eyebrow: "Colaboración",
    title: "Lo que aportan nuestros colaboradores",
    intro: "El dinero es solo una forma de ayudar. A menudo valen más una llave, un foco o una llamada.",
    items: [
      {
        key: "locations",
        icon: "📍",
        title: "Localizaciones",
        description: "Fincas, naves, hoteles y puertos que durante unos días se convierten en escenario de nuestras historias.",
      },
      {
        key: "equipment",
        icon: "🎥",
        title: "Equipo técnico",
        description: "Cámaras, iluminación, sonido y vehículos en los que podemos confiar cada día de rodaje.",
      },
      {
        key: "talent",
        icon: "🎭",
        title: "Talento local",
        description: "Intérpretes, artesanos y jóvenes de la isla, con apoyo y un lugar ante la cámara.",
      },
      {
        key: "institutions",
        icon: "🏛️",
        title: "Apoyo institucional",
        description: "Permisos, ayudas y puertas que solo se abren de la mano de las administraciones públicas.",
      },
    ],
  },
  cta: {
    title: "Colabora con nosotros",
    text: "Patrocinio anual, colaboración de un día o apoyo a una sola película: encontraremos la fórmula que encaje contigo y te dé visibilidad.",
    button: "Proponer una colaboración",
  },
};
