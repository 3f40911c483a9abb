import type { Language } from "~/i18n/languages";
import { isMissingTable } from "~/platform/missing-schema";
import { findShownRecord, inLanguage, listShownRecords, takeAll } from "../record/public-records.server";
import { isPodcastService, mainFirst, type Service, type ShownService } from "./services";
import { serviceTable } from "./services.server";

/** What the company offers, the main services before the additional ones, each in the order that staff gave it, in the visitor's language. */
export async function listActiveServices(language: Language, take = takeAll): Promise<ShownService[]> {
  return asShown(take(mainFirst(await readServices())), language);
}

/** One service, shown or not, for a preview: a list of one or of none. */
export async function findShownService(id: string, language: Language): Promise<ShownService[]> {
  const service = await findShownRecord(serviceTable, id);
  return asShown(service === null ? [] : [service], language);
}

function asShown(services: readonly Service[], language: Language): Promise<ShownService[]> {
  return inLanguage(serviceTable, services.map((service) => ({ ...service, isPodcast: isPodcastService(service) })), language);
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
