import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { notFound } from "~/http/errors";
import { languageCookie } from "~/http/language.server";
import { readBody } from "~/http/read-body.server";
import { isLanguage, type Language } from "~/i18n/languages";
import { splitPrefix, withPrefix } from "~/paths";

const LONGEST_RETURN_PATH = 500;

export function loader() {
  throw notFound();
}

/** Saves the language and returns to the same page; a code that is not offered changes nothing. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readBody(request);
  const language = textIn(form, "language");
  const path = internalPath(textIn(form, "return_to"));
  if (!isLanguage(language)) return redirect(path, 303);
  return redirect(inLanguage(path, language), { status: 303, headers: { "Set-Cookie": languageCookie(language) } });
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function inLanguage(path: string, language: Language): string {
  const { prefix, path: bare } = splitPrefix(path);
  return prefix ? withPrefix(bare, language) : path;
}

/** Only a path of this site: "//host" and "/\host" would leave it. */
function internalPath(value: string): string {
  return value.length <= LONGEST_RETURN_PATH && /^\/(?![/\\])[\x21-\x7e]*$/.test(value) ? value : "/";
}
