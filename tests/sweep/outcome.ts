/** The outcome of a call over any channel. */
export async function outcomeOf(response: Response) {
  const body = await response.text();
  if (leadsTo(response, body, "/admin/login")) return "login";
  if (leadsTo(response, body, "/admin/account/second-factor")) return "factor";
  if (response.status >= 500) return `broken: ${String(response.status)}`;
  if ([400, 401, 403, 404, 405, 409, 413, 429].includes(response.status)) return String(response.status);
  return "ok";
}

/** A redirect is a Location for pages, a header for the former data channel, and a text in the answer of single fetch. */
function leadsTo({ status, headers }: Response, body: string, path: string) {
  const target = headers.get("Location") ?? headers.get("X-Remix-Redirect") ?? "";
  return target.startsWith(path) || (status === 202 && body.includes(`"${path}`));
}
