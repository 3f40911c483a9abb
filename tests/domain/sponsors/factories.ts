import { randomUUID } from "node:crypto";
import { sponsorRecords } from "~/domain/sponsors/sponsors.server";
import type { sponsors } from "~/domain/sponsors/sponsors";
import type { FormOf } from "~/domain/record/resource";
import { byTranslation } from "~/i18n/languages";
import { write } from "~/platform/database.server";
import { type FormPart, withPart } from "../record/form-part";

type SponsorForm = FormOf<typeof sponsors>;

export const BY = "admin-user-1";

/** The form of a sponsor with its required fields. */
export function formWith(values: FormPart<SponsorForm> = {}): SponsorForm {
  const texts = { description: "" };
  const usual = { name: "Bodega Nova", category: "Podcast", logo_url: "", website_url: "", ...texts, ...byTranslation(() => texts) };
  return withPart(usual, values);
}

/** Creates a sponsor and returns the stored record. */
export async function createSponsor(values: FormPart<SponsorForm> = {}) {
  const result = await sponsorRecords.create({ id: randomUUID(), form: formWith(values), by: BY });
  if (!result.ok) throw new Error(`the sponsor was not created: ${result.reason}`);
  return result.record;
}

/** Writes many sponsors directly into the table, in all four lists. */
export async function createSponsors(count: number) {
  const categories = ["Podcast", "Radio - Jahressponsor", "Siente España Premium", "Siente España Standard"];
  const sponsors = Array.from({ length: count }, (_, index) => ({
    name: `Sponsor ${(index + 1).toString()}`,
    category: categories[index % 4] ?? "",
    description: "Ein Satz über den Sponsor. ".repeat(20),
    logoUrl: `/media/sponsors/${(index + 1).toString()}.webp`,
    websiteUrl: "https://sponsor.example/",
    sortOrder: index + 1,
  }));
  await write((tx) => tx.partner.createMany({ data: sponsors }));
}

export async function emptySponsors() {
  await write(async (tx) => {
    await tx.partner.deleteMany();
    await tx.translation.deleteMany();
    await tx.change.deleteMany();
    await tx.mediaAsset.deleteMany();
  });
}
