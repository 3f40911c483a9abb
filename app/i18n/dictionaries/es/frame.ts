import { company } from "../../company";
import type { Dictionary } from "../dictionary";

export const frame: Dictionary["frame"] = {
  skipToContent: "Saltar al contenido",
  mainNavigation: "Navegación principal",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  languageMenu: "Elegir idioma",
  logo: `${company.name}, ir a la página de inicio`,
  phone: "Teléfono",
  reload: "Volver a cargar",
  pages: { label: "Páginas de la lista", page: "Página", previous: "Página anterior", next: "Página siguiente", place: "Página {{page}} de {{pageCount}}" },
  readMore: "Leer más",
  readLess: "Leer menos",
  readSubject: "sobre {{name}}",
  close: "Cerrar",
  newTab: "se abre en una pestaña nueva",
  portraitOf: "Retrato de {{name}}",
  logoOf: "Logotipo de {{name}}",
  stillFrom: "Imagen de {{title}}",
  germanOnly: "Este contenido solo está disponible en alemán.",
  someGermanOnly: "Algunos textos de esta sección solo están disponibles en alemán.",
};
