import { type ActionFunctionArgs, data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { previewLegalText, type ShownLegalText } from "~/domain/texts/legal-texts.server";
import { LegalArticle } from "~/domain/texts/legal-article";
import { legalPreviewSchema } from "~/domain/texts/legal-schema";
import { legalKind } from "~/domain/texts/legal-text";
import { CACHE, neverKept } from "~/http/cache";
import { followsPost } from "~/http/edit-form.server";
import { requirePermission } from "~/http/guard.server";
import { readForm } from "~/http/read-form.server";
import { requireTextKey } from "~/http/text-form.server";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { screenError } from "~/ui/admin/route-error";
import { PREVIEW_REFUSED } from "~/ui/form/preview-labels";
import siteStyles from "~/ui/styles/site.css?url";

export const meta: MetaFunction = () => [{ title: "Vorschau" }];

export const ErrorBoundary = screenError("Fehler beim Laden der Seiteninhalte");

export const links: LinksFunction = () => [{ rel: "stylesheet", href: siteStyles }];

/** Whoever comes without a form is led to the list. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireForm(request, params);
  if (followsPost(request)) return null;
  throw redirect(paths.admin.legal.list);
}

/** What is typed into the form of a legal text, as its page would show it. Nothing is saved. */
export async function action({ request, params }: ActionFunctionArgs) {
  const key = await requireForm(request, params);
  const form = await readForm(request, legalPreviewSchema);
  if (!form.ok) return data(null, neverKept(422));
  const { version: _, ...values } = form.value;
  return data({ ...(await previewLegalText(key, values)), page: key.language }, { headers: { "Cache-Control": CACHE.never } });
}

async function requireForm(request: Request, params: ActionFunctionArgs["params"]) {
  await requirePermission(request, "update", "pages");
  return requireTextKey(legalKind, params);
}

export default function PreviewLegal() {
  const preview = useActionData<typeof action>();
  return <main id="preview">{preview ? <Article {...preview} /> : <p className="wrap">{PREVIEW_REFUSED}</p>}</main>;
}

function Article({ document, language, page }: ShownLegalText & { page: Language }) {
  const site = { language: page, prefix: page, path: "/" };
  return <LegalArticle document={document} lang={language} contents={dictionaryOf(page).legal.contents} site={site} />;
}
