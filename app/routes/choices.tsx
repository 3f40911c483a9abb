import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { EMBED_CATEGORIES, isEmbedKind, ONCE_COOKIE } from "~/domain/consent/consent";
import { POPUP_CLOSED, POPUP_CLOSED_COOKIE } from "~/domain/system/popup-closed";
import { consentOf, persistentCookie, preferencesCookie } from "~/http/choice-cookies.server";
import { notFound } from "~/http/answers";
import { LANGUAGE_COOKIE } from "~/http/find-locale";
import { formPath, returnPath, textIn } from "~/http/request-paths";
import { endPreview } from "~/http/site-request.server";
import { readBody } from "~/http/read-body.server";
import { isLanguage } from "~/i18n/languages";
import { pathIn, paths, splitPrefix, withPrefix } from "~/paths";

/** Null for invalid values, which change nothing. */
type Choice = { cookie: string; path: string } | null;

type Posted = { request: Request; form: FormData; path: string };

const CHOICES: Readonly<Record<string, (posted: Posted) => Choice | Promise<Choice>>> = {
  [paths.language]: chooseLanguage,
  [paths.embed]: allowEmbed,
  [paths.maintenancePopup]: ({ path }) => ({ cookie: persistentCookie(POPUP_CLOSED_COOKIE, POPUP_CLOSED), path }),
  [paths.preview.end]: async ({ path }) => ({ cookie: await endPreview(), path }),
};

export function loader() {
  throw notFound();
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readBody(request);
  const path = returnPath(form);
  const choice = await CHOICES[formPath(new URL(request.url))]?.({ request, form, path });
  if (!choice) return redirect(path, 303);
  return redirect(choice.path, { status: 303, headers: { "Set-Cookie": choice.cookie } });
}

/** Without a component the 404 would have no page. */
export default function NotFound() {
  return null;
}

function chooseLanguage({ form, path }: Posted): Choice {
  const language = textIn(form, "language");
  if (!isLanguage(language)) return null;
  const [, page = "", rest = ""] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const { prefix, path: bare } = splitPrefix(page);
  const there = pathIn(language, bare) ?? bare;
  return { cookie: persistentCookie(LANGUAGE_COOKIE, language), path: prefix ? withPrefix(there, language) + rest : path };
}

/** Long enough for the next page only. */
const ONCE_SECONDS = 20;

function allowEmbed({ request, form, path }: Posted): Choice {
  const kind = textIn(form, "embed");
  if (!isEmbedKind(kind)) return null;
  if (!form.has("remember")) return { cookie: persistentCookie(ONCE_COOKIE, kind, ONCE_SECONDS), path };
  const { preferences } = consentOf(request);
  return { cookie: preferencesCookie([...(preferences ?? []), EMBED_CATEGORIES[kind]]), path };
}
