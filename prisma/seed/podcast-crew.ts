import type { PersonSlug } from "./artwork-slugs";

/** People who make podcasts and are on no other page. */
export const defaultPodcastCrew: readonly { slug: PersonSlug; name: string; position: string; bio: string }[] = [
  {
    slug: "ines-calafat",
    name: "Inés Calafat",
    position: "Redakteurin",
    bio: "Inés findet die Menschen, die etwas zu erzählen haben, und die Frage, die vor ihr noch niemand gestellt hat. Sie recherchiert in vier Sprachen und baut den roten Faden jeder Folge.",
  },
  {
    slug: "mateo-brunner",
    name: "Mateo Brunner",
    position: "Schnitt und Sounddesign",
    bio: "Mateo schneidet Pausen so, dass man sie hört, und komponiert die Titelmusik unserer Reihen am liebsten nachts.",
  },
];
