import type { Dictionary } from "../dictionary";

export const areas: Dictionary["areas"] = {
  about: "De qué se trata",
  more: "Más sobre {{area}}",
  contact: "Contactar",
  allServices: "Todos los servicios",
  texts: {
    mallorca_kino: {
      hero_text:
        "De la primera página al último crédito: contamos historias que solo pueden pasar aquí y las llevamos a la gran pantalla.",
      services_intro: "Cuatro maneras de hacer una película contigo. Puedes sumarte en cualquier punto del camino.",
      cta_text: "Envíanos una sinopsis, un guion o una idea en una servilleta. Lo leemos todo y respondemos con franqueza.",
    },
    podcast: {
      hero_text: "En español, inglés y alemán, para quien tiene algo que contar.",
      services_intro: "Cada módulo tiene un precio cerrado.",
      cta_text: "La primera conversación es gratuita.",
    },
    radio: {
      hero_text:
        "Hacemos radio de la que te deja sentado en el coche aunque ya hayas llegado: magacines, reportajes, ficción sonora y cuñas.",
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
        "Luz, sonido y una dramaturgia que aguanta hasta la última copa: creamos noches de las que se sigue hablando al año siguiente.",
      services_intro: "Con la dirección completa o como mano tranquila en segundo plano, en salas, fincas y al aire libre.",
      cta_text: "Dinos el motivo, el mes y el número aproximado de invitados. Te responderemos con lugares, programa y presupuesto.",
    },
  },
  pages: {
    mallorca_kino: {
      services: {
        title: "Lo que hacemos para el cine",
        items: [
          { title: "Historias propias", description: "Desarrollamos ficción y documental con autores de la isla, del tratamiento al guion listo para rodar." },
          { title: "Servicio a producciones", description: "Equipo, técnica, permisos y alojamiento para quien rueda en Mallorca. Una sola persona de contacto para todo." },
          { title: "Posproducción", description: "Montaje, color, mezcla y subtítulos hasta la copia de cine terminada, revisada en una sala de verdad." },
          { title: "A la pantalla", description: "Festivales, conversaciones con distribuidoras y estrenos, en la isla y en la península." },
        ],
      },
      cta: { title: "¿Qué película falta todavía?" },
    },
    radio: {
      services: {
        title: "Lo que hacemos para la radio",
        items: [
          { title: "Magacines y programas", description: "Redacción, locución y técnica para franjas enteras, también en directo desde nuestro estudio." },
          { title: "Reportajes", description: "Historias con sonido real: en la barca de pesca, entre almendros en flor, en el pleno. Documentadas y contrastadas." },
          { title: "Cuñas", description: "Texto, voces, música y mezcla en una misma casa, grabadas en tres idiomas con locutores nativos." },
          { title: "Ficción sonora", description: "Series y documentales que se toman su tiempo. Con música propia y buen oído para el silencio." },
        ],
      },
      cta: { title: "¿Cuándo salimos al aire?" },
    },
    media_web: {
      services: {
        title: "Lo que llega a tus pantallas",
        items: [
          { title: "Formatos breves", description: "Series para redes sociales con sello propio, rodadas en un día y pensadas para un mes." },
          { title: "Películas de campaña", description: "Una pieza principal y todo lo que sale de ella: vertical, horizontal, cuadrada, clara con y sin sonido." },
          { title: "Series de fotografía", description: "Fotos del mismo rodaje, para que web, prensa y cartel muestren el mismo mundo." },
          { title: "Subtítulos y versiones", description: "Español, inglés y alemán, con subtítulos accesibles y el envoltorio correcto para cada canal." },
        ],
      },
      cta: { title: "¿Dónde deben verse tus imágenes?" },
    },
    mallorca_events: {
      services: {
        title: "Lo que llevamos al escenario",
        items: [
          { title: "Estrenos y cine al aire libre", description: "Pantalla, proyección, sillas y programa, del patio con cuarenta asientos a la playa." },
          { title: "Fiestas de empresa", description: "Un hilo conductor en lugar de una lista de números: escribimos la noche como una obra y la dirigimos." },
          { title: "Ciclos culturales", description: "Lecturas, conciertos y coloquios durante toda una temporada, con socios, prensa y venta de entradas." },
          { title: "Presentación y grabación", description: "Presentadores en tres idiomas, cámaras discretas y, a la mañana siguiente, una película." },
        ],
      },
      cta: { title: "¿Qué hay que celebrar?" },
    },
  },
};
