import type { Dictionary } from "../dictionary";

export const stats: Dictionary["stats"] = {
  label: "Calima Media en cifras",
  items: [
    { key: "projects", value: "50+", label: "Proyectos realizados" },
    { key: "awards", value: "12", label: "Premios internacionales" },
    { key: "professionals", value: "30+", label: "Profesionales audiovisuales" },
    { key: "channels", value: "15", label: "Canales de distribución" },
  ],
};
