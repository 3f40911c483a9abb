import { asTyped } from "../record/earlier-form.server";
import type { ResourceRestore } from "../record/record-operations.server";
import type { TranslatedMember } from "./member";
import { memberSaved } from "./member-notices";
import { memberSchema, type MemberForm } from "./member-schema";

/** How a member is set back to an earlier state, and how a deleted one comes back. */
export const memberPast: ResourceRestore<TranslatedMember, MemberForm> = {
  formFrom: (snapshot) => memberSchema.safeParse(asTyped(snapshot)).data ?? null,
  withPicture: (form, image_url) => ({ ...form, image_url }),
  bringBack: async (tx, { id }) => {
    const { _max } = await tx.teamMember.aggregate({ where: { isActive: true }, _max: { sortOrder: true } });
    const data = { isActive: true, sortOrder: (_max.sortOrder ?? 0) + 1, version: { increment: 1 } };
    return tx.teamMember.updateMany({ where: { id, isActive: false }, data });
  },
  shownOn: (member) => memberSaved(member).screen,
};
