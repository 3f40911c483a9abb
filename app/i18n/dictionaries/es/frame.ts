import { company } from "../../company";
import type { Dictionary } from "../dictionary";

export const frame: Dictionary["frame"] = {
  skipToContent: "Saltar al contenido",
  mainNavigation: "Navegación principal",
  footerNavigation: "Navegación del pie de página",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  languageMenu: "Elegir idioma",
  currentLanguage: "Idioma: {{language}}",
  logo: `${company.name}, ir a la página de inicio`,
  breadcrumb: "Estás aquí",
  address: "Dirección",
  phone: "Teléfono",
  email: "Correo electrónico",
  reload: "Volver a cargar",
  pages: { label: "Páginas de la lista", previous: "Página anterior", next: "Página siguiente", place: "Página {{page}} de {{pageCount}}" },
  readMore: "Leer más",
  readLess: "Leer menos",
  readSubject: "sobre {{name}}",
  close: "Cerrar",
  newTab: "se abre en una pestaña nueva",
  portraitOf: "Retrato de {{name}}",
  logoOf: "Logotipo de {{name}}",
  stillFrom: "Imagen de {{title}}",
  imageMissing: "Sin imagen",
  germanOnly: "Este contenido solo está disponible en alemán.",
};
