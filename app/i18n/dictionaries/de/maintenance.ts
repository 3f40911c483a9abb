export const maintenance = {
  title: "Website in Bearbeitung",
  message:
    "Wir verbessern unsere Website gerade für Sie. In den nächsten Tagen können sich einzelne Inhalte noch ändern. Vielen Dank für Ihr Verständnis.",
  button: "Verstanden",
};
