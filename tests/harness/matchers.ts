import { expect } from "vitest";

/** On answers only; on anything else they do not compile. */
type OnResponse<Received, Matcher> = Received extends Response ? Matcher : never;

interface DomainMatchers<Received> {
  /** A redirect (302 or 303) to exactly this path and query. */
  toRedirectTo: OnResponse<Received, (location: string) => void>;
  /** A refusal: the status and, in the body, the exact text that a person reads. */
  toRefuse: OnResponse<Received, (status: number, text?: string) => Promise<void>>;
  /** A page: 200, and these texts in it. */
  toShow: OnResponse<Received, (...texts: string[]) => Promise<void>>;
}

declare module "vitest" {
  // why: vitest reads its matchers' types from this interface.
  interface Matchers<T> extends DomainMatchers<T> {}
}

/** HTML as a person reads it: entities back to letters, so that 'löschen.' is found as it is written. */
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
    const pass = [302, 303].includes(response.status) && pathOf(locationOf(response)) === location;
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

function pathOf(location: string) {
  const url = new URL(location, "http://same.invalid");
  return url.pathname + url.search;
}
