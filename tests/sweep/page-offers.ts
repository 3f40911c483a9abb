/** A link or a form of a page: what a person can do there. */
export interface Offer {
  method: "GET" | "POST";
  path: string;
}

/** All links and forms of a page that lead into the administration, except the logout. */
export function offersOf(html: string, url: string): Offer[] {
  const links = attributes(html, "a", "href").map((target) => createOffer("GET", target, url));
  const forms = tags(html, "form").map((tag) => createOffer(isPost(tag) ? "POST" : "GET", attribute(tag, "action") ?? url, url));
  const buttons = tags(html, "button").flatMap((tag) => attribute(tag, "formaction") ?? []).map((target) => createOffer("POST", target, url));
  const offers = [...links, ...forms, ...buttons].filter(({ path }) => /^\/admin(\/|\?|$)/.test(path) && path !== "/admin/logout");
  return [...new Map(offers.map((one) => [`${one.method} ${one.path}`, one])).values()];
}

function createOffer(method: Offer["method"], target: string, url: string): Offer {
  const { origin, pathname, search } = new URL(target, url);
  return { method, path: origin === new URL(url).origin ? pathname + search : "" };
}

function attributes(html: string, tag: string, name: string) {
  return tags(html, tag).flatMap((one) => attribute(one, name) ?? []);
}

function tags(html: string, name: string) {
  return html.match(new RegExp(`<${name}\\s[^>]*>`, "g")) ?? [];
}

function attribute(tag: string, name: string) {
  return new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1]?.replaceAll("&amp;", "&");
}

function isPost(tag: string) {
  return attribute(tag, "method")?.toLowerCase() === "post";
}
