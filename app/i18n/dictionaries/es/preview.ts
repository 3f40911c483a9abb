import type { Dictionary } from "../dictionary";

export const preview: Dictionary["preview"] = {
  banner: "Vista previa – sin publicar",
  until: "Este enlace es válido hasta el {{time}}.",
  end: "Terminar la vista previa",
  over: {
    title: "Esta vista previa ha terminado",
    text: "El enlace ha caducado, se ha retirado o su borrador ya se ha publicado, descartado o eliminado. Ahora vuelves a ver la web como la ve todo el mundo.",
    button: "Ir a la web",
  },
};
