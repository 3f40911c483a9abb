import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { FixedHeaders } from "../answers/security-headers";
import { preferredEncoding } from "../encodings";
import { type HttpContext, isRead } from "../http-context";
import { contentTypeOf } from "./content-types";
import { sendFile } from "./send-file";

/** Written by the build: each file that browsers may load, with its hash and the sizes of its compressed twins. */
const listSchema = z.record(
  z.string(),
  z.object({ hash: z.string(), size: z.number(), br: z.number().optional(), gzip: z.number().optional() }),
);

const ENDINGS = { br: ".br", gzip: ".gz", identity: "" } as const;

const CACHE_FOREVER = "public, max-age=31536000, immutable";
/** Names that stay while their content changes: browsers ask again, and mostly hear that nothing changed. */
const CACHE_AND_ASK = "public, max-age=3600, stale-while-revalidate=86400";

interface Parts {
  folder: string;
  listFile: string;
  fixedHeaders: FixedHeaders;
}

/** The files of the build. Only what is in the list is looked up, so that no path of a visitor reaches the disk. */
export function createClientFilesStep({ folder, listFile, fixedHeaders }: Parts) {
  const files = new Map(Object.entries(listSchema.parse(JSON.parse(readFileSync(listFile, "utf8")))));

  return function clientFiles(context: HttpContext): boolean | Promise<boolean> {
    const found = files.get(context.path);
    if (found === undefined || !isRead(context.method)) return false;
    const wanted = preferredEncoding(context.request.headers["accept-encoding"] ?? "");
    const encoding = wanted !== "identity" && found[wanted] !== undefined ? wanted : "identity";
    return sendFile(context, {
      file: join(folder, context.path) + ENDINGS[encoding],
      size: encoding === "identity" ? found.size : (found[encoding] ?? found.size),
      etag: encoding === "identity" ? `"${found.hash}"` : `"${found.hash}-${encoding}"`,
      headers: {
        ...fixedHeaders,
        "Cache-Control": context.path.startsWith("/assets/") ? CACHE_FOREVER : CACHE_AND_ASK,
        "Content-Type": contentTypeOf(context.path),
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
        ...((found.br ?? found.gzip) !== undefined && { Vary: "Accept-Encoding" }),
      },
    });
  };
}
