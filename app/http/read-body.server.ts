import {
  FormDataParseError,
  MaxFilesExceededError,
  MultipartParseError,
  parseFormData,
  type ParseFormDataOptions,
} from "@remix-run/form-data-parser";
import { boundaryOf, createCutter, cutBody, MOST_FIELDS } from "./cut-body";
import { textIn } from "./request-paths";

const KB = 1024;
const MB = 1024 * KB;
const LARGEST_TEXT = 256 * KB;
const LARGEST_UPLOAD = 6 * MB;
const LARGEST_UPLOADS = 21 * MB;
const MOST_FILES = 10;

const LARGEST_BODY = 64 * MB;

/** More than a picture's 5 MB: a file that was cut must still count as too large. */
const LARGEST_PART = 5 * MB + 64 * KB;

export type FileCount = "none" | "one" | "several";

const FILE_LIMITS = {
  none: { maxFiles: 0, maxFileSize: LARGEST_TEXT, maxTotalSize: LARGEST_TEXT },
  one: { maxFiles: 1, maxFileSize: LARGEST_UPLOAD, maxTotalSize: LARGEST_UPLOAD },
  several: { maxFiles: MOST_FIELDS, maxFileSize: LARGEST_UPLOAD, maxTotalSize: LARGEST_UPLOADS },
} as const satisfies Record<FileCount, ParseFormDataOptions>;

/** `hasTooMuch`: too many files, or too large together; some are missing in `fields`. */
type ReadBody = { fields: FormData; hasTooMuch: boolean };

export async function readBody(request: Request, files: FileCount = "none"): Promise<FormData> {
  const { fields, hasTooMuch } = await readWholeBody(request, files);
  if (hasTooMuch) throw tooLarge();
  return fields;
}

/** Throws a 413 above the limits, a 400 for no form. Of a large file just over 5 MB are kept, so that it shows. */
export async function readWholeBody(request: Request, files: FileCount): Promise<ReadBody> {
  const limits = FILE_LIMITS[files];
  const boundary = files === "none" ? null : boundaryOf(request.headers.get("Content-Type") ?? "");
  if (Number(request.headers.get("Content-Length") ?? 0) > (boundary === null ? limits.maxTotalSize : LARGEST_BODY)) throw tooLarge();
  const total = limits.maxTotalSize - LARGEST_TEXT;
  const cutter = boundary === null ? null : createCutter(boundary, { part: LARGEST_PART, total });
  const cut = cutter && request.body ? cutBody(request.body, cutter, LARGEST_BODY) : null;
  const fields = await parse(cut ? withBody(request, cut.stream) : request, { ...limits, maxParts: MOST_FIELDS });
  if (textLength(fields) > LARGEST_TEXT) throw tooLarge();
  readAlready.set(request, fields);
  return { fields, hasTooMuch: cut?.isOverTotal() === true || fileCountIn(fields) > MOST_FILES };
}

/** A body can be read once, and the answer to a later fault needs it too. */
const readAlready = new WeakMap<Request, FormData>();

export function fieldsRead(request: Request): FormData | undefined {
  return readAlready.get(request);
}

export function textRead(request: Request, name: string): string {
  return textIn(fieldsRead(request) ?? new FormData(), name);
}

/** `duplex: "half"` is required for streams. */
function withBody({ url, method, headers }: Request, body: ReadableStream<Uint8Array>): Request {
  const init: RequestInit = { method, headers, body, duplex: "half" };
  return new Request(url, init);
}

/** Names for no file: browsers send "", for Node's missing name the parser puts the other. */
const NAMELESS = ["", "file-upload"];

async function parse(request: Request, limits: ParseFormDataOptions): Promise<FormData> {
  try {
    return cleaned(await parseFormData(request, limits, (upload) => (upload.size === 0 && NAMELESS.includes(upload.name) ? null : upload)));
  } catch (error) {
    if (error instanceof MultipartParseError || error instanceof MaxFilesExceededError || error instanceof RangeError) throw tooLarge();
    if (error instanceof FormDataParseError) throw error.cause instanceof RangeError ? tooLarge() : notAForm();
    throw isUndecodable(error) ? notAForm() : error;
  }
}

/** The parser lets through what TextDecoder throws at bytes that are no UTF-8. */
function isUndecodable(error: unknown): boolean {
  return error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA";
}

/** Forms send CRLF (HTML, "constructing the entry list"); Postgres stores no NUL. */
function cleaned(fields: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of fields) clean.append(cleanText(name), typeof value === "string" ? cleanText(value) : value);
  return clean;
}

function cleanText(text: string): string {
  return text.replaceAll("\0", "").replaceAll(/\r\n?/g, "\n");
}

function fileCountIn(fields: FormData): number {
  return [...fields.values()].filter((value) => value instanceof File).length;
}

function textLength(body: FormData): number {
  return [...body.values()].reduce((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);
}

function tooLarge(): Response {
  return new Response("Die gesendeten Daten sind zu groß.", { status: 413, statusText: "Content Too Large" });
}

function notAForm(): Response {
  return new Response("Die Anfrage ist kein Formular.", { status: 400, statusText: "Bad Request" });
}

const SECRETS = /^password|^setup_code$|^code$/;

/** Never sent back to the page, and never stored for later. */
export function isSecretField(name: string): boolean {
  return SECRETS.test(name);
}

export function signOfPassword(body: FormData): { with_password?: "on" } {
  return body.get("password") ? { with_password: "on" } : {};
}
