import type { Dictionary } from "../dictionary";

export const contact: Dictionary["contact"] = {
  eyebrow: "Contacto",
  title: "Cuéntanos tu proyecto",
  intro: "Para empezar basta una frase. Leemos personalmente cada mensaje y respondemos en tu idioma.",
  form: {
    title: "Escribir un mensaje",
    name: "Nombre",
    email: "Correo electrónico",
    subject: "Asunto",
    message: "Mensaje",
    allRequired: "Todos los campos son obligatorios.",
    privacyHint: "En la política de privacidad explicamos cómo usamos tus datos.",
    submit: "Enviar mensaje",
    sending: "Enviando...",
    leaveEmpty: "Deja este campo vacío",
  },
  validation: {
    nameRequired: "Escribe tu nombre.",
    emailRequired: "Escribe tu dirección de correo electrónico.",
    emailInvalid: "Escribe una dirección de correo válida, por ejemplo nombre@ejemplo.es.",
    subjectRequired: "Escribe un asunto.",
    messageRequired: "Escríbenos un mensaje.",
    tooLong: "Acorta este texto a un máximo de {{max}} caracteres.",
  },
  success: {
    title: "Mensaje enviado",
    message: "¡Gracias! Tu mensaje se ha enviado correctamente. Nos pondremos en contacto contigo muy pronto.",
  },
  error: {
    title: "Error al enviar",
    message: "Ha ocurrido un error. Por favor, inténtalo de nuevo.",
    unknown: "Ha ocurrido un error.",
    network: "Ha ocurrido un error de red.",
    retry: "Por favor, inténtalo de nuevo.",
    away: "La base de datos no responde en este momento. Lo que has escrito sigue aquí.",
    full: "Nuestro espacio de almacenamiento está lleno. Lo que has escrito sigue aquí.",
    retrying: "Enviaremos tu mensaje automáticamente en cuanto sea posible. Si cambias algo antes, tendrás que enviarlo tú.",
    waiting: "Tu mensaje está guardado",
    stored: "Aun así, tu mensaje se entregará automáticamente; no hace falta que lo envíes otra vez.",
    tooMany: "Has enviado varios mensajes en poco tiempo. Inténtalo de nuevo dentro de unos minutos.",
  },
  info: {
    title: "Cómo contactar con nosotros",
    address: "Dirección",
    phone: "Teléfono",
    email: "Correo electrónico",
    hours: "Horario",
    hoursText: "Lunes a viernes 9:00-18:00",
  },
  map: {
    title: "Dónde estamos",
    frameTitle: "Mapa: {{address}}",
    showDetails: "Mostrar detalles",
    hideDetails: "Ocultar detalles",
    route: "Cómo llegar",
    open: "Abrir en Google Maps",
    consent: {
      text: "El mapa lo proporciona {{host}}. Solo cuando lo cargues se establecerá una conexión con ese servicio y se transmitirá tu dirección IP.",
      load: "Cargar el mapa",
      remember: "Cargar siempre los mapas",
    },
  },
  features: {
    title: "Lo que puedes esperar",
    items: [
      {
        title: "Respuesta en menos de 24 horas",
        description: "Si nos escribes, a más tardar al día siguiente te contesta una persona, no una máquina.",
      },
      {
        title: "Primera consulta gratuita",
        description: "En la primera conversación definimos idea, alcance y calendario. Sin coste y sin compromiso.",
      },
      {
        title: "Presupuesto a medida",
        description: "Nada de paquetes estándar: recibes un presupuesto en el que se explica cada partida.",
      },
    ],
  },
};
