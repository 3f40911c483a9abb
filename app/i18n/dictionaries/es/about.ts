import type { Dictionary } from "../dictionary";

export const about: Dictionary["about"] = {
  eyebrow: "Visión",
  title: "Historias que nacen en una isla y llegan lejos",
  intro:
    "Calima es el viento que trae polvo del Sáhara a través del Mediterráneo y cambia la luz de la isla. Eso mismo queremos hacer con imágenes y voces: traer algo de lejos que transforme la mirada sobre lo cercano.",
  mission: {
    title: "Nuestra misión",
    text: "Damos a personas, marcas y lugares una voz que se escucha e imágenes que permanecen. Para ello reunimos cine, audio y experiencias en directo bajo un mismo techo y acompañamos cada proyecto desde la primera idea hasta su público.",
  },
  vision: {
    title: "Nuestra visión",
    text: "Queremos que Mallorca sea algo más que un decorado: un lugar donde nazcan películas y formatos, con talento de aquí, colaboradores de toda Europa e historias que se entiendan en cualquier idioma.",
  },
  values: {
    eyebrow: "Principios",
    title: "Cuatro valores que guían nuestro trabajo",
    intro: "No cuelgan de la pared: están en cada plan de rodaje.",
    items: [
      {
        key: "passion",
        title: "Pasión",
        description:
          "Solo aceptamos historias por las que subiríamos a una montaña a las cuatro de la madrugada. Esa energía se nota en cada imagen.",
      },
      {
        key: "excellence",
        title: "Excelencia",
        description:
          "El buen oficio empieza antes del rodaje. Planificamos con precisión, ensayamos a fondo y solo entregamos cuando imagen, sonido y cuentas cuadran.",
      },
      {
        key: "diversity",
        title: "Diversidad cultural",
        description:
          "En nuestro equipo conviven culturas, idiomas y miradas. Eso hace más precisas nuestras historias y más amables nuestros rodajes.",
      },
      {
        key: "artisticVision",
        title: "Visión artística",
        description:
          "Cada proyecto merece un sello propio. Buscamos la forma que solo le sirve a esa historia y la defendemos hasta el final.",
      },
    ],
  },
  location: {
    eyebrow: "Palma",
    title: "En casa, en la Platja de Palma",
    text: "Estamos a pocos minutos del aeropuerto y a pocos pasos del mar: oficina de producción, estudio de sonido y salas de montaje bajo un mismo techo. Desde aquí se llega a cualquier localización de la isla en poco más de una hora.",
    link: "Cómo llegar",
    picture: "Mapa en relieve de Mallorca con una marca en la bahía de Palma",
  },
  teaser: {
    eyebrow: "Quiénes somos",
    title: "Una productora con vistas a la isla",
    text: "Somos productoras, directores, técnicos de sonido y presentadoras. Nos une la convicción de que las buenas historias necesitan carácter: pasión, excelencia, diversidad cultural y una visión artística.",
    cta: "Conoce nuestra visión",
  },
};
