import { asTyped } from "../record/earlier-form.server";
import type { ResourceRestore } from "../record/record-operations.server";
import { services } from "./save-service.server";
import type { TranslatedService } from "./service";
import { serviceSaved } from "./service-notices";
import { serviceSchema, type ServiceForm } from "./service-schema";

/** How a service is set back to an earlier state, and how a deleted one is made anew from what the history knows. */
export const servicePast: ResourceRestore<TranslatedService, ServiceForm> = {
  formFrom: ({ sort_order, ...snapshot }) =>
    serviceSchema.safeParse({ ...asTyped(snapshot), sort_order: String(sort_order) }).data ?? null,
  withPicture: (form) => form,
  bringBack: async (tx, { id, version }, form) => {
    await services.insert(tx, id, { ...form, sort_order: null });
    return tx.service.updateMany({ where: { id }, data: { version } });
  },
  shownOn: (service) => serviceSaved(service).screen,
};
