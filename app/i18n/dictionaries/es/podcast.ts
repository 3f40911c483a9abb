import type { Dictionary } from "../dictionary";

export const podcast: Dictionary["podcast"] = {
  topics: ["Concepto", "Grabación", "Edición", "Publicación"],
  eyebrows: { services: "Qué hacemos", crew: "Voces" },
  content: {
    hero: {
      title: "Podcasts que se escuchan hasta el final",
      subtitle:
        "Desarrollamos, producimos y publicamos tu podcast: en nuestro estudio de la Platja de Palma o con equipo móvil allí donde sucede tu historia.",
      cta_services: "Ver los servicios",
      cta_crew: "Conoce al equipo",
    },
    services: {
      title: "Nuestros servicios de podcast",
      subtitle: "Seis módulos, por separado o como producción completa. Tú decides qué quieres hacer por tu cuenta.",
      services: [
        {
          title: "Concepto y formato",
          description: "Antes de grabar sabemos para quién y por qué. De ahí nace un formato capaz de sostener muchos episodios.",
          features: ["Público y posicionamiento", "Nombre, tono y duración", "Plan editorial de la primera temporada"],
        },
        {
          title: "Grabación en estudio",
          description: "Una sala silenciosa, buenos micrófonos y alguien pendiente del sonido, para que tú solo pienses en la conversación.",
          features: ["Hasta cuatro invitados en la mesa", "Invitados a distancia", "Con cámaras, si lo deseas"],
        },
        {
          title: "Producción móvil",
          description: "Vamos adonde estés con equipo ligero: a la finca, al puerto, a la feria o al taller.",
          features: ["Grabación en cualquier lugar de la isla", "Ambientes y sonido directo", "Podcast en directo con público"],
        },
        {
          title: "Edición y diseño sonoro",
          description: "Cortamos hasta que fluye y damos sonido al episodio: música, transiciones y una mezcla que aguanta también en el coche.",
          features: ["Edición de contenidos", "Sintonía propia", "Mezcla según las normas de emisión"],
        },
        {
          title: "Publicación",
          description: "Cada episodio sale puntual en todas las grandes plataformas, con descripción, capítulos e imagen de portada.",
          features: ["Alojamiento y feed", "Textos y marcas de capítulo", "Transcripción en tres idiomas"],
        },
        {
          title: "Alcance y análisis",
          description: "Damos visibilidad a tus episodios y te explicamos con palabras claras qué se escucha y qué no.",
          features: ["Fragmentos para redes sociales", "Búsqueda de invitados y colaboradores", "Informe trimestral con recomendaciones"],
        },
      ],
    },
    crew: {
      title: "El equipo de podcast",
      subtitle: "Las voces, los oídos y las mentes que ponen tu episodio en antena.",
    },
    cta: {
      title: "¿Todo listo para el primer episodio?",
      subtitle: "Cuéntanos tu idea. Después de la primera conversación sabrás qué hace falta y cuánto cuesta.",
      cta_contact: "Contacta con nosotros",
      cta_services: "Todos los servicios",
    },
  },
  crewLoading: "Cargando el equipo...",
  crewEmpty: "Estamos formando el equipo de podcast.",
  error: {
    title: "Error de la base de datos",
    connection: "Ha fallado la conexión con la base de datos",
    initialization: "Error de inicialización",
    loading: "Error al cargar",
  },
};
