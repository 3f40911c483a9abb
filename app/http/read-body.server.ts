import {
  FormDataParseError,
  MaxFilesExceededError,
  MultipartParseError,
  parseFormData,
  type ParseFormDataOptions,
} from "@remix-run/form-data-parser";

const LARGEST_TEXT = 256 * 1024;
const LARGEST_UPLOAD = 6 * 1024 * 1024;
const LARGEST_UPLOADS = 21 * 1024 * 1024;
const MOST_FILES = 10;
const MOST_FIELDS = 200;

/** How many files a form takes. */
export type FileCount = "none" | "one" | "several";

const FILE_LIMITS = {
  none: { maxFiles: 0, maxFileSize: LARGEST_TEXT, maxTotalSize: LARGEST_TEXT },
  one: { maxFiles: 1, maxFileSize: LARGEST_UPLOAD, maxTotalSize: LARGEST_UPLOAD },
  several: { maxFiles: MOST_FILES, maxFileSize: LARGEST_UPLOAD, maxTotalSize: LARGEST_UPLOADS },
} as const satisfies Record<FileCount, ParseFormDataOptions>;

/**
 * The fields of a posted form, read as a stream that is cut at the limits: 200 fields, 256 KB, with a file 6 MB, with
 * up to 10 files 21 MB. Throws a 413 response above them and a 400 response for what is no form.
 */
export async function readBody(request: Request, files: FileCount = "none"): Promise<FormData> {
  const limits = FILE_LIMITS[files];
  if (Number(request.headers.get("Content-Length") ?? 0) > limits.maxTotalSize) throw tooLarge();
  const body = await parse(request, { ...limits, maxParts: MOST_FIELDS });
  if (textLength(body) > LARGEST_TEXT) throw tooLarge();
  return body;
}

async function parse(request: Request, limits: ParseFormDataOptions): Promise<FormData> {
  try {
    return await parseFormData(request, limits, (upload) => (upload.size > 0 ? upload : null));
  } catch (error) {
    if (error instanceof MultipartParseError || error instanceof MaxFilesExceededError) throw tooLarge();
    if (error instanceof FormDataParseError) throw notAForm();
    throw error;
  }
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
 * A posted text as it is kept: with the line ends that were typed, where a form sends CRLF (HTML, "constructing the
 * entry list"), and without NUL, which no keyboard types and no Postgres column stores.
 */
export function cleanText(value: string): string {
  return value.replaceAll("\0", "").replaceAll(/\r\n?/g, "\n");
}

const SECRETS = /^password|^setup_code$|^code$/;

/** Fields whose value is for this one post: it neither travels back to the page nor is kept for later. */
export function isSecretField(name: string): boolean {
  return SECRETS.test(name);
}

/** What stands for the password of a form where it is left out: that there was one. */
export function signOfPassword(body: FormData): { with_password?: "on" } {
  return body.get("password") ? { with_password: "on" } : {};
}
