import { SHOWREEL } from "../../company";

export const hero = {
  /** The company's slogan is English in every language. */
  tagline: "Media that Inspires, Content that Moves, People that Touch",
  subtitle: "Film • Podcast • Radio • TV • Events • Locations",
  description:
    "Von Palma aus entwickeln und produzieren wir Kino, Podcasts, Radio, Fernsehen und Veranstaltungen: vom ersten Satz im Drehbuch bis zum letzten besetzten Platz im Saal.",
  cta: { label: "Leistungen entdecken", href: "/services" },
  /** The button is pressed while the film is paused. */
  loop: { pause: "Hintergrundfilm anhalten" },
  showreel: {
    button: "Showreel ansehen",
    title: "Showreel",
    description: "Ausschnitte aus unseren Filmen, Sendungen und Abenden.",
    videoUrl: SHOWREEL.url,
    close: "Video schließen",
    back: "Zurück zur Startseite",
    unsupported: "Ihr Browser kann dieses Video nicht abspielen.",
    download: "Video herunterladen",
    captions: "Untertitel",
    consent: {
      text: "Das Video liegt bei {{host}}. Erst wenn Sie es laden, wird eine Verbindung dorthin aufgebaut und Ihre IP-Adresse übertragen.",
      load: "Video laden",
      remember: "Videos künftig immer laden",
    },
  },
};
