import { expect } from "vitest";

/** Compiles only for responses. */
type OnResponse<Received, Matcher> = Received extends Response ? Matcher : never;

interface DomainMatchers<Received> {
  /** A redirect (302 or 303) to exactly this path and query of the same host. */
  toRedirectTo: OnResponse<Received, (location: string) => void>;
  /** A refusal with this status, and with this exact text in its body. */
  toRefuse: OnResponse<Received, (status: number, text?: string) => Promise<void>>;
  /** A page with status 200 that contains these texts. */
  toShow: OnResponse<Received, (...texts: string[]) => Promise<void>>;
}

declare module "vitest" {
  // vitest reads the types of matchers from this interface
  interface Matchers<T> extends DomainMatchers<T> {}
}

/** Decodes entities in HTML, so that 'löschen.' is found. */
function readable(html: string) {
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

function locationOf(response: Response) {
  return response.headers.get("Location") ?? "";
}

async function missingTexts(response: Response, texts: readonly string[]) {
  const body = readable(await response.clone().text());
  return texts.filter((text) => !body.includes(text));
}

expect.extend({
  toRedirectTo(response: Response, location: string) {
    const found = `${String(response.status)} ${locationOf(response)}`;
    const pass = [302, 303].includes(response.status) && addressOf(response) === location;
    return { pass, message: () => `expected a redirect to ${location}, got ${found}` };
  },

  async toRefuse(response: Response, status: number, text?: string) {
    const missing = text === undefined ? [] : await missingTexts(response, [text]);
    const pass = response.status === status && missing.length === 0;
    return { pass, message: () => `expected ${String(status)} with '${text ?? ""}', got ${String(response.status)}` };
  },

  async toShow(response: Response, ...texts: string[]) {
    const missing = await missingTexts(response, texts);
    const pass = response.status === 200 && missing.length === 0;
    return { pass, message: () => `expected a page, got ${String(response.status)}; missing: ${missing.join(" | ")}` };
  },
});

/** Without the host only if it stays the same. */
function addressOf(response: Response) {
  const here = new URL(response.url === "" ? "http://same.invalid" : response.url);
  const { origin, pathname, search, href } = new URL(locationOf(response), here);
  return origin === here.origin ? pathname + search : href;
}
