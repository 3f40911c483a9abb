import type { Dictionary } from "../dictionary";

export const cookies: Dictionary["cookies"] = {
  banner: {
    title: "Usamos cookies",
    text: "Algunas cookies son necesarias para que esta web funcione. Otras nos ayudan a mejorarla y solo se usan si tú lo permites.",
  },
  settings: {
    title: "Ajustes de cookies",
    text: "Tú decides qué tipos de cookies podemos usar. Puedes cambiar tu elección en cualquier momento en «Ajustes de cookies», al final de cada página.",
  },
  persistence: "Tu elección se conserva aunque cierres el navegador y se aplica de inmediato.",
  acceptAll: "Aceptar todas",
  declineAll: "Rechazar todas",
  customize: "Personalizar los ajustes",
  save: "Guardar la elección",
  close: "Cerrar sin guardar",
  privacyLink: "Más en la política de privacidad",
  saved: "Tu elección se ha guardado.",
  alwaysActive: "Siempre activas",
  categories: {
    necessary: {
      title: "Necesarias",
      description: "Recuerdan tu idioma y tu elección de cookies. Sin ellas la web no funciona bien.",
    },
    analytics: {
      title: "Estadísticas",
      description: "Nos muestran qué páginas se visitan para que podamos mejorarlas.",
    },
    marketing: {
      title: "Marketing",
      description: "Permiten vídeos y publicidad de otros proveedores, que pueden reconocer tu visita.",
    },
    preferences: {
      title: "Comodidad",
      description: "Permiten mapas de otros proveedores y recuerdan lo que te resulta más cómodo.",
    },
  },
};
