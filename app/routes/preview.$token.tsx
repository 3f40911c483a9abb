import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isRouteErrorResponse, type MetaFunction, useRouteError } from "@remix-run/react";
import { changedTextIn, languagesIn, pageOfValues } from "~/domain/desk/draft-state.server";
import { openPreview, type Preview } from "~/domain/desk/preview-links.server";
import { attempt, attemptOr } from "~/http/attempt.server";
import { CACHE, unavailable } from "~/http/answers";
import { beginPreview, endPreview, listPageWith, siteOf } from "~/http/site-request.server";
import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, projectPath, screenPath, withPrefix } from "~/paths";
import { errorMeta } from "~/ui/site/error-labels";
import { ErrorPanel } from "~/ui/site/error-panel";
import { placeOf } from "~/ui/site/page-meta";
import { LinkButton } from "~/ui/site/page-parts";
import { useSite } from "~/ui/site/use-site";

export const meta: MetaFunction = (page) => {
  const { error, matches } = page;
  if (statusOf(error) !== 404) return errorMeta(page);
  const { over } = dictionaryOf(placeOf(matches).language).preview;
  return [{ title: `${over.title} – ${placeOf(matches).company.name}` }, { name: "robots", content: "noindex" }];
};

/** Opens the page of the newest draft. An invalid link also ends a running preview. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const found = await attempt(request, () => openPreview(token));
  if (found.state !== "ready") throw unavailable();
  const preview = found.value;
  if (preview === null) throw new Response(null, { status: 404, statusText: "Not Found", headers: { "Set-Cookie": await endPreview() } });
  const headers = { "Set-Cookie": await beginPreview(token, preview), "Cache-Control": CACHE.preview, "X-Robots-Tag": "noindex" };
  throw redirect(await firstPage(request, preview), { headers });
}

/** In the visitor's language, if the draft changes a text in it. */
async function firstPage(request: Request, preview: Preview): Promise<string> {
  const [site, [state]] = [await siteOf(request), preview.states];
  if (state === undefined) return linkTo(site, "home");
  const { screen, slug } = await pageOfValues(state.draft, state.values);
  const languages = languagesIn(state.draft, state.differences);
  const language = languages.includes(site.language) ? site.language : (languages[0] ?? site.language);
  const listPage = await attemptOr(request, () => listPageWith(preview, { screen, id: state.draft.recordId }), "");
  const path = slug ? projectPath(slug, language) : screenPath(screen, language) + listPage;
  const mark = markOf(changedTextIn(state.draft, state.differences, language));
  return withPrefix(path, language) + mark;
}

/** A text fragment, with which the browser scrolls to these words and highlights them. */
function markOf(text: string | null): string {
  return text === null ? "" : `#:~:text=${encodeURIComponent(text).replaceAll("-", "%2D")}`;
}

export default function PreviewLink() {
  return null;
}

export function ErrorBoundary() {
  const site = useSite();
  const status = statusOf(useRouteError());
  if (status !== 404) return <ErrorPanel status={status} />;
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

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
