import type { Language } from "./languages";

/**
 * Every fact about the company that is no text: invented, and visibly so. Addresses end in the reserved `.example`,
 * phone numbers are all zeros. Whoever deploys the site for a real company changes this file.
 */
export const company = {
  name: "Calima Media",
  shortName: "Calima",
  legalName: "Calima Media S.L. (en formación / i. G.)",
  managingDirector: "Elena Marqués",
  address: {
    street: "Carrer de la Calima, 7",
    postalCode: "07610",
    city: "Palma",
    district: "Platja de Palma",
    region: "Illes Balears",
    country: { de: "Spanien", en: "Spain", es: "España" },
    countryCode: "ES",
    /** Roughly the middle of the Platja de Palma: the street itself is invented. */
    coordinates: { latitude: 39.521, longitude: 2.739 },
  },
  /** The house next door; the map link says that we are directly at it. */
  venue: "Pista Ponent",
  phone: { label: "+34 971 000 000", href: "tel:+34971000000" },
  phone2: { label: "+34 600 000 000", href: "tel:+34600000000" },
  email: "hola@calima.example",
  privacyEmail: "privacidad@calima.example",
  portfolioEmail: "equipo@calima.example",
  openingHours: { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
  /** Where the calls to action of the services and sponsors pages lead: a booking page on another host. */
  contactPageUrl: "https://kontakt.calima.example/",
  /** A file of our own, or the address of a video on YouTube or Vimeo. */
  showreelUrl: "/artwork/showreel.webm",
  /** What belongs to our own file: the same film for browsers that do not know WebM, and the picture before it starts. */
  showreelTwin: "/artwork/showreel.mp4",
  showreelPoster: "/artwork/showreel.webp",
  social: [
    { name: "Facebook", url: "https://facebook.example/groups/calima-media", icon: "facebook" },
    { name: "Instagram", url: "https://instagram.example/calima.media", icon: "instagram" },
    { name: "LinkedIn", url: "https://linkedin.example/company/calima-media", icon: "linkedin" },
  ],
  agency: { name: "Atelier Garbí", url: "https://atelier-garbi.example/" },
} as const;

/** A place as letters and maps want it. */
export type Address = Record<"street" | "postalCode" | "city" | "district" | "region", string> & {
  country: Record<Language, string>;
  coordinates: { latitude: number; longitude: number };
};

/** The address in one line, with the country in the language of who reads it. */
export function postalAddress({ street, postalCode, city, district, region, country }: Address, language: Language): string {
  return [street, `${postalCode} ${city} (${district})`, region, country[language]].join(", ");
}
