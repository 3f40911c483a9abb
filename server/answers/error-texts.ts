import type { Language } from "../../app/i18n/languages";

export type ErrorAnswer =
  | "badRequest"
  | "crossSite"
  | "methodNotAllowed"
  | "postNotAllowed"
  | "tooLarge"
  | "tooMuchText"
  | "tooManyFields"
  | "tooSlow"
  | "wrongHost"
  | "busy"
  | "failed";

interface ErrorText {
  title: string;
  text: string;
}

export const ERROR_TEXTS: Record<Language, Record<ErrorAnswer, ErrorText>> = {
  de: {
    badRequest: {
      title: "Diese Anfrage verstehen wir nicht",
      text: "Die Adresse oder die Daten sind unvollständig. Bitte gehen Sie zurück und versuchen Sie es erneut.",
    },
    crossSite: {
      title: "Diese Anfrage kam von einer anderen Website",
      text: "Zu Ihrer Sicherheit wurde nichts gespeichert. Bitte öffnen Sie das Formular hier und senden Sie es erneut.",
    },
    methodNotAllowed: {
      title: "Diese Art von Anfrage gibt es hier nicht",
      text: "Seiten lassen sich öffnen, Formulare absenden. Alles andere lehnen wir ab. Geändert wurde nichts.",
    },
    postNotAllowed: {
      title: "Hierhin lässt sich nichts senden",
      text: "Diese Adresse lässt sich nur öffnen. Gespeichert wurde nichts. Bitte gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es erneut.",
    },
    tooLarge: {
      title: "Das ist zu groß",
      text: "Texte dürfen zusammen 256 KB haben, ein Bild 5 MB, mehrere auf einmal 20 MB. Gespeichert wurde nichts. Bitte gehen Sie zurück, kürzen Sie den Text oder verkleinern Sie das Bild.",
    },
    tooMuchText: {
      title: "Das war zu viel auf einmal",
      text: "Ein Formular darf höchstens 256 KB Text enthalten. Gespeichert wurde nichts. Bitte gehen Sie zurück, kürzen Sie Ihren Text und versuchen Sie es erneut.",
    },
    tooManyFields: {
      title: "Das sind zu viele Felder",
      text: "Mehr als 200 hat keines unserer Formulare. Gespeichert wurde nichts. Bitte laden Sie die Seite neu und versuchen Sie es erneut.",
    },
    tooSlow: {
      title: "Das hat zu lange gedauert",
      text: "Die Daten kamen nicht vollständig an. Gespeichert wurde nichts. Bitte gehen Sie zurück und versuchen Sie es mit einer besseren Verbindung erneut.",
    },
    wrongHost: {
      title: "Diese Adresse gehört nicht zu uns",
      text: "Bitte öffnen Sie die Website unter ihrer eigenen Adresse.",
    },
    busy: {
      title: "Im Moment ist viel los",
      text: "Bitte versuchen Sie es in ein paar Sekunden erneut. Es wurde nichts gespeichert.",
    },
    failed: {
      title: "Das hat nicht geklappt",
      text: "Der Fehler liegt bei uns und wurde notiert. Bitte versuchen Sie es in einem Moment erneut.",
    },
  },
  en: {
    badRequest: {
      title: "We do not understand this request",
      text: "The address or the data is incomplete. Please go back and try again.",
    },
    crossSite: {
      title: "This request came from another website",
      text: "For your safety nothing was saved. Please open the form here and send it again.",
    },
    methodNotAllowed: {
      title: "This kind of request does not exist here",
      text: "Pages can be opened and forms can be sent. We refuse everything else. Nothing was changed.",
    },
    postNotAllowed: {
      title: "Nothing can be sent to this address",
      text: "This address can only be opened. Nothing was saved. Please go back, reload the page and try again.",
    },
    tooLarge: {
      title: "This is too large",
      text: "All text together may be 256 KB, a picture 5 MB, several at once 20 MB. Nothing was saved. Please go back and shorten the text or shrink the picture.",
    },
    tooMuchText: {
      title: "That was too much at once",
      text: "A form may hold 256 KB of text at most. Nothing was saved. Please go back, shorten your text and try again.",
    },
    tooManyFields: {
      title: "That is too many fields",
      text: "None of our forms has more than 200. Nothing was saved. Please reload the page and try again.",
    },
    tooSlow: {
      title: "This took too long",
      text: "Not all of the data arrived. Nothing was saved. Please go back and try again with a better connection.",
    },
    wrongHost: {
      title: "This address is not ours",
      text: "Please open the website under its own address.",
    },
    busy: {
      title: "We are busy right now",
      text: "Please try again in a few seconds. Nothing was saved.",
    },
    failed: {
      title: "This did not work",
      text: "The fault is ours and has been noted. Please try again in a moment.",
    },
  },
  es: {
    badRequest: {
      title: "No hemos entendido esta petición",
      text: "La dirección o los datos están incompletos. Vuelve atrás e inténtalo de nuevo.",
    },
    crossSite: {
      title: "Esta petición venía de otra web",
      text: "Por tu seguridad no se ha guardado nada. Abre el formulario aquí y envíalo de nuevo.",
    },
    methodNotAllowed: {
      title: "Este tipo de petición no existe aquí",
      text: "Las páginas se pueden abrir y los formularios se pueden enviar. Rechazamos todo lo demás. No se ha cambiado nada.",
    },
    postNotAllowed: {
      title: "A esta dirección no se puede enviar nada",
      text: "Esta dirección solo se puede abrir. No se ha guardado nada. Vuelve atrás, recarga la página e inténtalo de nuevo.",
    },
    tooLarge: {
      title: "Es demasiado grande",
      text: "Los textos pueden ocupar 256 KB en total, una imagen 5 MB y varias a la vez 20 MB. No se ha guardado nada. Vuelve atrás y acorta el texto o reduce la imagen.",
    },
    tooMuchText: {
      title: "Demasiados datos de una vez",
      text: "Un formulario puede contener 256 KB de texto como máximo. No se ha guardado nada. Vuelve atrás, acorta el texto e inténtalo de nuevo.",
    },
    tooManyFields: {
      title: "Son demasiados campos",
      text: "Ninguno de nuestros formularios tiene más de 200. No se ha guardado nada. Recarga la página e inténtalo de nuevo.",
    },
    tooSlow: {
      title: "Ha tardado demasiado",
      text: "Los datos no han llegado completos. No se ha guardado nada. Vuelve atrás e inténtalo de nuevo con mejor conexión.",
    },
    wrongHost: {
      title: "Esta dirección no es nuestra",
      text: "Abre la web en su propia dirección.",
    },
    busy: {
      title: "Ahora mismo hay mucha actividad",
      text: "Inténtalo de nuevo en unos segundos. No se ha guardado nada.",
    },
    failed: {
      title: "No ha funcionado",
      text: "El error es nuestro y ha quedado anotado. Inténtalo de nuevo en un momento.",
    },
  },
};
