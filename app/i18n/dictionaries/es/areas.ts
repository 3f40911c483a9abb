import type { Dictionary } from "../dictionary";

export const areas: Dictionary["areas"] = {
  about: "De qué se trata",
  more: "Más sobre {{area}}",
  contact: "Contacta con nosotros",
  allServices: "Todos los servicios",
  projects: "Nuestro trabajo en este ámbito",
  people: "Quién está detrás",
  texts: {
    mallorca_kino: {
      hero_text:
        "De la primera página al último crédito: contamos historias que solo pueden pasar aquí y las llevamos a la gran pantalla.",
      services_intro: "Cuatro maneras de hacer una película contigo. Puedes sumarte en cualquier fase.",
      cta_text: "Envíanos una sinopsis, un guion o una idea en una servilleta. Lo leemos todo y respondemos con franqueza.",
    },
    podcast: {
      hero_text: "En español, inglés y alemán, para quien tenga algo que contar.",
      services_intro: "Cada módulo tiene un precio cerrado.",
      cta_text: "La primera consulta es gratuita.",
    },
    radio: {
      hero_text:
        "Hacemos radio de la que te retiene en el coche aunque ya hayas llegado: magacines, reportajes, ficción sonora y cuñas.",
      services_intro: "De un solo minuto a un programa semanal, mezclado y entregado como lo pide tu emisora.",
      cta_text: "Dinos la franja y la duración. Recibirás una propuesta y una muestra para escuchar.",
    },
    media_web: {
      hero_text:
        "Un rodaje, muchas versiones: planificamos desde el principio dónde se verán tus imágenes y las entregamos como cada canal las necesita.",
      services_intro: "Para una campaña concreta o a tu lado durante todo el año.",
      cta_text: "Cuéntanos a quién quieres llegar. Te propondremos formatos que encajen contigo y con tu presupuesto.",
    },
    mallorca_events: {
      hero_text:
        "Luz, sonido y un guion que aguanta hasta la última copa: creamos noches de las que se sigue hablando al año siguiente.",
      services_intro: "Al frente de toda la velada o como mano discreta en segundo plano: en salas, en fincas y al aire libre.",
      cta_text: "Dinos el motivo, el mes y el número aproximado de invitados. Te responderemos con espacios, programa y presupuesto.",
    },
  },
  pages: {
    mallorca_kino: {
      services: {
        title: "Lo que hacemos para el cine",
        items: [
          { title: "Historias propias", description: "Desarrollamos ficción y documental con autores de la isla, del tratamiento al guion listo para rodar." },
          { title: "Servicios de producción", description: "Equipo humano y técnico, permisos y alojamiento para quien rueda en Mallorca. Un único interlocutor para todo." },
          { title: "Posproducción", description: "Montaje, etalonaje, mezcla y subtítulos hasta el máster para salas, revisado en un cine de verdad." },
          { title: "A la gran pantalla", description: "Festivales, reuniones con distribuidoras y estrenos, en la isla y en la península." },
        ],
      },
      cta: { title: "¿Qué película falta por hacer?" },
    },
    radio: {
      services: {
        title: "Lo que hacemos para la radio",
        items: [
          { title: "Magacines y programas", description: "Redacción, locución y técnica para franjas enteras, también en directo desde nuestro estudio." },
          { title: "Reportajes", description: "Historias grabadas sobre el terreno: en una barca de pesca, entre almendros en flor, en el pleno del ayuntamiento. Documentadas y contrastadas." },
          { title: "Cuñas", description: "Texto, voces, música y mezcla en una misma casa, en tres idiomas y con locutores nativos." },
          { title: "Ficción sonora", description: "Series y piezas sonoras que se toman su tiempo. Con música propia y buen oído para el silencio." },
        ],
      },
      cta: { title: "¿Cuándo salimos en antena?" },
    },
    media_web: {
      services: {
        title: "Lo que llega a tus pantallas",
        items: [
          { title: "Formatos breves", description: "Series para redes sociales con sello propio, rodadas en un día y pensadas para un mes." },
          { title: "Vídeos de campaña", description: "Una pieza principal y todas las que salen de ella: verticales, horizontales o cuadradas, y claras con o sin sonido." },
          { title: "Series fotográficas", description: "Fotos del mismo rodaje, para que web, prensa y carteles compartan un mismo mundo." },
          { title: "Subtítulos y versiones", description: "Español, inglés y alemán, con subtítulos accesibles y el formato que pide cada canal." },
        ],
      },
      cta: { title: "¿Dónde quieres que te vean?" },
    },
    mallorca_events: {
      services: {
        title: "Lo que llevamos al escenario",
        items: [
          { title: "Estrenos y cine al aire libre", description: "Pantalla, proyección, sillas y programa, de un patio con cuarenta asientos a la playa." },
          { title: "Fiestas de empresa", description: "Un hilo conductor en lugar de una sucesión de números: escribimos la noche como una obra y la dirigimos." },
          { title: "Ciclos culturales", description: "Lecturas, conciertos y coloquios durante toda una temporada, con patrocinadores, prensa y venta de entradas." },
          { title: "Presentación y grabación", description: "Presentación en tres idiomas, cámaras discretas y, a la mañana siguiente, el vídeo terminado." },
        ],
      },
      cta: { title: "¿Qué celebramos?" },
    },
  },
};
