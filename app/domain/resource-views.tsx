import { useParams } from "@remix-run/react";
import { adminScreen } from "~/ui/admin/route-error";
import type { ResourceName } from "./people/access/permissions";
import { labelsOf } from "./record/resource-labels";
import { resourceNameFrom, RESOURCES } from "./resources";

/** The loader has answered 404 for any word that is no resource. */
export function useResource(): ResourceName {
  const resource = resourceNameFrom(useParams().resource);
  if (resource === null) throw new Error("No resource in the address");
  return resource;
}

/** Whatever could not be shown, in the words of the resource; `titled` is the screen. */
export function resourceScreen(titled: "list" | "new" | "edit" | "delete") {
  return adminScreen(({ params }) => {
    const resource = resourceNameFrom(params.resource);
    if (resource === null) return UNKNOWN;
    const { texts } = RESOURCES[resource];
    return { title: texts[titled], failure: texts.notLoaded, fields: labelsOf(RESOURCES[resource]).fields };
  });
}

const UNKNOWN = { title: "Nicht gefunden", failure: "Fehler beim Laden: Unbekannter Fehler" };
