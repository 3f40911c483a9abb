import { createHash } from "node:crypto";
import { z } from "zod";
import { read, write } from "~/platform/database.server";
import type { TypedFields } from "../../record/form-values";

const ONE_HOUR_MS = 60 * 60 * 1000;
const MOST_PER_PERSON = 20;

const storedFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

type Place = { userId: string; path: string };

/** Keeps what a person typed into the form at `path` for an hour, instead of what was kept for it before. */
export async function keepTypedFields({ userId, path }: Place, fields: TypedFields): Promise<void> {
  const post = { userId, path, fields, expiresAt: new Date(Date.now() + ONE_HOUR_MS) };
  const id = idOf({ userId, path });
  await write(async (tx) => {
    await tx.expiredPost.deleteMany({ where: { expiresAt: { lt: new Date() } } });
    const oldest = await tx.expiredPost.findMany({
      where: { userId, id: { not: id } },
      orderBy: { expiresAt: "desc" },
      skip: MOST_PER_PERSON - 1,
      select: { id: true },
    });
    await tx.expiredPost.deleteMany({ where: { id: { in: oldest.map((row) => row.id) } } });
    await tx.expiredPost.upsert({ where: { id }, create: { id, ...post }, update: post });
  });
}

/** Whether something is kept for this person and path. */
export async function hasTypedFields(place: Place): Promise<boolean> {
  return (await read.expiredPost.count({ where: { id: idOf(place), expiresAt: { gt: new Date() } } })) > 0;
}

/** Hands back what was kept and forgets it; null when there is nothing, or nothing any more. */
export async function takeTypedFields(place: Place): Promise<TypedFields | null> {
  if (!(await hasTypedFields(place))) return null;
  return write(async (tx) => {
    const kept = await tx.expiredPost.findUnique({ where: { id: idOf(place) }, select: { fields: true } });
    await tx.expiredPost.deleteMany({ where: { id: idOf(place) } });
    return kept ? storedFields.parse(kept.fields) : null;
  });
}

/** why: a person has one unsaved text for each form, and nobody can name the row of another. */
function idOf({ userId, path }: Place): string {
  return createHash("sha256").update(`${userId} ${path}`).digest("hex");
}
