import * as z from "zod";

/** In the order of the archive, though pictures also come after the database. docs/backup.md describes the file. */
export const PART = {
  head: "backup.json",
  secret: "secret",
  pictures: "media/",
  database: "database/",
  contents: "contents.json",
  /** Several parts with checksums of the parts before them, in the format of `sha256sum`. */
  sums: "sums/",
} as const;

export const SQLITE_PART = `${PART.database}site.db.gz`;

const FORMAT = 1;

const head = z.object({ format: z.literal(FORMAT), madeAt: z.iso.datetime(), database: z.enum(["sqlite", "postgres"]) });

const contents = z.object({
  migrations: z.array(z.string()),
  /** Rows refer only to rows in earlier tables. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  pictures: z.number(),
});

export type BackupHead = z.output<typeof head>;
export type BackupContents = z.output<typeof contents>;

export function headOf({ database, madeAt }: { database: BackupHead["database"]; madeAt: Date }): BackupHead {
  return { format: FORMAT, madeAt: madeAt.toISOString(), database };
}

export class BackupFault extends Error {}

export class KeyFault extends BackupFault {}

export function parseHead(text: string): BackupHead {
  return parsed(head, text) ?? refuse("This version of the site does not know the format of the backup: a newer version made it.");
}

export function parseContents(text: string): BackupContents {
  return parsed(contents, text) ?? refuse(`The backup is damaged: ${PART.contents} cannot be read.`);
}

function parsed<Output>(schema: z.ZodType<Output>, text: string): Output | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function refuse(sentence: string): never {
  throw new BackupFault(sentence);
}
