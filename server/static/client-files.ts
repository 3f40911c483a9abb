import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { CACHE } from "../../app/http/answers";
import type { FixedHeaders } from "../answers/security-headers";
import { sendStored, type StoredAnswer, storedAnswer } from "../answers/stored-answer";
import { type Encoding, preferredEncoding } from "../encodings";
import { type HttpContext, isRead } from "../http-context";
import { contentTypeOf } from "./content-types";
import { sendFile } from "./send-file";

/** Written by the build: hash and sizes of each public file and of its compressed copies. */
const listSchema = z.record(
  z.string(),
  z.object({ hash: z.string(), size: z.number(), br: z.number().optional(), gzip: z.number().optional() }),
);

type Listed = z.infer<typeof listSchema>[string];

const ENDINGS = { br: ".br", gzip: ".gz", identity: "" } as const;

const CACHE_AND_ASK = "public, max-age=3600, stale-while-revalidate=86400";

/** Larger than style sheets, scripts, fonts and icons; larger files are streamed from the disk. */
const MAX_KEPT_BYTES = 64 * 1024;
const MAX_MEMORY_BYTES = 6 * 1024 * 1024;

interface Parts {
  folder: string;
  listFile: string;
  fixedHeaders: FixedHeaders;
}

interface Chosen {
  path: string;
  encoding: Encoding;
  size: number;
  etag: string;
  headers: FixedHeaders;
}

/** Serves only listed files, so that no path of a visitor reaches the disk. */
export function createClientFiles({ folder, listFile, fixedHeaders }: Parts) {
  const listed = new Map(Object.entries(listSchema.parse(JSON.parse(readFileSync(listFile, "utf8")))));
  const chosenFiles = new Map([...listed].map(([path, file]) => [path, choices(path, file, fixedHeaders)]));
  const kept = new LRUCache<string, StoredAnswer>({ maxSize: MAX_MEMORY_BYTES, sizeCalculation: ({ body }) => body.length + 1_000 });

  function fileOf({ path, encoding }: Chosen): string {
    return join(folder, path) + ENDINGS[encoding];
  }

  function keptAnswer(chosen: Chosen): StoredAnswer {
    const file = fileOf(chosen);
    const found = kept.get(file);
    if (found !== undefined) return found;
    const answer = storedAnswer(readFileSync(file), { ...chosen.headers, "accept-ranges": "bytes" }, chosen.etag);
    kept.set(file, answer);
    return answer;
  }

  function choice({ method, path, request: { headers } }: HttpContext): Chosen | null {
    const found = chosenFiles.get(path);
    return found === undefined || !isRead(method) ? null : found[preferredEncoding(headers["accept-encoding"] ?? "")];
  }

  return {
    answerKept(context: HttpContext): boolean {
      const chosen = choice(context);
      if (chosen === null || chosen.size > MAX_KEPT_BYTES || context.request.headers.range !== undefined) return false;
      return sendStored(context, keptAnswer(chosen));
    },

    async answer(context: HttpContext): Promise<boolean> {
      const chosen = choice(context);
      return chosen !== null && sendFile(context, { ...chosen, file: fileOf(chosen) });
    },

    has: ({ path }: HttpContext): boolean => chosenFiles.has(path),
  };
}

function choices(path: string, file: Listed, fixedHeaders: FixedHeaders): Record<Encoding, Chosen> {
  const isCompressed = (file.br ?? file.gzip) !== undefined;
  const headers = {
    ...fixedHeaders,
    "cache-control": path.startsWith("/assets/") ? CACHE.forever : CACHE_AND_ASK,
    "content-type": contentTypeOf(path),
    ...(isCompressed && { vary: "Accept-Encoding" }),
  };
  const plain: Chosen = { path, encoding: "identity", size: file.size, etag: `"${file.hash}"`, headers };
  const twin = (encoding: "br" | "gzip"): Chosen => {
    const size = file[encoding];
    if (size === undefined) return plain;
    return { path, encoding, size, etag: `"${file.hash}-${encoding}"`, headers: { ...headers, "content-encoding": encoding } };
  };
  return { br: twin("br"), gzip: twin("gzip"), identity: plain };
}
