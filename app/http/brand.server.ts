import { findCompany } from "~/domain/company/company.server";
import { findLook } from "~/domain/system/look.server";
import { company as usual } from "~/i18n/company";
import { attempt } from "./attempt.server";
import { CACHE } from "./answers";

/** If the settings cannot be read, answers the default brand with `isOwn: false`, which nobody caches. */
export async function brandFor(request: Request) {
  const found = await attempt(request, async () => ({ company: await findCompany(), look: await findLook() }));
  if (found.state === "ready") return { brand: found.value, isOwn: true, cacheControl: CACHE.hour };
  return { brand: { company: usual, look: undefined }, isOwn: false, cacheControl: CACHE.never };
}
