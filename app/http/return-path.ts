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
