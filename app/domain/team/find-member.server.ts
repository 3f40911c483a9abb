import { read } from "~/platform/database.server";
import type { Reader } from "~/platform/database-types";
import { findTranslations } from "../translations/save-translations.server";
import type { TranslatedMember } from "./member";
import { MEMBER_COLUMNS, memberFrom } from "./stored-member";

type Source = Pick<Reader, "teamMember" | "translation">;

/** The member with its texts in all languages; null for one that never was or that was deleted. */
export async function findMember(id: string, source: Source = read): Promise<TranslatedMember | null> {
  const row = await source.teamMember.findFirst({ where: { id, isActive: true }, select: MEMBER_COLUMNS });
  if (row === null) return null;
  const texts = await findTranslations(source, { noun: "team", recordId: id }, (textOf) => ({
    position: textOf("position"),
    bio: textOf("bio"),
  }));
  return { ...memberFrom(row), ...texts };
}
