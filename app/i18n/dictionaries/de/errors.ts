export const errors = {
  badRequest: {
    title: "Diese Anfrage haben wir nicht verstanden",
    text: "Etwas an der Adresse oder am Formular war unvollständig. Bitte gehen Sie zurück und versuchen Sie es erneut.",
  },
  forbidden: {
    title: "Diese Anfrage wurde nicht angenommen",
    text: "Sie kam nicht von unserer eigenen Seite. Bitte öffnen Sie die Seite neu und versuchen Sie es erneut.",
  },
  notFound: {
    title: "Diese Szene gibt es nicht",
    text: "Die Seite wurde verschoben, herausgeschnitten oder nie gedreht. Vielleicht finden Sie hier, was Sie suchen.",
  },
  methodNotAllowed: {
    title: "Hierhin lässt sich nichts senden",
    text: "Diese Seite lässt sich nur öffnen. Gespeichert wurde nichts. Bitte gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es erneut.",
  },
  tooLarge: {
    title: "Das war zu viel auf einmal",
    text: "Ein Formular darf höchstens 256 KB Text enthalten. Gespeichert wurde nichts. Bitte gehen Sie zurück, kürzen Sie Ihren Text und versuchen Sie es erneut.",
  },
  tooManyRequests: {
    title: "Einen Moment, bitte",
    text: "Von Ihrem Anschluss kamen in kurzer Zeit sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten erneut.",
  },
  unexpected: {
    title: "Unexpected Application Error!",
    text: "Bei uns ist etwas schiefgegangen. Der Fehler wurde notiert. Bitte laden Sie die Seite noch einmal.",
  },
  unavailable: {
    title: "Wir sind gleich wieder da",
    text: "Die Website ist für einen Augenblick nicht erreichbar. Bitte versuchen Sie es in einer Minute erneut.",
  },
  toHome: "Zur Startseite",
  requestId: "Kennung:",
  toContact: "Kontakt aufnehmen",
};
