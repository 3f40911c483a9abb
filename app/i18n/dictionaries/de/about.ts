export const about = {
  eyebrow: "Vision",
  title: "Geschichten, die von einer Insel aus weit reisen",
  intro:
    "Calima heißt der Wind, der Saharastaub über das Mittelmeer trägt und das Licht der Insel verändert. Genau das wollen wir mit Bildern und Stimmen tun: etwas aus der Ferne mitbringen, das den Blick auf das Nahe verwandelt.",
  mission: {
    title: "Unsere Mission",
    text: "Wir geben Menschen, Marken und Orten eine Stimme, die man hört, und Bilder, die bleiben. Dafür vereinen wir Film, Audio und Bühne unter einem Dach und führen jedes Projekt von der ersten Idee bis zum Publikum.",
  },
  vision: {
    title: "Unsere Vision",
    text: "Mallorca soll nicht nur Kulisse sein, sondern ein Ort, an dem Filme und Formate entstehen: mit Talenten von hier, Partnern aus ganz Europa und Geschichten, die in jeder Sprache verstanden werden.",
  },
  values: {
    eyebrow: "Haltung",
    title: "Vier Werte, nach denen wir arbeiten",
    intro: "Sie stehen nicht an der Wand, sondern in jedem Drehplan.",
    items: [
      {
        key: "passion",
        title: "Leidenschaft",
        description:
          "Wir nehmen nur Stoffe an, für die wir auch um vier Uhr morgens auf einen Berg steigen. Diese Energie sieht man jedem Bild an.",
      },
      {
        key: "excellence",
        title: "Exzellenz",
        description:
          "Gutes Handwerk beginnt vor dem Dreh. Wir planen genau, proben gründlich und geben erst ab, wenn Bild, Ton und Zahlen stimmen.",
      },
      {
        key: "diversity",
        title: "Kulturelle Vielfalt",
        description:
          "In unserem Team begegnen sich Kulturen, Sprachen und Sichtweisen. Das macht unsere Geschichten genauer und unsere Sets freundlicher.",
      },
      {
        key: "artisticVision",
        title: "Künstlerische Vision",
        description:
          "Jedes Projekt verdient eine eigene Handschrift. Wir suchen die Form, die nur zu dieser einen Geschichte passt, und verteidigen sie bis zum Schluss.",
      },
    ],
  },
  location: {
    eyebrow: "Palma",
    title: "Zu Hause an der Platja de Palma",
    text: "Unsere Räume liegen wenige Minuten vom Flughafen und wenige Schritte vom Meer entfernt: Produktionsbüro, Tonstudio und Schnittplätze unter einem Dach. Von hier ist jeder Drehort der Insel in gut einer Stunde erreichbar.",
    link: "So finden Sie uns",
    picture: "Reliefkarte von Mallorca mit einer Markierung an der Bucht von Palma",
  },
  teaser: {
    eyebrow: "Wer wir sind",
    title: "Ein Medienhaus mit Inselblick",
    text: "Wir sind Produzentinnen, Regisseure, Tonmeister und Moderatorinnen. Uns verbindet die Überzeugung, dass gute Geschichten Haltung brauchen: Leidenschaft, Exzellenz, kulturelle Vielfalt und eine künstlerische Vision.",
    cta: "Unsere Vision kennenlernen",
  },
};
