import { randomUUID } from "node:crypto";
import { z } from "zod";
import { isLanguage } from "~/i18n/languages";
import type { Reader } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import type { FileRow, TextFile } from "./translation-file-text";

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

const rowsSchema = z.array(z.object({ key: z.string(), now: z.string().nullable(), translation: z.string(), fingerprint: z.string() }));

/** A file that waits to be accepted. `writtenCount` is null until it is. */
export type KeptImport = TextFile & { id: string; fileName: string; writtenCount: number | null };

type Received = { file: TextFile; fileName: string; by: string };

/** Keeps a file for a day, until its dry run is accepted. */
export async function keepImport({ file, fileName, by }: Received): Promise<string> {
  const id = randomUUID();
  const rows = file.rows.filter(({ translation }) => translation.trim() !== "").map(cleanRow);
  const row = { id, adminUserId: by, languageCode: file.language, fileName: fileName.slice(0, 200), rows };
  await write(async (tx) => {
    await tx.wordImport.deleteMany({ where: { expiresAt: { lt: new Date() } } });
    await tx.wordImport.create({ data: { ...row, expiresAt: new Date(Date.now() + ONE_DAY_MS) } });
  });
  return id;
}

/** Null for none, and for one that is too old. */
export async function findImport(source: Pick<Reader, "wordImport">, id: string): Promise<KeptImport | null> {
  const row = await source.wordImport.findFirst({
    where: { id, expiresAt: { gt: new Date() } },
    select: { id: true, languageCode: true, fileName: true, rows: true, writtenCount: true },
  });
  if (row === null || !isLanguage(row.languageCode)) return null;
  const { languageCode: language, rows, ...kept } = row;
  return { ...kept, language, rows: rowsSchema.parse(rows) };
}

/** why: Postgres stores no NUL, and a JSON file can spell one */
function cleanRow({ key, now, translation, fingerprint }: FileRow): FileRow {
  const clean = (text: string) => text.replaceAll("\0", "");
  return { key: clean(key).slice(0, 300), now: now === null ? null : clean(now), translation: clean(translation), fingerprint: clean(fingerprint) };
}
