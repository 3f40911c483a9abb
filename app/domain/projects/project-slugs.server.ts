import { read } from "~/platform/database.server";
import type { Transaction } from "~/platform/database-types";

type Titled = { id: string; title: string };

/** An address that another project has or had gets a number. A project keeps its former addresses; they lead to the new one. */
export async function giveSlug(tx: Transaction, { id, title }: Titled): Promise<void> {
  const candidates = candidatesFor({ id, title });
  const slugs = await tx.projectSlug.findMany({ where: { OR: [{ projectId: id, isCurrent: true }, { slug: { in: candidates } }] } });
  if (slugs.some(({ slug, projectId, isCurrent }) => isCurrent && projectId === id && candidates.includes(slug))) return;
  const others = new Set(slugs.filter(({ projectId }) => projectId !== id).map(({ slug }) => slug));
  const slug = candidates.find((candidate) => !others.has(candidate)) ?? id;
  await tx.projectSlug.updateMany({ where: { projectId: id, isCurrent: true }, data: { isCurrent: false } });
  await tx.projectSlug.upsert({ where: { slug }, create: { slug, projectId: id }, update: { isCurrent: true } });
}

export async function findSlug(projectId: string): Promise<string | null> {
  const found = await read.projectSlug.findFirst({ where: { projectId, isCurrent: true }, select: { slug: true } });
  return found?.slug ?? null;
}

const HIGHEST_NUMBER = 9;

/** The last candidate contains the id, so it is always free. */
function candidatesFor({ id, title }: Titled): string[] {
  const slug = slugFrom(title);
  const numbered = Array.from({ length: HIGHEST_NUMBER - 1 }, (_, index) => `${slug}-${(index + 2).toString()}`);
  return [slug, ...numbered, `${slug}-${slugFrom(id).slice(0, 36)}`];
}

/** For projects that were created before projects had pages. Answers how many got an address. */
export async function giveMissingSlugs(tx: Transaction): Promise<number> {
  const known = await tx.projectSlug.findMany({ select: { slug: true, projectId: true } });
  const [taken, named] = [new Set(known.map(({ slug }) => slug)), new Set(known.map(({ projectId }) => projectId))];
  const projects = await tx.project.findMany({ select: { id: true, title: true }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const given = projects.filter(({ id }) => !named.has(id)).map((project) => {
    const slug = candidatesFor(project).find((candidate) => !taken.has(candidate)) ?? project.id;
    taken.add(slug);
    return { slug, projectId: project.id };
  });
  for (let at = 0; at < given.length; at += AT_ONCE) await tx.projectSlug.createMany({ data: given.slice(at, at + AT_ONCE) });
  return given.length;
}

/** Prisma allows at most 999 values in a query on SQLite. */
const AT_ONCE = 300;

const LONGEST = 60;

/** German transliterations, and letters that `normalize` does not decompose. */
const LATIN: Readonly<Record<string, string>> = {
  ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i",
};

export function slugFrom(title: string): string {
  const latin = title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => LATIN[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");
  return trimmed(trimmed(latin.replaceAll(/[^a-z0-9]+/g, "-")).slice(0, LONGEST)) || "projekt";
}

function trimmed(slug: string): string {
  return slug.replaceAll(/^-+|-+$/g, "");
}
