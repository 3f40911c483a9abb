import { read } from "~/platform/database.server";
import type { Reader } from "~/platform/database-types";
import { findAllTranslations } from "../record/save-translations.server";
import type { TranslatedMember } from "./member";
import { MEMBER_COLUMNS, memberFrom } from "./stored-member";

type Source = Pick<Reader, "teamMember" | "translation">;

/** The member with its texts in all languages; null for one that never was or that was deleted. */
export async function findMember(id: string, source: Source = read): Promise<TranslatedMember | null> {
  const [member = null] = await findMembers([id], source);
  return member;
}

/** Those of several that are there. Two queries for any number. */
export async function findMembers(ids: readonly string[], source: Source): Promise<TranslatedMember[]> {
  const rows = await source.teamMember.findMany({ where: { id: { in: [...ids] }, isActive: true }, select: MEMBER_COLUMNS });
  if (rows.length === 0) return [];
  const textsOf = await findAllTranslations(source, { resource: "team", recordIds: ids }, (textOf) => ({
    position: textOf("position"),
    bio: textOf("bio"),
  }));
  return rows.map((row) => ({ ...memberFrom(row), ...textsOf(row.id) }));
}
