import { useParams } from "@remix-run/react";
import { adminScreen } from "~/ui/admin/route-error";
import { valueAt } from "~/ui/admin/shown-value";
import type { ResourceName } from "./people/access/permissions";
import { labelsOf } from "./record/resource-labels";
import { resourceNameFrom, RESOURCES } from "./resources";

/** Loaders answer 404 for unknown resources. */
export function useResource(): ResourceName {
  const resource = resourceNameFrom(useParams().resource);
  if (resource === null) throw new Error("No resource in the address");
  return resource;
}

export function resourceScreen(titled: "list" | "new" | "edit" | "delete") {
  return adminScreen(({ params, data }) => {
    const resource = resourceNameFrom(params.resource);
    if (resource === null) return UNKNOWN;
    const { texts } = RESOURCES[resource];
    return { title: readableTitle(texts[titled], valueAt(data, "isReadOnly") === true), failure: texts.notLoaded, fields: labelsOf(RESOURCES[resource]).fields };
  });
}

/** For people who may not change what the form shows. */
export function readableTitle(title: string, isReadOnly: boolean): string {
  return isReadOnly ? title.replace("bearbeiten", "ansehen") : title;
}

const UNKNOWN = { title: "Nicht gefunden", failure: "Fehler beim Laden: Unbekannter Fehler" };
