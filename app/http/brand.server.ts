import { findCompany } from "~/domain/company/company.server";
import { findLook } from "~/domain/system/look.server";
import { company as usual } from "~/i18n/company";
import { attempt } from "./attempt.server";
import { CACHE } from "./cache";

/**
 * The name, the colours and the logo of the site as staff have set them. While they cannot be read, those it came with,
 * as on pages that stand for a fault: `isOwn` is false then, and nobody keeps the answer.
 */
export async function brandFor(request: Request) {
  const found = await attempt(request, async () => ({ company: await findCompany(), look: await findLook() }));
  if (found.state === "ready") return { brand: found.value, isOwn: true, cacheControl: CACHE.robots };
  return { brand: { company: usual, look: undefined }, isOwn: false, cacheControl: CACHE.never };
}
