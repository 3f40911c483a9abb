import { paths } from "~/paths";

const INTERNAL = "http://internal.invalid";
const LONGEST_PATH = 2_000;

/** Pages of the gate itself: nobody wants to be sent back to them. */
const gate = [paths.admin.setup, paths.admin.setupDone, paths.admin.login(), paths.admin.loginCode(), paths.admin.logout];

/** Where to go after the login: a path of the administration with its query, and nothing else. */
export function nextPath(wanted: string | null | undefined): string {
  const url = wanted && wanted.length <= LONGEST_PATH && wanted.startsWith("/") ? urlOf(wanted) : null;
  if (url?.origin !== INTERNAL) return paths.admin.home;
  const isAdmin = /^\/admin(\/|$)/i.test(url.pathname);
  return isAdmin && !gate.includes(formPath(url)) ? url.pathname + url.search : paths.admin.home;
}

/** The path and query of a page, also when only its data was asked for. */
export function pagePath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  url.searchParams.delete("_data");
  return url.pathname.replace(/\.data$/, "") + url.search;
}

/** The path that names a form, however it was spelled: the router ignores case and a trailing slash as well. */
export function formPath(url: URL): string {
  return url.pathname.replace(/\.data$/, "").replace(/(?<=.)\/$/, "").toLowerCase();
}

function urlOf(path: string): URL | null {
  return URL.canParse(path, INTERNAL) ? new URL(path, INTERNAL) : null;
}

const LONGEST_RETURN_PATH = 500;

/** Where a small form of the site comes back to: only a path of this site, since "//host" and "/\host" would leave it. */
export function returnPath(form: FormData): string {
  const value = textIn(form, "return_to");
  return value.length <= LONGEST_RETURN_PATH && /^\/(?![/\\])[\x21-\x7e]*$/.test(value) ? value : "/";
}

/** A field of such a form; empty where it was not sent. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
