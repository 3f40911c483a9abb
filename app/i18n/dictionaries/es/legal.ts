import type { Dictionary } from "../dictionary";

export const legal: Dictionary["legal"] = {
  notice: { title: "Aviso legal", updated: "Última actualización: {{month}}" },
  privacy: { title: "Política de privacidad", updated: "Versión de {{month}}" },
  contents: "Contenido",
  germanOnly: "El texto siguiente solo está disponible en alemán.",
};
