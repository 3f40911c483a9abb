import type { Dictionary } from "../dictionary";

export const moderatoren: Dictionary["moderatoren"] = {
  eyebrow: "Presentadores",
  title: "Voces que da gusto escuchar",
  description:
    "Nuestras presentadoras y presentadores conducen podcasts, programas de radio y largas noches al aire libre: con preparación, con curiosidad y en varios idiomas.",
  loading: "Cargando presentadores...",
  empty: "No se han encontrado presentadores",
  error: {
    title: "Error al cargar los presentadores",
    text: "No se han podido cargar los datos de los presentadores.",
  },
  expertise: {
    title: "Experiencia ante el micrófono",
    text: "En directo, en el estudio o sobre el escenario: quien presenta para nosotros conoce el silencio que precede a la primera frase y sabe cómo lograr que un invitado se suelte a hablar.",
    stats: [
      { key: "shows", value: "100+", label: "Programas" },
      { key: "awards", value: "5+", label: "Premios" },
    ],
  },
};
