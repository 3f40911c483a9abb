export const moderatoren = {
  eyebrow: "Moderatoren",
  title: "Stimmen, denen man gerne zuhört",
  description:
    "Unsere Moderatorinnen und Moderatoren führen durch Podcasts, Radiosendungen und lange Abende unter freiem Himmel: vorbereitet, neugierig und in mehreren Sprachen zu Hause.",
  loading: "Lade Moderatoren...",
  empty: "Keine Moderatoren gefunden",
  error: {
    title: "Fehler beim Laden der Moderatoren",
    text: "Die Moderator-Daten konnten nicht geladen werden.",
  },
  expertise: {
    title: "Erfahrung am Mikrofon",
    text: "Live auf Sendung, im Studio oder auf der Bühne: Wer für uns moderiert, kennt die Stille vor dem ersten Satz und weiß, wie man einen Gast zum Erzählen bringt.",
    stats: [
      { key: "shows", value: "100+", label: "Sendungen" },
      { key: "awards", value: "5+", label: "Auszeichnungen" },
    ],
  },
};
