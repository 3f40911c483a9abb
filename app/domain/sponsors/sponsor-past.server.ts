import { asTyped } from "../record/earlier-form.server";
import type { ResourceRestore } from "../record/record-operations.server";
import type { TranslatedSponsor } from "./sponsor";
import { sponsorSchema, type SponsorForm } from "./sponsor-schema";

/** How a sponsor is set back to an earlier state, and how a deleted one comes back. */
export const sponsorPast: ResourceRestore<TranslatedSponsor, SponsorForm> = {
  formFrom: (snapshot) => sponsorSchema.safeParse(asTyped(snapshot)).data ?? null,
  withPicture: (form, logo_url) => ({ ...form, logo_url }),
  bringBack: async (tx, { id }) => {
    const { _max } = await tx.partner.aggregate({ where: { isActive: true }, _max: { sortOrder: true } });
    const data = { isActive: true, sortOrder: (_max.sortOrder ?? 0) + 1, version: { increment: 1 } };
    return tx.partner.updateMany({ where: { id, isActive: false }, data });
  },
  shownOn: () => "sponsors",
};
