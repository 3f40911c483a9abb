import { z } from "zod";
import { sessionIdCookie } from "~/http/session.server";

const ORIGIN = "http://site.example";
/** Bytes of a body per chunk. */
const PIECE = 64 * 1024;

/** A browser's request with this session, or without one. */
export async function requestWith(sessionId: string | null, path: string, init: RequestInit = {}) {
  const cookie: Record<string, string> = sessionId === null ? {} : { Cookie: await cookieFor(sessionId) };
  return new Request(new URL(path, ORIGIN), { ...init, headers: { ...cookie, ...Object.fromEntries(new Headers(init.headers)) } });
}

export function postOf(fields: [string, string][] | FormData): RequestInit {
  return { method: "POST", body: fields instanceof FormData ? fields : new URLSearchParams(fields) };
}

/**
 * A multipart form, in chunks as they arrive. The form is not the body itself, because Node 24 rejects an unhandled
 * promise when a reader stops early.
 */
export function multipartOf(form: FormData): Request {
  const sent = new Request(ORIGIN, { method: "POST", body: form });
  const pieces: Uint8Array[] = [];
  const body = new ReadableStream<Uint8Array>({
    async start() {
      const bytes = new Uint8Array(await sent.arrayBuffer());
      for (let at = 0; at < bytes.length; at += PIECE) pieces.push(bytes.subarray(at, at + PIECE));
    },
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(piece);
    },
  });
  return new Request(ORIGIN, { method: "POST", headers: sent.headers, body, duplex: "half" });
}

async function cookieFor(sessionId: string) {
  const [pair = ""] = (await sessionIdCookie.set(sessionId)).split(";");
  return pair;
}

/** The response that a loader or an action threw; without one the test fails. */
export async function thrownBy(work: Promise<unknown>): Promise<Response> {
  const thrown: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (thrown instanceof Response) return thrown;
  throw new Error("the call threw no response");
}

const returnedForm = z.object({ reply: z.object({ error: z.object({ "": z.tuple([z.string()]) }) }) });

/** Status and text of a refusal, with or without a form. */
export async function refusalOf(answer: Response) {
  const isForm = answer.headers.get("Content-Type")?.startsWith("application/json") === true;
  const text = isForm ? returnedForm.parse(await answer.json()).reply.error[""][0] : await answer.text();
  return { status: answer.status, text };
}
