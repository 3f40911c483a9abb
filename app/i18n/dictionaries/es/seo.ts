import type { Dictionary } from "../dictionary";

export const seo: Dictionary["seo"] = {
  home: {
    title: "Calima Media – cine, podcast y eventos desde Mallorca",
    description:
      "Calima Media desarrolla y produce cine, podcasts, radio, televisión y eventos en Mallorca: de la primera idea al estreno, en español, inglés y alemán.",
    keywords: "productora de cine Mallorca, producción audiovisual Palma, podcast, radio, televisión, eventos, localizaciones",
  },
  about: {
    title: "Visión y valores – Calima Media",
    description:
      "Por qué hacemos cine y qué defendemos: pasión, excelencia, diversidad cultural y visión artística. La misión y la visión de Calima Media en Palma.",
    keywords: "visión, misión, valores, productora Mallorca, productora audiovisual Palma, diversidad cultural",
  },
  kino: {
    title: "Producción de cine en Mallorca – servicios | Calima Media",
    description:
      "Ficción, documental, publicidad, televisión y localizaciones en Mallorca. Un solo equipo para desarrollo, preproducción, rodaje y posproducción.",
    keywords: "producción de cine, permisos de rodaje Mallorca, localizaciones, posproducción, publicidad, documental",
  },
  team: {
    title: "Nuestro equipo – Calima Media",
    description:
      "Dirección, cámara, sonido, producción y eventos: las personas que hay detrás de Calima Media. Un equipo internacional en Mallorca que trabaja en tres idiomas.",
    keywords: "equipo de rodaje Mallorca, dirección, cámara, sonido, producción, gestión de eventos, Palma",
  },
  moderatoren: {
    title: "Presentadores – las voces de Calima Media",
    description:
      "Conducen nuestros podcasts, programas de radio y eventos en directo: las presentadoras y los presentadores de Calima Media en Mallorca.",
    keywords: "presentadores Mallorca, podcast, locución de radio, presentación de eventos, presentadores multilingües",
  },
  partners: {
    title: "Patrocinadores y colaboradores – Calima Media",
    description:
      "Estas empresas e instituciones hacen posibles nuestras películas, podcasts y eventos en Mallorca. Descubre cómo colaborar con Calima Media.",
    keywords: "patrocinio Mallorca, mecenazgo de cine, apoyo a la cultura Baleares, colaboración, patrocinador anual",
  },
  contact: {
    title: "Contacto – Calima Media en Palma",
    description:
      "Cuéntanos tu proyecto: respuesta en menos de 24 horas, primera consulta gratuita y presupuesto a medida. Calima Media, en Mallorca.",
    keywords: "contacto productora Mallorca, productora Palma, presupuesto producción audiovisual, asesoramiento",
  },
  podcast: {
    title: "Producción de podcasts en Mallorca – Calima Media",
    description:
      "Concepto, grabación, edición, diseño sonoro y publicación: producción de podcasts de principio a fin, en nuestro estudio de Palma o donde tú estés.",
    keywords: "producción de podcasts Mallorca, estudio de podcast Palma, diseño sonoro, agencia de podcast, audio",
  },
  mallorcaKino: {
    title: "Mallorca Cine: películas de la isla – Calima Media",
    description:
      "Ficción y documental desde Mallorca: historias propias, servicios para producciones internacionales, posproducción y estrenos.",
    keywords: "cine Mallorca, largometraje, documental, servicios de producción Mallorca, coproducción, estreno",
  },
  radio: {
    title: "Producción de radio en Mallorca – Calima Media",
    description:
      "Magacines, reportajes, ficción sonora y cuñas: documentados, locutados en tres idiomas y listos para emitir, desde nuestro estudio en Mallorca.",
    keywords: "producción de radio Mallorca, cuña de radio, reportaje, ficción sonora, programa, locución, estudio Palma",
  },
  mediaWeb: {
    title: "Media & Web: contenidos en cada pantalla – Calima Media",
    description:
      "Formatos breves, vídeos de campaña y fotografía para web y redes sociales, con versiones y subtítulos para cada canal.",
    keywords: "producción de vídeo Mallorca, redes sociales, campaña, fotografía, subtítulos, vídeo para web",
  },
  mallorcaEvents: {
    title: "Producción de eventos en Mallorca – Calima Media",
    description:
      "Estrenos, cine al aire libre, fiestas de empresa y ciclos culturales en Mallorca: guion, técnica, presentación y permisos en una misma casa.",
    keywords: "producción de eventos Mallorca, fiesta de empresa, cine al aire libre, estreno, técnica, presentadores",
  },
  showreel: {
    title: "Showreel – Calima Media",
    description:
      "El showreel de Calima Media: momentos de nuestras películas, podcasts, programas de radio y eventos en Mallorca, en medio minuto.",
    keywords: "showreel, productora de cine Mallorca, vídeo, referencias, Calima Media",
  },
  cookies: {
    title: "Ajustes de cookies – Calima Media",
    description:
      "Decide aquí qué tipos de cookies podemos usar y si se cargan los mapas y vídeos de otros proveedores.",
    keywords: "cookies, ajustes, consentimiento, Calima Media",
  },
  legalNotice: {
    title: "Aviso legal – Calima Media",
    description: "Titular, administración, contacto e información legal de Calima Media en Palma.",
    keywords: "aviso legal, titular del sitio, Calima Media, información legal",
  },
  privacy: {
    title: "Privacidad – Calima Media",
    description:
      "Qué datos trata este sitio web, para qué, durante cuánto tiempo y qué derechos tienes. La política de privacidad de Calima Media.",
    keywords: "privacidad, RGPD, cookies, derechos, protección de datos, Calima Media",
  },
};
