import { paths } from "~/paths";

const INTERNAL = "http://internal.invalid";
const LONGEST_PATH = 2_000;

const gate = [paths.admin.setup, paths.admin.setupDone, paths.admin.login(), paths.admin.loginCode(), paths.admin.logout];

/** Downloads, with the page that links them: after a redirect to a file the browser would stay on the login. */
const DOWNLOADS = [/^(\/admin\/logs)\/export$/, /^(\/admin\/words\/export)\/file$/, /^(\/admin\/test-database)\/backup$/];

/** Only paths of the administration, to prevent open redirects. */
export function nextPath(wanted: string | null | undefined): string {
  const url = wanted && wanted.length <= LONGEST_PATH && wanted.startsWith("/") ? URL.parse(wanted, INTERNAL) : null;
  if (url?.origin !== INTERNAL) return paths.admin.home;
  const isAdmin = /^\/admin(\/|$)/i.test(url.pathname);
  if (!isAdmin || gate.includes(formPath(url))) return paths.admin.home;
  return (listOf(formPath(url), DOWNLOADS) ?? url.pathname) + url.search + url.hash;
}

export function pagePath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  url.searchParams.delete("_data");
  return url.pathname.replace(/\.data$/, "") + url.search;
}

export function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/** True for a read after a post, in which a loader must not redirect. The router sends the post's headers; other reads have no body. */
export function followsPost({ headers }: Request): boolean {
  return headers.has("Content-Type");
}

/** Normalized, because the router ignores case and a trailing slash. */
export function formPath(url: URL): string {
  return url.pathname.replace(/\.data$/, "").replace(/(?<=.)\/$/, "").toLowerCase();
}

export function pathSentFrom({ headers }: Request): string | null {
  const page = URL.parse(headers.get("Referer") ?? "");
  return page && formPath(page);
}

const CHOICE = /^\/admin\/media\/choose$/;
const AUTOSAVE = /\/autosave$/;

/** The forms whose loaders call `takeExpiredPost`. */
const FORMS = [
  /^\/admin\/(?!preview\/).+\/(edit|new)$/,
  /^\/admin\/(account\/name|logs\/retention|settings(\/(company|look|languages))?|words\/import(\/[^/]+)?)$/,
  /^\/admin\/media\/[^/]+(\/replace)?$/,
  /^\/admin\/podcast-content\/[^/]+\/[^/]+$/,
];

export function formSentTo(url: URL): string | null {
  const path = formPath(url);
  const form = CHOICE.test(path) ? formPath(new URL(nextPath(url.searchParams.get("form")), INTERNAL)) : path.replace(AUTOSAVE, "");
  return FORMS.some((pattern) => pattern.test(form)) ? form : null;
}

/** Actions of buttons, with their list. They are not repeated after the login. */
const BUTTONS = [
  /^(\/admin\/[^/]+)\/[^/]+\/(delete|move|status|login|link|activate|deactivate|done|spam|reopen|resend)$/,
  /^(\/admin\/logs)\/delete-(old|all)$/,
  /^(\/admin\/account)\/sessions\/.+$/,
  /^(\/admin\/(trash|drafts|translations))\/.+\/(restore|publish|discard|revoke|confirm)$/,
  /^(\/admin\/.+\/history)\/[^/]+\/restore$/,
  // forms of which nothing is kept, because they have only secrets or a file
  /^(\/admin\/(account\/(password|second-factor(\/.+)?)|words\/import))$/,
];

export function isOfButton(url: URL): boolean {
  return listOf(formPath(url), BUTTONS) !== undefined;
}

export function pathAfterLogin(request: Request): string {
  if (isRead(request)) return pagePath(request);
  const path = formPath(new URL(request.url));
  return listOf(path, BUTTONS) ?? (AUTOSAVE.test(path) ? path.replace(AUTOSAVE, "") : pagePath(request));
}

function listOf(path: string, patterns: readonly RegExp[]): string | undefined {
  return patterns.map((pattern) => pattern.exec(path)?.[1]).find(Boolean);
}

const LONGEST_RETURN_PATH = 500;

/** Excludes "//host" and "/\host", which lead to another site. */
export function returnPath(form: FormData): string {
  const value = textIn(form, "return_to");
  return value.length <= LONGEST_RETURN_PATH && /^\/(?![/\\])[\x21-\x7e]*$/.test(value) ? value : "/";
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
