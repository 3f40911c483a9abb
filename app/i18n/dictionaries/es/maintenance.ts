import type { Dictionary } from "../dictionary";

export const maintenance: Dictionary["maintenance"] = {
  title: "Web en obras",
  message:
    "Estamos mejorando nuestra web para ti. En los próximos días algunos contenidos pueden cambiar. Gracias por tu comprensión.",
  button: "Entendido",
};
