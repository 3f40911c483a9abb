/**
 * A browser without JavaScript: keeps cookies, sends what a native form sends, does not follow redirects by itself.
 * Requests uncompressed answers, which is faster on both sides; tests of compression ask for it.
 */
export interface Visitor {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  head: (path: string) => Promise<Response>;
  /** `headers` replace those that mark the form as our own. */
  post: (path: string, fields?: Fields, headers?: Record<string, string>, method?: string) => Promise<Response>;
  cookies: Map<string, string>;
}

export type Fields = Record<string, string | string[]> | FormData;

export function visitorOf(origin: string): Visitor {
  const cookies = new Map<string, string>();

  async function send(path: string, { headers, ...init }: RequestInit & { headers: Record<string, string> }) {
    const response = await fetch(new URL(path, origin), {
      ...init,
      redirect: "manual",
      headers: { Accept: "text/html", "Accept-Encoding": "identity", Cookie: cookieHeader(cookies), ...headers },
    });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return response;
  }

  return {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    head: (path) => send(path, { method: "HEAD", headers: {} }),
    post: (path, fields = {}, headers = { Origin: origin, "Sec-Fetch-Site": "same-origin" }, method = "POST") =>
      send(path, { method, body: bodyOf(fields), headers }),
  };
}

function cookieHeader(cookies: Map<string, string>) {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function keepCookie(cookies: Map<string, string>, line: string) {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/;\s*max-age=0\b/i.test(line) || value === "") cookies.delete(name);
  else cookies.set(name, value);
}

function bodyOf(fields: Fields) {
  if (fields instanceof FormData) return fields;
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return new URLSearchParams(pairs);
}
