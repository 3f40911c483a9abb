import type { Language } from "../../app/i18n/languages";

/** Why the front answers itself and not with what was asked for. */
export type ErrorAnswer =
  | "badRequest"
  | "crossSite"
  | "methodNotAllowed"
  | "tooLarge"
  | "tooManyFields"
  | "wrongHost"
  | "busy"
  | "failed";

interface ErrorText {
  title: string;
  text: string;
}

/** What a person reads when the front refuses. One sentence says what happened, the next what can be done. */
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
      text: "Seiten können geöffnet und Formulare abgesendet werden. Alles andere lehnen wir ab.",
    },
    tooLarge: {
      title: "Das ist zu groß",
      text: "Texte dürfen zusammen 256 KB haben, ein Bild 5 MB, mehrere auf einmal 20 MB. Bitte gehen Sie zurück und kürzen oder verkleinern Sie.",
    },
    tooManyFields: {
      title: "Das sind zu viele Felder",
      text: "Dieses Formular kennen wir nicht. Bitte laden Sie die Seite neu und versuchen Sie es erneut.",
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
      text: "Pages can be opened and forms can be sent. We refuse everything else.",
    },
    tooLarge: {
      title: "This is too large",
      text: "Texts may have 256 KB together, a picture 5 MB, several at once 20 MB. Please go back and shorten or shrink.",
    },
    tooManyFields: {
      title: "These are too many fields",
      text: "We do not know this form. Please reload the page and try again.",
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
      title: "No entendemos esta solicitud",
      text: "La dirección o los datos están incompletos. Vuelva atrás e inténtelo de nuevo.",
    },
    crossSite: {
      title: "Esta solicitud venía de otro sitio web",
      text: "Por su seguridad no se ha guardado nada. Abra el formulario aquí y envíelo de nuevo.",
    },
    methodNotAllowed: {
      title: "Este tipo de solicitud no existe aquí",
      text: "Las páginas se pueden abrir y los formularios se pueden enviar. Rechazamos todo lo demás.",
    },
    tooLarge: {
      title: "Es demasiado grande",
      text: "Los textos pueden tener 256 KB en total, una imagen 5 MB y varias a la vez 20 MB. Vuelva atrás y acórtelos o redúzcalas.",
    },
    tooManyFields: {
      title: "Son demasiados campos",
      text: "No conocemos este formulario. Vuelva a cargar la página e inténtelo de nuevo.",
    },
    wrongHost: {
      title: "Esta dirección no es nuestra",
      text: "Abra el sitio web en su propia dirección.",
    },
    busy: {
      title: "Ahora mismo hay mucha actividad",
      text: "Inténtelo de nuevo en unos segundos. No se ha guardado nada.",
    },
    failed: {
      title: "No ha funcionado",
      text: "El error es nuestro y ha quedado anotado. Inténtelo de nuevo en un momento.",
    },
  },
};

export const WAY_ON: Record<Language, string> = {
  de: "Zur Startseite",
  en: "To the start page",
  es: "A la página de inicio",
};
