import { stat } from "node:fs/promises";
import { join } from "node:path";
import { CACHE } from "../../app/http/answers";
import { PICTURE_POLICY } from "../../app/http/content-security-policy";
import { fileEtag } from "../../app/platform/file-etag";
import { isStorageKey } from "../../app/platform/storage-key";
import type { FixedHeaders } from "../answers/security-headers";
import { type HttpContext, isRead, type Step } from "../http-context";
import { contentTypeOf } from "./content-types";
import { sendFile } from "./send-file";

const PREFIX = "/media/";

interface Parts {
  folder: string;
  fixedHeaders: FixedHeaders;
  answerUnknown: Step;
}

export function createMediaStep({ folder, fixedHeaders, answerUnknown }: Parts) {
  const headers = { ...fixedHeaders, "cache-control": CACHE.forever, "content-security-policy": PICTURE_POLICY };

  return async function media(context: HttpContext): Promise<boolean> {
    const key = context.path.slice(PREFIX.length);
    if (!context.path.startsWith(PREFIX) || !isRead(context.method)) return false;
    if (!isStorageKey(key)) return answerUnknown(context);
    const file = join(folder, key);
    const found = await stat(file).catch(() => null);
    // a replaced picture has a new address, which Remix finds
    if (!found?.isFile()) return false;
    return sendFile(context, {
      file,
      size: found.size,
      etag: fileEtag(found),
      headers: { ...headers, "Content-Type": contentTypeOf(key) },
    });
  };
}
