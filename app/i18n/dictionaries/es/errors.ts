import type { Dictionary } from "../dictionary";

export const errors: Dictionary["errors"] = {
  badRequest: {
    title: "No hemos entendido esta petición",
    text: "Faltaba algo en la dirección o en el formulario. Vuelve atrás e inténtalo de nuevo.",
  },
  forbidden: {
    title: "Esta petición no se ha aceptado",
    text: "No procedía de nuestra propia web. Abre de nuevo la página e inténtalo otra vez.",
  },
  notFound: {
    title: "Esta escena no existe",
    text: "La página se ha movido, se quedó en la sala de montaje o nunca se rodó. Quizá encuentres aquí lo que buscas.",
  },
  methodNotAllowed: {
    title: "A esta página no se puede enviar nada",
    text: "Esta página solo se puede abrir. No se ha guardado nada. Vuelve atrás, recarga la página e inténtalo de nuevo.",
  },
  tooLarge: {
    title: "Demasiados datos de una vez",
    text: "Un formulario puede contener 256 KB de texto como máximo. No se ha guardado nada. Vuelve atrás, acorta el texto e inténtalo de nuevo.",
  },
  tooManyRequests: {
    title: "Un momento, por favor",
    text: "Desde tu conexión han llegado muchas peticiones en poco tiempo. Inténtalo de nuevo dentro de unos minutos.",
  },
  unexpected: {
    title: "Unexpected Application Error!",
    text: "Algo ha fallado por nuestra parte. El error ha quedado registrado. Vuelve a cargar la página.",
  },
  unavailable: {
    title: "Volvemos enseguida",
    text: "La web no está disponible en este momento. Inténtalo de nuevo dentro de un minuto.",
  },
  toHome: "Ir a la página de inicio",
  requestId: "Referencia:",
  toContact: "Contacta con nosotros",
};
