import type { Dictionary } from "../dictionary";

export const navigation: Dictionary["navigation"] = {
  items: [
    { key: "home", label: "Inicio", href: "/" },
    { key: "about", label: "Visión", href: "/vision" },
    { key: "kino", label: "Servicios", href: "/services" },
    { key: "team", label: "Equipo", href: "/equipo" },
    { key: "moderatoren", label: "Presentadores", href: "/moderatoren" },
    { key: "partners", label: "Patrocinadores", href: "/sponsoren" },
    { key: "contact", label: "Contacto", href: "/contacto" },
  ],
};
