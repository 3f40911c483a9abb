import type { FactName } from "~/i18n/company";
import { isWeekday, weekdayName } from "~/i18n/weekdays";
import type { ConflictField } from "~/ui/admin/conflict-fieldset";

const showDay = (value: unknown) => (typeof value === "string" && isWeekday(value) ? weekdayName(value, "de") : String(value));

/** In the order of the form, which the history shows too. */
export const COMPANY_FIELDS: Readonly<Record<FactName, ConflictField>> = {
  name: { label: "Name" },
  legal_name: { label: "Rechtlicher Name" },
  managing_director: { label: "Geschäftsführung" },
  street: { label: "Straße und Hausnummer" },
  postal_code: { label: "Postleitzahl" },
  city: { label: "Ort" },
  district: { label: "Ortsteil" },
  region: { label: "Region" },
  country_de: { label: "Land (Deutsch)" },
  country_es: { label: "Land (Español)", lang: "es" },
  country_en: { label: "Land (English)", lang: "en" },
  country_code: { label: "Länderkürzel" },
  venue: { label: "Nachbar" },
  latitude: { label: "Geografische Breite" },
  longitude: { label: "Geografische Länge" },
  phone: { label: "Telefon" },
  mobile: { label: "Mobil" },
  email: { label: "E-Mail" },
  privacy_email: { label: "E-Mail für Datenschutz" },
  portfolio_email: { label: "E-Mail für Bewerbungen" },
  first_day: { label: "Erster Tag", kind: "whole", show: showDay },
  last_day: { label: "Letzter Tag", kind: "whole", show: showDay },
  opens: { label: "Öffnet um" },
  closes: { label: "Schließt um" },
  contact_page_url: { label: "Buchungsseite" },
  facebook_url: { label: "Facebook" },
  instagram_url: { label: "Instagram" },
  linkedin_url: { label: "LinkedIn" },
  agency_name: { label: "Name der Agentur" },
  agency_url: { label: "Website der Agentur" },
};
