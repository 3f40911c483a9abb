import type { IncomingHttpHeaders } from "node:http";
import type { ErrorAnswer } from "./answers/error-texts";
import { type HttpContext, isRead } from "./http-context";

const METHODS = new Set(["GET", "HEAD", "POST"]);

/**
 * Remix's URL turns a backslash into a slash. Its router takes "/%5Cx" and "/%0A" for an address without a host, which
 * is a fault instead of a page; and Postgres refuses a NUL in a query.
 */
const UNREADABLE = /\\|%5c|%0[09ad]/i;

/** Decides by the headers, before the body is read. */
export function errorOfHead({ request, method, path, search }: HttpContext): ErrorAnswer | null {
  if (!METHODS.has(method)) return "methodNotAllowed";
  if (!path.startsWith("/") || UNREADABLE.test(path) || search.includes("%00") || hasSeveralHosts(request.rawHeaders)) return "badRequest";
  // our pages do not use Remix's old data requests, which skip its cross-origin check
  if (search !== "" && new URLSearchParams(search).has("_data")) return "badRequest";
  if (isRead(method)) return carriesBody(request.headers) ? "badRequest" : null;
  return errorOfSize(Number(request.headers["content-length"] ?? 0), bodyLimit(path, request.headers));
}

/** A proxy may trust another Host header than Node, which takes the first. */
function hasSeveralHosts(headers: readonly string[]): boolean {
  return headers.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === "host").length > 1;
}

export const FORM_BYTES = 256 * 1024;
const UPLOAD_BYTES = 64 * 1024 * 1024;

/** Reads more of an upload than a picture's 5 MB, so that its form can come back (read-body.server.ts). */
export function bodyLimit(path: string, headers: IncomingHttpHeaders): number {
  return isMultipart(headers) && /^\/admin\//i.test(path) ? UPLOAD_BYTES : FORM_BYTES;
}

/** The largest size that the app keeps in memory (app/http/read-body.server.ts). */
export function mostKeptBytes(path: string): number {
  return (/^\/admin\/media\/upload(?:[/.]|$)/i.test(path) ? 21 : 6) * 1024 * 1024;
}

export function errorOfSize(bytes: number, limit: number): ErrorAnswer | null {
  if (bytes <= limit) return null;
  return limit === FORM_BYTES ? "tooMuchText" : "tooLarge";
}

export function isMultipart(headers: IncomingHttpHeaders): boolean {
  return (headers["content-type"] ?? "").toLowerCase().startsWith("multipart/form-data");
}

function carriesBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
