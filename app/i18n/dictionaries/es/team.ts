import type { Dictionary } from "../dictionary";

export const team: Dictionary["team"] = {
  eyebrow: "Equipo",
  title: "Las personas detrás de las imágenes",
  intro:
    "Ninguna película se hace en solitario. Estas son las personas que en Calima Media ponen a prueba las ideas, cargan cámaras y abren micrófonos y puertas.",
  loading: "Cargando miembros del equipo...",
  empty: "Se están cargando los miembros del equipo",
  error: "Error al cargar los miembros del equipo",
  errorHint: "Vuelve a cargar la página dentro de un momento.",
  contactLabel: "Contacto y redes sociales de {{name}}",
  emailLabel: "Enviar un correo a {{name}}",
  linkedinLabel: "LinkedIn de {{name}}",
  facebookLabel: "Facebook de {{name}}",
  instagramLabel: "Instagram de {{name}}",
  international: {
    eyebrow: "Experiencia",
    title: "Un equipo de cuatro países",
    text: "Venimos de Palma, Hamburgo, Gotemburgo y Lagos y trabajamos en español, catalán, alemán e inglés. Para las grandes producciones contamos con una red de profesionales con experiencia en toda Europa.",
    stats: [
      { key: "experience", value: "15+", label: "Años de experiencia" },
      { key: "projects", value: "50+", label: "Proyectos realizados" },
    ],
  },
  join: {
    title: "Únete al equipo",
    text: "¿Escribes, ruedas, montas, mezclas u organizas? Siempre buscamos personas con una mirada propia. Envíanos tu portfolio con los tres trabajos que más te enorgullezcan.",
    button: "Enviar portfolio",
    mailSubject: "Portfolio para Calima Media",
  },
  teaser: {
    eyebrow: "Equipo",
    title: "Caras que vas a conocer",
    text: "Tres de las personas que se harán cargo de tu proyecto.",
    cta: "Conoce a todo el equipo",
  },
};
