import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/react";
import { changedTextIn, onlyLanguageIn, screenOfDraft } from "~/domain/desk/draft-state.server";
import { openPreview, type Preview } from "~/domain/desk/preview-links.server";
import { CACHE } from "~/http/cache";
import { siteOf } from "~/http/language.server";
import { beginPreview, endPreview } from "~/http/preview.server";
import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, prefixedPath, type Site } from "~/paths";
import { placeOf } from "~/ui/site/page-meta";
import { LinkButton } from "~/ui/site/link-button";
import { useSite } from "~/ui/site/use-site";

export const meta: MetaFunction = ({ matches }) => {
  const { over } = dictionaryOf(placeOf(matches).language).preview;
  return [{ title: `${over.title} – ${placeOf(matches).company.name}` }, { name: "robots", content: "noindex" }];
};

/** Begins a preview at the page that shows its draft, of several the newest. A link that shows nothing any more also ends one that ran. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const preview = await openPreview(token);
  if (preview === null) throw new Response(null, { status: 404, statusText: "Not Found", headers: { "Set-Cookie": await endPreview() } });
  const headers = { "Set-Cookie": await beginPreview(token, preview), "Cache-Control": CACHE.preview, "X-Robots-Tag": "noindex" };
  throw redirect(firstPage(preview, await siteOf(request)), { headers });
}

function firstPage({ states: [state] }: Preview, site: Site): string {
  if (state === undefined) return linkTo(site, "home");
  const screen = screenOfDraft(state.draft, state.values);
  const language = onlyLanguageIn(state.draft, state.differences);
  const mark = markOf(changedTextIn(state.draft, state.differences, language ?? site.language));
  return (language ? prefixedPath(screen, language) : linkTo(site, screen)) + mark;
}

/** A text fragment: the browser goes to these words and marks them; where it knows none, or they are not there, the page opens at its top. */
function markOf(text: string | null): string {
  return text === null ? "" : `#:~:text=${encodeURIComponent(text).replaceAll("-", "%2D")}`;
}

/** There is nothing to see at a link itself: it leads on, or is over. */
export default function PreviewLink() {
  return null;
}

export function ErrorBoundary() {
  const site = useSite();
  const { title, text, button } = dictionaryOf(site.language).preview.over;
  return (
    <div className="wrap error-panel">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="buttons">
        <LinkButton href={linkTo(site, "home")}>{button}</LinkButton>
      </p>
    </div>
  );
}
