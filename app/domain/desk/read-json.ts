import { z } from "zod";
import { LANGUAGES } from "~/i18n/languages";
import type { TextFile } from "./translation-file-text";
import { JSON_FORMAT } from "./file-columns";

const wordFile = z.object({
  format: z.literal(JSON_FORMAT),
  language: z.enum(LANGUAGES),
  words: z.array(z.object({ key: z.string(), now: z.string().optional(), translation: z.string(), fingerprint: z.string() })),
});

type JsonRead = { ok: true; file: TextFile } | { ok: false; problem: string };

/** A file of translations as JSON. */
export function readJson(text: string): JsonRead {
  const json = parsed(text);
  if (json === undefined) return { ok: false, problem: "Die Datei ist kein gültiges JSON. Bitte prüfen Sie Klammern, Kommas und Anführungszeichen." };
  const read = wordFile.safeParse(json);
  if (!read.success) return { ok: false, problem: `Die JSON-Datei hat nicht die Form eines Exports: ${placeOf(read.error)}.` };
  const { language, words } = read.data;
  return { ok: true, file: { language, rows: words.map(({ now = null, ...row }) => ({ ...row, now })) } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where it is first different: „words, Eintrag 3, translation“. */
function placeOf({ issues }: z.ZodError): string {
  const path = issues[0]?.path ?? [];
  const words = path.map((part) => (typeof part === "number" ? `Eintrag ${(part + 1).toString()}` : String(part)));
  return words.length === 0 ? "Es fehlen die Angaben am Anfang" : `Bitte prüfen Sie „${words.join(", ")}“`;
}
