import { type ActionFunctionArgs, data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { previewRecord } from "~/domain/resources.server";
import { ResourcePreview } from "~/domain/resource-forms";
import { resourceScreen } from "~/domain/resource-views";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { neverCached } from "~/http/answers";
import { followsPost } from "~/http/request-paths";
import { readPreviewedRecord } from "~/http/record-form.server";
import { requireResourcePermission } from "~/http/guard.server";
import { isLanguage, TEXT_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { PREVIEW_REFUSED } from "~/ui/form/preview-labels";
import siteStyles from "~/ui/styles/site.css?url";

export const meta: MetaFunction = () => [{ title: "Vorschau" }];

export const { ErrorBoundary } = resourceScreen("edit");

export const links: LinksFunction = () => [{ rel: "stylesheet", href: siteStyles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource } = await requireForm(request, params);
  if (followsPost(request)) return null;
  throw redirect(paths.admin.records(RESOURCES[resource].path).list());
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { resource } = await requireForm(request, params);
  const form = await readPreviewedRecord(request, RESOURCES[resource]);
  if (!form.ok) return data(null, neverCached(422));
  return data(await previewRecord({ resource, id: params.id ?? "", form: form.value, languages: languagesIn(request) }), neverCached(200));
}

/** Requires the same permission as saving. */
function requireForm(request: Request, { resource, id }: ActionFunctionArgs["params"]) {
  return requireResourcePermission(request, id === "new" ? "create" : "update", resourceNameFrom(resource));
}

/** All languages if the browser has no JavaScript, because the form then shows all. */
function languagesIn(request: Request) {
  const language = new URL(request.url).searchParams.get("language") ?? "";
  return isLanguage(language) ? [language] : TEXT_LANGUAGES;
}

export default function PreviewRecord() {
  const preview = useActionData<typeof action>();
  return <main id="preview">{preview ? <ResourcePreview preview={preview} /> : <p className="wrap">{PREVIEW_REFUSED}</p>}</main>;
}
