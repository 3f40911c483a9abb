import type { IncomingHttpHeaders } from "node:http";
import type { ErrorAnswer } from "./answers/error-texts";
import { type HttpContext, isRead } from "./http-context";

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** What can be refused by the head of a request alone, before a byte of its body is read. */
export function errorOfHead({ request, method, path, search }: HttpContext): ErrorAnswer | null {
  if (!METHODS.has(method)) return "methodNotAllowed";
  if (!path.startsWith("/")) return "badRequest";
  // why: our pages never use Remix's former data channel, whose requests skip its cross-origin check.
  if (search !== "" && /[?&]_data(?:=|&|$)/.test(search)) return "badRequest";
  if (isRead(method)) return carriesBody(request.headers) ? "badRequest" : null;
  return Number(request.headers["content-length"] ?? 0) > bodyLimit(path, request.headers) ? "tooLarge" : null;
}

const FORM_BYTES = 256 * 1024;
const UPLOAD_BYTES = 64 * 1024 * 1024;

/**
 * Pictures come in the administration's multipart forms only; every other form is text. What is sent beyond the 5 MB of
 * a picture is read and forgotten, so that its form can come back with all that was typed (app/http/read-body.server.ts).
 */
export function bodyLimit(path: string, headers: IncomingHttpHeaders): number {
  return isMultipart(headers) && /^\/admin\//i.test(path) ? UPLOAD_BYTES : FORM_BYTES;
}

/** Whether the body may bring a file. */
export function isUpload(headers: IncomingHttpHeaders): boolean {
  return isMultipart(headers);
}

/** What the body of an upload takes of the memory at most. */
export function uploadBytes(path: string, headers: IncomingHttpHeaders): number {
  return Math.min(Number(headers["content-length"] ?? Infinity), bodyLimit(path, headers));
}

function isMultipart(headers: IncomingHttpHeaders): boolean {
  return (headers["content-type"] ?? "").toLowerCase().startsWith("multipart/form-data");
}

function carriesBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
