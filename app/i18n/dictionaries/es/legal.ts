import type { Dictionary } from "../dictionary";

export const legal: Dictionary["legal"] = {
  notice: { title: "Aviso legal", updated: "Última actualización: septiembre de 2025" },
  privacy: { title: "Política de privacidad", updated: "Versión: enero de 2025" },
  contents: "Contenido",
  germanOnly: "El texto siguiente solo está disponible en alemán.",
  print: "Imprimir página",
};
