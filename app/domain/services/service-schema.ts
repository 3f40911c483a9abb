import { z } from "zod";
import { line, newRecord, requiredLine, requiredText, storedRecord, text, wholeNumber } from "../record/fields";
import { SERVICE_CATEGORIES, SERVICE_ICONS, type TranslatedService } from "./service";

const TITLE_AND_DESCRIPTION = "Titel und Beschreibung sind erforderlich";

const translation = z.object({ title: line, description: text }).default({ title: "", description: "" });

const fields = z.object({
  title: requiredLine(TITLE_AND_DESCRIPTION),
  description: requiredText(TITLE_AND_DESCRIPTION),
  icon: z.enum(SERVICE_ICONS).default("Film"),
  category: z.enum(SERVICE_CATEGORIES).default("main"),
  sort_order: wholeNumber(() => null).pipe(z.number().min(1, "Mindestens 1.").max(999_999, "Höchstens 999999.").nullable()),
  is_active: z.boolean().default(false),
  es: translation,
  en: translation,
});

/** Without `sort_order` a new service stands at the end of its category, and a stored one stays where it is. */
export type ServiceForm = z.output<typeof fields>;

export const newServiceSchema = fields.extend(newRecord);

export const serviceSchema = fields.extend(storedRecord);

/** The service as its form shows it. */
export function formOfService(service: TranslatedService): ServiceForm {
  return {
    title: service.title,
    description: service.description,
    icon: service.icon,
    category: service.category,
    sort_order: service.sortOrder,
    is_active: service.isActive,
    es: service.es,
    en: service.en,
  };
}

/** What the form of a stored service opens with. */
export function editedService(service: TranslatedService) {
  return { title: service.title, values: { ...formOfService(service), version: service.version } };
}
