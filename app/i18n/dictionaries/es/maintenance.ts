import type { Dictionary } from "../dictionary";

export const maintenance: Dictionary["maintenance"] = {
  title: "Sitio web en obras",
  message:
    "Estamos mejorando nuestro sitio web para ti. En los próximos días algunos contenidos pueden cambiar. Gracias por tu comprensión.",
  button: "Entendido",
};
