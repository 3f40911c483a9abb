import {
  FormDataParseError,
  MaxFilesExceededError,
  MultipartParseError,
  parseFormData,
  type ParseFormDataOptions,
} from "@remix-run/form-data-parser";
import { storable } from "~/platform/storable";
import { boundaryOf, createCutter, cutBody, MOST_FIELDS } from "./cut-body";
import { textIn } from "./request-paths";

const KB = 1024;
const MB = 1024 * KB;
const LARGEST_TEXT = 256 * KB;
const LARGEST_UPLOAD = 6 * MB;
const LARGEST_UPLOADS = 21 * MB;
const MOST_FILES = 10;

const LARGEST_BODY = 64 * MB;

/** More than the 5 MB of a picture, so that a file that was cut still counts as too large. */
const LARGEST_PART = 5 * MB + 64 * KB;

export type FileCount = "none" | "one" | "several";

const FILE_LIMITS = {
  none: { maxFiles: 0, maxFileSize: LARGEST_TEXT, maxTotalSize: LARGEST_TEXT },
  one: { maxFiles: 1, maxFileSize: LARGEST_UPLOAD, maxTotalSize: LARGEST_UPLOAD },
  several: { maxFiles: MOST_FIELDS, maxFileSize: LARGEST_UPLOAD, maxTotalSize: LARGEST_UPLOADS },
} as const satisfies Record<FileCount, ParseFormDataOptions>;

export async function readBody(request: Request, files: FileCount = "none"): Promise<FormData> {
  const { fields, hasTooMuch } = await readWholeBody(request, files);
  if (hasTooMuch) throw tooLarge();
  return fields;
}

/**
 * Throws a 413 above the limits, and a 400 if it is no form. Keeps little more than 5 MB of a larger file, so that it
 * still counts as too large. `hasTooMuch`: too many files, or too large together, so some are missing in `fields`.
 */
export async function readWholeBody(request: Request, files: FileCount) {
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

/** A body can be read only once, but the answer to a later fault needs it again. */
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

/** File names that mean "no file": browsers send "", and the parser uses the other if the name is missing. */
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

/** The parser does not handle TextDecoder's error about bytes that are no UTF-8. */
function isUndecodable(error: unknown): boolean {
  return error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA";
}

/**
 * Forms send CRLF (HTML, "constructing the entry list"). Other line breaks come with text that is pasted from Word or
 * PowerPoint: browsers show them as gaps. Nobody sees other control characters, and Postgres cannot store NUL.
 */
function cleaned(fields: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of fields) clean.append(cleanText(name), typeof value === "string" ? cleanText(value) : value);
  return clean;
}

function cleanText(text: string): string {
  return storable(text.replaceAll(/\r\n?/g, "\n").replaceAll(/[\v\f\u0085\u2028\u2029]/g, " ").replaceAll(/[^\P{Cc}\t\n]/gu, ""));
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

/** Such fields are never sent back to the page, and never stored for later. */
export function isSecretField(name: string): boolean {
  return SECRETS.test(name);
}

export function signOfPassword(body: FormData): { with_password?: "on" } {
  return body.get("password") ? { with_password: "on" } : {};
}
