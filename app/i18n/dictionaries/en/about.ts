import type { Dictionary } from "../dictionary";

export const about: Dictionary["about"] = {
  eyebrow: "Vision",
  title: "Stories that travel far from an island",
  intro:
    "Calima is the wind that carries Saharan dust across the Mediterranean and changes the light of the island. That is what we want to do with images and voices: bring something from afar that transforms how you see what is close.",
  mission: {
    title: "Our mission",
    text: "We give people, brands and places a voice that is heard and images that stay. To do so we bring film, audio and live experience under one roof and take every project from the first idea all the way to its audience.",
  },
  vision: {
    title: "Our vision",
    text: "Mallorca should be more than a backdrop: it should be a place where films and formats are made, with talent from here, partners from all over Europe and stories that are understood in every language.",
  },
  values: {
    title: "Four values we work by",
    intro: "You will not find them framed on a wall. They are in every shooting schedule.",
    items: [
      {
        key: "passion",
        title: "Passion",
        description:
          "We only take on stories for which we would climb a mountain at four in the morning. You can see that energy in every frame.",
      },
      {
        key: "excellence",
        title: "Excellence",
        description:
          "Good craft begins before the shoot. We plan precisely, rehearse thoroughly and deliver only when picture, sound and figures are right.",
      },
      {
        key: "diversity",
        title: "Cultural diversity",
        description:
          "Origins, languages and points of view meet in our team. It makes our stories more precise and our sets friendlier.",
      },
      {
        key: "artisticVision",
        title: "Artistic vision",
        description:
          "Every project deserves a signature of its own. We look for the one form that fits this one story, and we defend it to the end.",
      },
    ],
  },
  location: {
    title: "At home at Platja de Palma",
    text: "Our rooms are a few minutes from the airport and a few steps from the sea: production office, sound studio and edit suites under one roof. From here every location on the island is within little more than an hour.",
    link: "How to find us",
  },
  teaser: {
    eyebrow: "Who we are",
    title: "A media house with an island view",
    text: "We are producers, directors, sound engineers and hosts. What unites us is the belief that good stories need conviction: passion, excellence, cultural diversity and an artistic vision.",
    cta: "Read our vision",
  },
};
