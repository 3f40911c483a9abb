import type { Language } from "~/i18n/languages";
import { read } from "~/platform/database.server";
import { namesOf } from "../record/people.server";
import { textStateOf } from "./text-state";
import { findLegal } from "./find-legal.server";
import { LEGAL_PAGES, type LegalPlace } from "./legal-page";
import { legalRecord, type ListedLegal } from "./legal-text";

/** Each legal page in each of the languages. */
export async function listLegal(languages: readonly Language[]): Promise<ListedLegal[]> {
  const places = LEGAL_PAGES.flatMap((page) => languages.map((language) => ({ page, language })));
  return Promise.all(places.map(listed));
}

async function listed(place: LegalPlace): Promise<ListedLegal> {
  const [{ text, form }, change] = await Promise.all([findLegal(place), lastChangeOf(place)]);
  return { ...place, state: textStateOf(text, place.language), month: form.status, change };
}

async function lastChangeOf(place: LegalPlace): Promise<ListedLegal["change"]> {
  const change = await read.change.findFirst({
    where: legalRecord(place),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { adminUserId: true, createdAt: true },
  });
  if (change === null) return null;
  const names = await namesOf([change.adminUserId]);
  return { at: change.createdAt, who: names.get(change.adminUserId ?? "") ?? "System" };
}
