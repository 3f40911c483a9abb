import { company } from "../../company";
import type { Dictionary } from "../dictionary";

export const footer: Dictionary["footer"] = {
  companyName: company.name,
  description:
    "Producción audiovisual y de eventos desde Mallorca. Hacemos películas, podcasts, radio, televisión y noches que dan que hablar.",
  groups: {
    company: {
      title: "Empresa",
      items: [
        { key: "about", label: "Visión", href: "/vision" },
        { key: "services", label: "Servicios", href: "/services" },
        { key: "team", label: "Equipo", href: "/equipo" },
        { key: "moderatoren", label: "Presentadores", href: "/moderadores" },
        { key: "partners", label: "Patrocinadores", href: "/patrocinadores" },
      ],
    },
    legal: {
      title: "Legal",
      items: [
        { key: "legalNotice", label: "Aviso legal", href: "/aviso-legal" },
        { key: "privacy", label: "Privacidad", href: "/privacidad" },
        { key: "cookies", label: "Ajustes de cookies" },
      ],
    },
  },
  contactTitle: "Contacto",
  socialTitle: "Síguenos",
  mapLink: `Justo al lado del parque del motor «${company.venue}»`,
  mapLinkBeside: `Justo al lado de «${company.venue}»`,
  mapLinkAlone: "Ver en el mapa",
  copyright: `© 2024 ${company.name}. Todos los derechos reservados.`,
  agencyCredit: "Diseño web: {{agency}}",
};
