import * as z from "zod";
import type { FactName } from "~/i18n/company";
import { isWeekday } from "~/i18n/weekdays";
import { line, requiredLine, storedRecord, webAddress } from "../record/field-schemas";

export const COMPANY_ID = "company";

const emailAddress = (missing: string) =>
  requiredLine(missing).pipe(z.email("Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel hola@firma.es."));

const PHONE = /^\+\d[\d ]{5,24}$/;
const WITH_PREFIX = "Bitte geben Sie die Nummer mit Landesvorwahl ein, zum Beispiel +34 971 000 000.";

/** A number that is copied from a list of contacts often has invisible marks around it. */
function spaced(typed: string): string {
  return typed.replaceAll(/\p{Cf}/gu, "").replaceAll(/[\s./–-]+/g, " ").trim();
}

const day = z.string("Bitte wählen Sie einen Tag.").refine((word): boolean => isWeekday(word), "Bitte wählen Sie einen Tag.");

const time = (missing: string) =>
  requiredLine(missing)
    .transform((typed) => typed.replace(/^\d:/, "0$&"))
    .refine((typed) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed), "Bitte geben Sie die Uhrzeit so ein: 09:00.");

const POSTAL_CODE = "Bitte geben Sie die Postleitzahl ein, zum Beispiel 07610.";

function degrees(missing: string, most: number) {
  const outOfReach = `Bitte geben Sie eine Zahl zwischen ${(-most).toString()} und ${most.toString()} ein, zum Beispiel 39.521.`;
  return requiredLine(missing)
    .transform((typed) => typed.replace(",", "."))
    .refine((typed) => /^-?\d{1,3}(\.\d{1,8})?$/.test(typed) && Math.abs(Number(typed)) <= most, outOfReach);
}

export const companyFields = z.object({
  name: requiredLine("Bitte geben Sie den Namen ein."),
  legal_name: requiredLine("Bitte geben Sie den rechtlichen Namen ein."),
  managing_director: requiredLine("Bitte geben Sie die Geschäftsführung ein."),
  street: requiredLine("Bitte geben Sie Straße und Hausnummer ein."),
  postal_code: requiredLine(POSTAL_CODE).regex(/^[\dA-Z][\dA-Z -]{1,8}[\dA-Z]$/i, POSTAL_CODE),
  city: requiredLine("Bitte geben Sie den Ort ein."),
  district: line,
  region: requiredLine("Bitte geben Sie die Region ein."),
  country_de: requiredLine("Bitte geben Sie das Land auf Deutsch ein."),
  country_es: requiredLine("Bitte geben Sie das Land auf Spanisch ein."),
  country_en: requiredLine("Bitte geben Sie das Land auf Englisch ein."),
  country_code: requiredLine("Bitte geben Sie das Länderkürzel ein.").regex(/^[A-Z]{2}$/, "Bitte geben Sie zwei Großbuchstaben ein, zum Beispiel ES."),
  venue: line,
  latitude: degrees("Bitte geben Sie die geografische Breite ein.", 90),
  longitude: degrees("Bitte geben Sie die geografische Länge ein.", 180),
  phone: requiredLine("Bitte geben Sie die Telefonnummer ein.").transform(spaced).refine((typed) => PHONE.test(typed), WITH_PREFIX),
  mobile: line.transform(spaced).refine((typed) => typed === "" || PHONE.test(typed), WITH_PREFIX),
  email: emailAddress("Bitte geben Sie die E-Mail-Adresse ein."),
  privacy_email: emailAddress("Bitte geben Sie die E-Mail-Adresse für Datenschutz ein."),
  portfolio_email: emailAddress("Bitte geben Sie die E-Mail-Adresse für Bewerbungen ein."),
  first_day: day,
  last_day: day,
  opens: time("Bitte geben Sie ein, wann Sie öffnen."),
  closes: time("Bitte geben Sie ein, wann Sie schließen."),
  contact_page_url: webAddress.refine((address) => address !== "", "Bitte geben Sie die Buchungsseite ein, zum Beispiel https://firma.es/kontakt."),
  facebook_url: webAddress,
  instagram_url: webAddress,
  linkedin_url: webAddress,
  agency_name: line,
  agency_url: webAddress,
} satisfies Record<FactName, z.ZodType>);

export type CompanyForm = z.output<typeof companyFields>;

export const companySchema = companyFields.extend(storedRecord);
