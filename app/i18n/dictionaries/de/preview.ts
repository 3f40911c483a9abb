export const preview = {
  banner: "Vorschau – nicht veröffentlicht",
  until: "Dieser Link gilt bis {{time}}.",
  end: "Vorschau beenden",
  over: {
    title: "Diese Vorschau ist zu Ende",
    text: "Der Link ist abgelaufen, wurde zurückgenommen, oder sein Entwurf ist inzwischen veröffentlicht, verworfen oder gelöscht. Sie sehen die Website jetzt wieder so, wie alle sie sehen.",
    button: "Zur Website",
  },
};
