import { useParams } from "@remix-run/react";
import { RouteError } from "~/ui/admin/route-error";
import type { ResourceName } from "./people/access/permissions";
import { labelsOf } from "./record/resource-labels";
import { resourceNameFrom, RESOURCES } from "./resources";

/** The loader has answered 404 for any word that is no resource. */
export function useResource(): ResourceName {
  const resource = resourceNameFrom(useParams().resource);
  if (resource === null) throw new Error("No resource in the address");
  return resource;
}

export function textsOf(word: string | undefined) {
  const resource = resourceNameFrom(word);
  return resource === null ? null : RESOURCES[resource].texts;
}

export function ResourceError() {
  const resource = resourceNameFrom(useParams().resource);
  const { failure, fields } = resource === null ? UNKNOWN : { failure: RESOURCES[resource].texts.notLoaded, fields: labelsOf(RESOURCES[resource]).fields };
  return <RouteError failure={failure} fields={fields} />;
}

const UNKNOWN = { failure: "Fehler beim Laden: Unbekannter Fehler", fields: {} };
