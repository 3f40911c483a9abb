import { randomUUID } from "node:crypto";
import { serviceRecords } from "~/domain/services/services.server";
import type { services } from "~/domain/services/services";
import type { FormOf } from "~/domain/record/resource";
import { byTranslation } from "~/i18n/languages";
import { write } from "~/platform/database.server";
import { type FormPart, withPart } from "../record/form-part";

type ServiceForm = FormOf<typeof services>;

export const BY = "admin-user-1";

/** The form of a service with its required fields. */
export function formWith(values: FormPart<ServiceForm> = {}): ServiceForm {
  const none = { title: "", description: "" };
  const usual: ServiceForm = {
    title: "Drohnenflüge",
    description: "Bilder von oben.",
    icon: "Camera",
    area: "contact",
    category: "main",
    sort_order: null,
    is_active: true,
    ...byTranslation(() => none),
  };
  return withPart(usual, values);
}

/** Creates a service and returns the stored record. */
export async function createService(values: FormPart<ServiceForm> = {}) {
  const result = await serviceRecords.create({ id: randomUUID(), form: formWith(values), by: BY });
  if (!result.ok) throw new Error(`the service was not created: ${result.reason}`);
  return result.record;
}

/** Writes many services directly into the table, half of them additional. */
export async function createServices(count: number) {
  const services = Array.from({ length: count }, (_, index) => ({
    title: `Service ${(index + 1).toString()}`,
    description: "Ein Satz über den Service. ".repeat(20),
    icon: "Film",
    area: "contact",
    category: index % 2 === 0 ? "main" : "additional",
    sortOrder: index + 1,
  }));
  await write((tx) => tx.service.createMany({ data: services }));
}

export async function emptyServices() {
  await write(async (tx) => {
    await tx.service.deleteMany();
    await tx.translation.deleteMany();
    await tx.change.deleteMany();
  });
}
