import { useParams } from "@remix-run/react";
import { adminScreen } from "~/ui/admin/route-error";
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
  return adminScreen(({ params }) => {
    const resource = resourceNameFrom(params.resource);
    if (resource === null) return UNKNOWN;
    const { texts } = RESOURCES[resource];
    return { title: texts[titled], failure: texts.notLoaded, fields: labelsOf(RESOURCES[resource]).fields };
  });
}

const UNKNOWN = { title: "Nicht gefunden", failure: "Fehler beim Laden: Unbekannter Fehler" };
