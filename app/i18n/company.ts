import { COMPANY_NAME } from "./company-name";
import { byLanguage, type Language } from "./languages";
import { isWeekday, type Weekday, weekdayName, WEEKDAYS } from "./weekdays";

/** Visibly invented: the reserved `.example`, phone numbers with zeros. The keys are fields of the form. */
export const USUAL_FACTS = {
  name: COMPANY_NAME,
  legal_name: "Calima Media S.L. (en formación / i. G.)",
  managing_director: "Elena Marqués",
  street: "Carrer de la Calima, 7",
  postal_code: "07610",
  city: "Palma",
  district: "Platja de Palma",
  region: "Illes Balears",
  country_de: "Spanien",
  country_es: "España",
  country_en: "Spain",
  country_code: "ES",
  /** The middle of the Platja de Palma; the street is invented. */
  latitude: "39.521",
  longitude: "2.739",
  /** The neighbour in the text of the map link. */
  venue: "Pista Ponent",
  phone: "+34 971 000 000",
  mobile: "+34 600 000 000",
  email: "hola@calima.example",
  privacy_email: "privacidad@calima.example",
  portfolio_email: "equipo@calima.example",
  first_day: "Monday",
  last_day: "Friday",
  opens: "09:00",
  closes: "18:00",
  contact_page_url: "https://kontakt.calima.example/",
  facebook_url: "https://facebook.example/groups/calima-media",
  instagram_url: "https://instagram.example/calima.media",
  linkedin_url: "https://linkedin.example/company/calima-media",
  agency_name: "Atelier Garbí",
  agency_url: "https://atelier-garbi.example/",
};

export type FactName = keyof typeof USUAL_FACTS;

export type Facts = Readonly<Record<FactName, string>>;

export type Company = ReturnType<typeof companyFrom>;

export function companyFrom(facts: Facts) {
  return {
    facts,
    name: facts.name,
    legalName: facts.legal_name,
    managingDirector: facts.managing_director,
    address: addressOf(facts),
    venue: facts.venue,
    phone: phoneOf(facts.phone),
    phones: [facts.phone, facts.mobile].filter((number) => number !== "").map(phoneOf),
    email: facts.email,
    privacyEmail: facts.privacy_email,
    portfolioEmail: facts.portfolio_email,
    openingHours: { days: daysFrom(facts), opens: facts.opens, closes: facts.closes },
    contactPageUrl: facts.contact_page_url,
    social: [
      { name: "Facebook", url: facts.facebook_url, icon: "facebook" as const },
      { name: "Instagram", url: facts.instagram_url, icon: "instagram" as const },
      { name: "LinkedIn", url: facts.linkedin_url, icon: "linkedin" as const },
    ].filter(({ url }) => url !== ""),
    agency: { name: facts.agency_name, url: facts.agency_url },
  };
}

export const company: Company = companyFrom(USUAL_FACTS);

/** The default; staff change `url` as a text of the start page. */
export const SHOWREEL = {
  url: "/artwork/showreel.webm",
  /** Only for our own file; `twin` is for browsers without WebM. */
  twin: "/artwork/showreel.mp4",
  poster: "/artwork/showreel.webp",
  uploaded: "2026-11-21",
} as const;

export type Address = ReturnType<typeof addressOf>;

function addressOf(facts: Facts) {
  const { street, postal_code: postalCode, city, district, region } = facts;
  return {
    street,
    postalCode,
    city,
    district,
    region,
    countryCode: facts.country_code,
    country: byLanguage((language) => countryIn(language, facts)),
    coordinates: { latitude: Number(facts.latitude), longitude: Number(facts.longitude) },
  };
}

/** If the company has moved, a language that was added later still has the old country: uses the new country's name. */
function countryIn(language: Language, { country_code, ...facts }: Facts): string {
  const name = facts[`country_${language}`];
  const isOfNewSite = name === USUAL_FACTS[`country_${language}`] && country_code !== USUAL_FACTS.country_code && /^[A-Z]{2}$/.test(country_code);
  return (isOfNewSite ? new Intl.DisplayNames(language, { type: "region" }).of(country_code) : undefined) ?? name;
}

function phoneOf(label: string) {
  return { label, href: `tel:${label.replace(/[^+\d]/g, "")}` };
}

/** Also works across the end of a week. */
function daysFrom({ first_day, last_day }: Facts): Weekday[] {
  const [from, to] = [first_day, last_day].map((word) => WEEKDAYS.findIndex((day) => day === word));
  if (from === undefined || to === undefined) return [];
  return from <= to ? WEEKDAYS.slice(from, to + 1) : [...WEEKDAYS.slice(from), ...WEEKDAYS.slice(0, to + 1)];
}

const UNTIL: Readonly<Record<Language, string>> = { de: "bis", es: "a", en: "to" };

export function openingHoursText({ facts: { first_day, last_day, opens, closes } }: Company, language: Language): string {
  const nameOf = (day: string) => (isWeekday(day) ? weekdayName(day, language) : day);
  const days = first_day === last_day ? nameOf(first_day) : `${nameOf(first_day)} ${UNTIL[language]} ${nameOf(last_day)}`;
  const line = days.charAt(0).toUpperCase() + days.slice(1);
  return `${line} ${[opens, closes].map((time) => time.replace(/^0/, "")).join("-")}`;
}

export function cityLine({ postalCode, city, district }: Pick<Address, "postalCode" | "city" | "district">): string {
  return `${postalCode} ${city}${district === "" ? "" : ` (${district})`}`;
}

export function postalAddress(address: Address, language: Language): string {
  const { street, region, country } = address;
  return [street, cityLine(address), region, country[language]].join(", ");
}
