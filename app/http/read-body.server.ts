import {
  FormDataParseError,
  MaxFilesExceededError,
  MultipartParseError,
  parseFormData,
  type ParseFormDataOptions,
} from "@remix-run/form-data-parser";
import { boundaryOf, createCutter, cutBody } from "./cut-body";
import { textIn } from "./next-path";

const KB = 1024;
const MB = 1024 * KB;
const LARGEST_TEXT = 256 * KB;
const LARGEST_UPLOAD = 6 * MB;
const LARGEST_UPLOADS = 21 * MB;
const MOST_FILES = 10;
const MOST_FIELDS = 200;

/** So much is read of a form with files, and most of it is forgotten. */
const LARGEST_BODY = 64 * MB;

/** why more than the 5 MB of a picture: a file that was cut must still be too large */
const LARGEST_PART = 5 * MB + 64 * KB;

export type FileCount = "none" | "one" | "several";

const FILE_LIMITS = {
  none: { maxFiles: 0, maxFileSize: LARGEST_TEXT, maxTotalSize: LARGEST_TEXT },
  one: { maxFiles: 1, maxFileSize: LARGEST_UPLOAD, maxTotalSize: LARGEST_UPLOAD },
  several: { maxFiles: MOST_FIELDS, maxFileSize: LARGEST_UPLOAD, maxTotalSize: LARGEST_UPLOADS },
} as const satisfies Record<FileCount, ParseFormDataOptions>;

/** `hasTooMuch`: more files than a form takes, or more in all of them together, of which a part is missing here. */
type ReadBody = { fields: FormData; hasTooMuch: boolean };

/** Like `readWholeBody`; throws 413 as well where not all of it was kept. */
export async function readBody(request: Request, files: FileCount = "none"): Promise<FormData> {
  const { fields, hasTooMuch } = await readWholeBody(request, files);
  if (hasTooMuch) throw tooLarge();
  return fields;
}

/**
 * Reads the body as a stream to its end: 200 fields and 256 KB of text. A file keeps just more than
 * the 5 MB that it may have, so that what is too large is seen; up to 10 files keep 21 MB together. Throws a 413 response
 * for more text or more than 64 MB, and a 400 response for what is no form.
 */
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

/** A body can be read once; whoever answers a fault later needs what was typed as well. */
const readAlready = new WeakMap<Request, FormData>();

export function fieldsRead(request: Request): FormData | undefined {
  return readAlready.get(request);
}

/** Empty where nothing was read, or no such text. */
export function textRead(request: Request, name: string): string {
  return textIn(fieldsRead(request) ?? new FormData(), name);
}

/** why "half": a body that is a stream needs it */
function withBody({ url, method, headers }: Request, body: ReadableStream<Uint8Array>): Request {
  const init: RequestInit = { method, headers, body, duplex: "half" };
  return new Request(url, init);
}

/** Where no file was chosen browsers send "" as its name, Node no name, for which the parser puts the other. */
const NAMELESS = ["", "file-upload"];

async function parse(request: Request, limits: ParseFormDataOptions): Promise<FormData> {
  try {
    return await parseFormData(request, limits, (upload) => (upload.size === 0 && NAMELESS.includes(upload.name) ? null : upload));
  } catch (error) {
    if (error instanceof MultipartParseError || error instanceof MaxFilesExceededError || error instanceof RangeError) throw tooLarge();
    if (error instanceof FormDataParseError) throw error.cause instanceof RangeError ? tooLarge() : notAForm();
    throw error;
  }
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

/**
 * With the line ends that were typed, where a form sends CRLF (HTML, "constructing the entry list"), and without NUL, which
 * no keyboard types and no Postgres column stores.
 */
export function cleanText(value: string): string {
  return value.replaceAll("\0", "").replaceAll(/\r\n?/g, "\n");
}

const SECRETS = /^password|^setup_code$|^code$/;

/** For one post only: such a value neither travels back to the page nor is kept for later. */
export function isSecretField(name: string): boolean {
  return SECRETS.test(name);
}

/** Where the password is left out, this says that there was one. */
export function signOfPassword(body: FormData): { with_password?: "on" } {
  return body.get("password") ? { with_password: "on" } : {};
}
