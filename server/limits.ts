import type { IncomingHttpHeaders } from "node:http";
import type { ErrorAnswer } from "./answers/error-texts";
import { type HttpContext, isRead } from "./http-context";

const METHODS = new Set(["GET", "HEAD", "POST"]);

/**
 * why no backslash: the address of the request that Remix gets would have a slash in its place. Its router reads "/%5Cx",
 * and "/%0A" with what a URL leaves out, as an address without a host, which is a fault and not a page; and no column of
 * Postgres can be asked for a NUL.
 */
const UNREADABLE = /\\|%5c|%0[09ad]/i;

/** What can be refused by the head of a request alone, before a byte of its body is read. */
export function errorOfHead({ request, method, path, search }: HttpContext): ErrorAnswer | null {
  if (!METHODS.has(method)) return "methodNotAllowed";
  if (!path.startsWith("/") || UNREADABLE.test(path) || hasSeveralHosts(request.rawHeaders)) return "badRequest";
  // why: our pages never use Remix's former data channel, whose requests skip its cross-origin check.
  if (search !== "" && new URLSearchParams(search).has("_data")) return "badRequest";
  if (isRead(method)) return carriesBody(request.headers) ? "badRequest" : null;
  return Number(request.headers["content-length"] ?? 0) > bodyLimit(path, request.headers) ? "tooLarge" : null;
}

/** why: a proxy may believe one of them, and Node believes the first */
function hasSeveralHosts(headers: readonly string[]): boolean {
  return headers.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === "host").length > 1;
}

/** All text of a form. */
export const FORM_BYTES = 256 * 1024;
const UPLOAD_BYTES = 64 * 1024 * 1024;

/** An upload is read beyond the 5 MB of a picture, so that its form can come back with all that was typed (read-body.server.ts). */
export function bodyLimit(path: string, headers: IncomingHttpHeaders): number {
  return isMultipart(headers) && /^\/admin\//i.test(path) ? UPLOAD_BYTES : FORM_BYTES;
}

/** What the app keeps in memory of an upload at most (app/http/read-body.server.ts). */
export function mostKeptBytes(path: string): number {
  return (/^\/admin\/media\/upload(?:[/.]|$)/i.test(path) ? 21 : 6) * 1024 * 1024;
}

export function isMultipart(headers: IncomingHttpHeaders): boolean {
  return (headers["content-type"] ?? "").toLowerCase().startsWith("multipart/form-data");
}

function carriesBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
