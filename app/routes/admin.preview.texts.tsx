import { type ActionFunctionArgs, data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useParams } from "@remix-run/react";
import type { Edits } from "~/domain/record/any-record";
import { showingDrafts } from "~/domain/record/shown-drafts.server";
import { legalPreviewSchema } from "~/domain/texts/legal-schema";
import type { TextRef } from "~/domain/texts/text-kinds";
import { previewedText, TextPreview, withMark, withPlace } from "~/domain/texts/text-preview";
import { textFieldsIn, textViewAt } from "~/domain/texts/text-views";
import { allLanguagesOn } from "~/domain/system/site-languages";
import { neverCached } from "~/http/answers";
import { readDraftForm } from "~/http/draft-screens.server";
import { followsPost } from "~/http/request-paths";
import { requireFound } from "~/http/guard.server";
import { publicOrigin } from "~/http/origin.server";
import { renderPublicPage } from "~/http/public-page.server";
import { readForm } from "~/http/read-form.server";
import { textLanguage } from "~/http/search-params";
import { requireTextPermission } from "~/http/text-form.server";
import { paths, prefixedPath } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { PREVIEW_REFUSED } from "~/ui/form/preview-labels";
import previewStyles from "~/ui/styles/preview.css?url";
import siteStyles from "~/ui/styles/site.css?url";

export const meta: MetaFunction = () => [{ title: "Vorschau" }];

export const links: LinksFunction = () => [siteStyles, previewStyles].map((href) => ({ rel: "stylesheet", href }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { text } = await requireTextPermission(request, "update", params);
  if (followsPost(request)) return null;
  throw redirect(textViewAt(text)?.list.url ?? paths.admin.home);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { text, user } = await requireTextPermission(request, "update", params);
  const seen = requireFound(previewedText(text));
  const typed = await readTyped(request, text, user.adminUserId);
  if (typed === null) return data(null, neverCached(422));
  const language = seen.language ?? textLanguage(request);
  const path = prefixedPath(seen.screen, language);
  const drafts = new Map([[text.resource, new Map([[text.recordId, withMark(text, typed, language)]])], allLanguagesOn]);
  const { main, head } = await showingDrafts(drafts, () => renderPublicPage(request, path));
  return data({ language, part: seen.part, url: publicOrigin() + path, page: { main: withPlace(main), head } }, neverCached(200));
}

/** Null for invalid values. In a legal text, link and month may be unfinished. */
async function readTyped(request: Request, text: TextRef, by: string): Promise<Edits | null> {
  if (text.resource === "legal") {
    const form = await readForm(request, legalPreviewSchema);
    return form.ok ? form.value : null;
  }
  const form = await readDraftForm(request, text, by);
  return form.ok ? form.value : null;
}

export default function PreviewText() {
  const preview = useActionData<typeof action>();
  return <main id="preview">{preview ? <TextPreview {...preview} /> : <p className="wrap">{PREVIEW_REFUSED}</p>}</main>;
}

export function ErrorBoundary() {
  return <RouteError failure="Die Vorschau ist gerade nicht zu erreichen." fields={textFieldsIn(useParams())} />;
}
