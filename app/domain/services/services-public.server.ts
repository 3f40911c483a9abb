import type { Language } from "~/i18n/languages";
import { isMissingTable } from "~/platform/missing-schema";
import { inLanguage, listShownRecords, takeAll } from "../record/public-records.server";
import { isPodcastService, mainFirst, type ShownService } from "./services";
import { serviceTable } from "./services.server";

/** What the company offers, the main services before the additional ones, each in the order that staff gave it, in the visitor's language. */
export async function listActiveServices(language: Language, take = takeAll): Promise<ShownService[]> {
  const services = take(mainFirst(await readServices()));
  const marked = services.map((service) => ({ ...service, isPodcast: isPodcastService(service) }));
  return inLanguage(serviceTable, marked, language);
}

/** Without the table there are no services, which is no fault. */
async function readServices() {
  try {
    return await listShownRecords(serviceTable, ({ isActive }) => isActive);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}
