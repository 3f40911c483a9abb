import type { Dictionary } from "../dictionary";

export const kino: Dictionary["kino"] = {
  title: "Pantalla, sonido y escenario en una misma casa",
  subtitle: "Producción de cine en Mallorca",
  intro:
    "Película, campaña o evento en directo: hablas con un solo equipo que escribe, planifica, rueda, monta y publica. Así la idea sigue siendo la misma del tratamiento al estreno.",
  services: {
    title: "Lo que producimos para ti",
    intro: "Nuestros servicios principales, por separado o como producción completa.",
    loading: "Cargando servicios...",
    error: "Error al cargar",
    empty: "Estamos actualizando nuestros servicios. Pregúntanos directamente.",
    podcastCrew: "Podcast Crew",
  },
  additional: {
    title: "Y todo lo demás",
    intro: "Servicios adicionales que se integran en cualquier proyecto.",
  },
  areas: {
    title: "Nuestras áreas",
    items: {
      mallorca_kino: {
        title: "Mallorca Cine",
        subtitle: "Películas de la isla, para la gran pantalla",
        description:
          "Desarrollamos ficción y documental con historias mallorquinas, acompañamos a producciones internacionales en el rodaje y llevamos el resultado adonde el cine más luce: a una sala llena.",
      },
      podcast: {
        title: "Podcast",
        subtitle: "Conversaciones que se quedan contigo",
        description:
          "Del concepto a la publicación: encontramos el formato y la voz, grabamos en el estudio o sobre el terreno y entregamos cada episodio editado, mezclado y con su descripción.",
      },
      radio: {
        title: "Radio",
        subtitle: "Programas con sonido y criterio",
        description:
          "Magacines, reportajes y cuñas para emisoras de la isla y de la península: bien documentados, locutados en tres idiomas y listos para emitir.",
      },
      media_web: {
        title: "Media & Web",
        subtitle: "Contenidos para cada pantalla",
        description:
          "Formatos breves, vídeos de campaña y series fotográficas que funcionan igual de bien en el cine que en el móvil. Con versiones y subtítulos para cada canal.",
      },
      mallorca_events: {
        title: "Mallorca Eventos",
        subtitle: "Noches que dan que hablar",
        description:
          "Estrenos, cine al aire libre, fiestas de empresa y ciclos culturales: nos ocupamos del guion, la técnica, la presentación y los permisos, y de paso grabamos la velada.",
      },
    },
  },
  process: {
    title: "Cuatro pasos hasta la obra terminada",
    intro: "En todo momento sabes en qué punto está tu proyecto y qué viene después.",
    steps: [
      {
        number: "01",
        title: "Desarrollo",
        description:
          "Afinamos la idea, escribimos tratamiento y guion, gestionamos los derechos y te decimos con franqueza cuánto costará.",
      },
      {
        number: "02",
        title: "Preproducción",
        description:
          "Localizaciones, reparto, equipo, permisos, plan de rodaje: cuando suena la primera claqueta, cada hora está pensada.",
      },
      {
        number: "03",
        title: "Producción",
        description:
          "Rodamos con un equipo pequeño o grande, siempre con calma en el set. Ves el material cada día y puedes opinar.",
      },
      {
        number: "04",
        title: "Posproducción",
        description:
          "Montaje, color, sonido, música, subtítulos. El resultado: versiones para cine, televisión y web, revisadas y archivadas.",
      },
    ],
  },
  portfolio: {
    title: "Proyectos seleccionados",
    intro: "Una pequeña muestra de películas, programas y eventos de los últimos años.",
    loading: "Cargando proyectos...",
    error: "Error al cargar",
    empty: "Estamos preparando una nueva selección de proyectos.",
    visit: "Ver el proyecto",
    all: "Todos los proyectos",
  },
  project: {
    facts: { label: "Datos del proyecto", kind: "Tipo", role: "Nuestra labor", length: "Duración", year: "Año", occasion: "Festival o cliente" },
    video: "Ver la película",
    gallery: "Imágenes",
    credits: "Créditos",
    next: "Siguiente proyecto",
  },
  cta: {
    title: "¿Tienes una historia para nosotros?",
    text: "Mándanos dos frases o doscientas páginas. Te responderemos con preguntas sinceras y una primera propuesta.",
    button: "Hablemos de tu proyecto",
  },
  teaser: {
    eyebrow: "Servicios",
    title: "Lo que producimos",
    text: "Cuatro especialidades y un equipo que las une.",
    cta: "Todos los servicios",
  },
};
