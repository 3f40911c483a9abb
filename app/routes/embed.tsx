import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { allowing, EMBED_CATEGORIES, type EmbedKind, isEmbedKind, OPTIONAL_CATEGORIES } from "~/domain/consent/consent";
import { consentOf, onceCookie, preferencesCookie } from "~/http/choice-cookies.server";
import { noSuchFile } from "~/http/errors";
import { readBody } from "~/http/read-body.server";
import { returnPath, textIn } from "~/http/next-path";

export function loader() {
  throw noSuchFile();
}

/** Allows the map or the video: for the page that follows, or for good where the box is ticked. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readBody(request);
  const kind = textIn(form, "embed");
  const path = returnPath(form);
  if (!isEmbedKind(kind)) return redirect(path, 303);
  const cookie = form.has("remember") ? cookieThatAdds(kind, request) : onceCookie(kind);
  return redirect(path, { status: 303, headers: { "Set-Cookie": cookie } });
}

function cookieThatAdds(kind: EmbedKind, request: Request): string {
  const { preferences } = consentOf(request);
  const allowed = OPTIONAL_CATEGORIES.filter((category) => preferences?.[category]);
  return preferencesCookie(allowing([...allowed, EMBED_CATEGORIES[kind]]));
}
