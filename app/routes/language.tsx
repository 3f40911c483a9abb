import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { noSuchFile } from "~/http/errors";
import { languageCookie } from "~/http/choice-cookies.server";
import { readBody } from "~/http/read-body.server";
import { returnPath, textIn } from "~/http/next-path";
import { isLanguage, type Language } from "~/i18n/languages";
import { splitPrefix, withPrefix } from "~/paths";

export function loader() {
  throw noSuchFile();
}

/** Saves the language and returns to the same page; a code that is not offered changes nothing. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readBody(request);
  const language = textIn(form, "language");
  const path = returnPath(form);
  if (!isLanguage(language)) return redirect(path, 303);
  return redirect(inLanguage(path, language), { status: 303, headers: { "Set-Cookie": languageCookie(language) } });
}

function inLanguage(path: string, language: Language): string {
  const { prefix, path: bare } = splitPrefix(path);
  return prefix ? withPrefix(bare, language) : path;
}
