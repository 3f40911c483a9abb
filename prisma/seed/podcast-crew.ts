import type { PersonSlug } from "~/domain/media/artwork-slugs";
import type { Translated } from "./record";

export type DefaultCrewMember = Translated<{ position: string; bio: string }> & { slug: PersonSlug; name: string };

/** People who make podcasts but are on no other page. */
export const defaultPodcastCrew: readonly DefaultCrewMember[] = [
  {
    slug: "ines-calafat",
    name: "Inés Calafat",
    position: "Redakteurin",
    bio: "Inés findet die Menschen, die etwas zu erzählen haben, und die Frage, die vor ihr noch niemand gestellt hat. Sie recherchiert in vier Sprachen und spinnt den roten Faden jeder Folge.",
    es: {
      position: "Redactora",
      bio: "Inés encuentra a las personas que tienen algo que contar y la pregunta que nadie les había hecho antes. Investiga en cuatro idiomas y marca el hilo conductor de cada episodio.",
    },
    en: {
      position: "Editorial producer",
      bio: "Inés finds the people who have a story to tell, and the question that nobody has asked them before. She does her research in four languages and finds the thread that runs through each episode.",
    },
  },
  {
    slug: "mateo-brunner",
    name: "Mateo Brunner",
    position: "Schnitt und Sounddesign",
    bio: "Mateo schneidet Pausen so, dass man sie hört, und komponiert die Titelmusik unserer Reihen am liebsten nachts.",
    es: {
      position: "Montaje y diseño de sonido",
      bio: "Mateo corta las pausas de modo que se oigan y compone la sintonía de nuestras series, a ser posible de noche.",
    },
    en: {
      position: "Editing and sound design",
      bio: "Mateo cuts pauses so that you can hear them, and composes the theme music for our series, preferably at night.",
    },
  },
];
