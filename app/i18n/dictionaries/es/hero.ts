import { SHOWREEL } from "../../company";
import type { Dictionary } from "../dictionary";

export const hero: Dictionary["hero"] = {
  tagline: "Media that Inspires, Content that Moves, People that Touch",
  subtitle: "Cine • Podcast • Radio • TV • Eventos • Localizaciones",
  description:
    "Desde Palma desarrollamos y producimos cine, podcasts, radio, televisión y eventos: de la primera frase del guion a la última butaca ocupada de la sala.",
  cta: { label: "Descubre nuestros servicios", href: "/services" },
  loop: { pause: "Pausar el vídeo de fondo" },
  showreel: {
    button: "Ver el showreel",
    title: "Showreel",
    description: "Fragmentos de nuestras películas, programas y eventos.",
    videoUrl: SHOWREEL.url,
    close: "Cerrar el vídeo",
    back: "Volver a la página de inicio",
    unsupported: "Tu navegador no puede reproducir este vídeo.",
    download: "Descargar el vídeo",
    captions: "Subtítulos",
    consent: {
      text: "El vídeo está alojado en {{host}}. Solo cuando lo cargues se establecerá una conexión con ese servicio y se transmitirá tu dirección IP.",
      load: "Cargar el vídeo",
      remember: "Cargar siempre los vídeos",
    },
  },
};
