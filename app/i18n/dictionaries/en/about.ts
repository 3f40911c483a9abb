import type { Dictionary } from "../dictionary";

export const about: Dictionary["about"] = {
  eyebrow: "Vision",
  title: "Stories that start on an island and travel far",
  intro:
    "Calima is the wind that carries Saharan dust across the Mediterranean and changes the island’s light. We want to do the same with images and voices: bring something from far away that lets you see what is close to home with new eyes.",
  mission: {
    title: "Our mission",
    text: "We give people, brands and places a voice that gets heard and images that last. We keep film, audio and live events under one roof and take every project from the first idea all the way to its audience.",
  },
  vision: {
    title: "Our vision",
    text: "We want Mallorca to be more than a backdrop: a place where films and shows are made, with local talent, partners from all over Europe and stories that speak every language.",
  },
  values: {
    eyebrow: "Principles",
    title: "Four values we work by",
    intro: "You will not find them framed on a wall. They are in every shooting schedule.",
    items: [
      {
        key: "passion",
        title: "Passion",
        description:
          "We only take on stories we would climb a mountain for at four in the morning. You can see that energy in every frame.",
      },
      {
        key: "excellence",
        title: "Excellence",
        description:
          "Good craft starts long before the shoot. We plan precisely, rehearse thoroughly and deliver only when picture and sound are right and the numbers add up.",
      },
      {
        key: "diversity",
        title: "Cultural diversity",
        description:
          "Our team brings together cultures, languages and points of view. It makes our stories sharper and our sets friendlier.",
      },
      {
        key: "artisticVision",
        title: "Artistic vision",
        description:
          "Every project deserves its own signature. We look for the one form that fits this one story, and we defend it to the end.",
      },
    ],
  },
  location: {
    eyebrow: "Palma",
    title: "At home in Platja de Palma",
    text: "We are a few minutes from the airport and a few steps from the sea: production office, sound studio and edit suites under one roof. From here, any location on the island is little more than an hour’s drive away.",
    link: "How to find us",
    picture: "Relief map of Mallorca with a mark at the Bay of Palma",
  },
  teaser: {
    eyebrow: "Who we are",
    title: "A production house with an island view",
    text: "We are producers, directors, sound engineers and hosts. What unites us is the belief that good stories take conviction: passion, excellence, cultural diversity and an artistic vision.",
    cta: "Read our vision",
  },
};
