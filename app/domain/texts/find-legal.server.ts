import type { Reader } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { findText } from "./text-rows.server";
import { keyOfPage, LEGAL_PAGES, type LegalPage, type LegalPlace } from "./legal-page";
import { type StoredLegal, storedLegal } from "./legal-text";

/** A legal text with its month in one language, stored or not. */
export async function findLegal(place: LegalPlace, source: Reader = read): Promise<StoredLegal> {
  return storedLegal(place, await findPage(place.page, source));
}

/** Several of them, in no order, with two queries for each of the two pages. */
export async function findLegals(places: readonly LegalPlace[], source: Reader): Promise<StoredLegal[]> {
  const found: StoredLegal[][] = [];
  for (const page of LEGAL_PAGES.filter((one) => places.some((place) => place.page === one))) {
    const words = await findPage(page, source);
    found.push(places.filter((place) => place.page === page).map((place) => storedLegal(place, words)));
  }
  return found.flat();
}

async function findPage(name: LegalPage, source: Reader) {
  const page = keyOfPage(name);
  const text = await findText(source, { page, section: "text" });
  return { text, status: await findText(source, { page, section: "status" }) };
}
